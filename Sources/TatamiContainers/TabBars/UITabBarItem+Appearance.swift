public import Foundation
public import TatamiControls
public import TatamiViews

extension UITabBarItem {
  /// The appearance of the bar while the item is selected; nil for that of the bar.
  public var standardAppearance: UITabBarAppearance? {
    get { appearances.standard as? UITabBarAppearance }
    set { appearances.standard = observed(newValue) }
  }

  /// The appearance of the bar while the item is selected and the end of the content is above the bar;
  /// nil for that of the bar.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge as? UITabBarAppearance }
    set { appearances.scrollEdge = observed(newValue) }
  }

  private func observed(_ appearance: UITabBarAppearance?) -> UITabBarAppearance? {
    let copy = appearance?.duplicate()
    copy?.changeHandler = { [weak self] in self?.itemDidChange() }
    return copy
  }

  /// Sets the attributes of the badge's text in a state of a control; nil for those of the bar.
  public func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    badgeAttributes[state.rawValue] = textAttributes
  }

  /// Returns the attributes of the badge's text that were set for a state of a control.
  public func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }

  /// The title that the bar shows.
  var shownTitle: String? { title ?? systemItem.map { TabGlyph.title(of: $0) } }

  /// The image that the bar shows.
  func shownImage(isSelected: Bool) -> UIImage? {
    let own = isSelected ? selectedImage ?? image : image
    if let own {
      return own.renderingMode == .automatic ? own.withRenderingMode(.alwaysTemplate) : own
    }
    guard let systemItem else { return nil }
    let image = systemImage ?? TabGlyph.image(of: systemItem)
    systemImage = image
    return image
  }
}
