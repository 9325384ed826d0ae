public import Foundation
public import TatamiViews

/// The arrangements of a tab's image and title.
public enum UITabBarItemAppearanceStyle: Int, Sendable {
  /// The image above the title.
  case stacked = 0
  /// The image beside the title.
  case inline = 1
  /// A smaller image beside a smaller title, in compact height.
  case compactInline = 2
}

/// The look of tabs in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The values of a state.
  struct Values {
    var title: [NSAttributedString.Key: Any] = [:]
    var titleOffset = UIOffset.zero
    var iconColor: UIColor?
    var badge: [NSAttributedString.Key: Any] = [:]
    var badgeColor: UIColor?
    var (badgeOffset, badgeTitleOffset) = (UIOffset.zero, UIOffset.zero)
  }

  fileprivate(set) final var values = Values()
  /// The font of the state `normal`, which others have unless it is set.
  fileprivate var normalFont: Any?
  fileprivate var changeHandler: (() -> Void)?

  private func change(_ change: (inout Values) -> Void) {
    change(&values)
    changeHandler?()
  }

  /// The attributes of the title; the font is that of the state `normal` unless set.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes = values.title
      if let normalFont, attributes[.font] == nil { attributes[.font] = normalFont }
      return attributes
    }
    set { change { $0.title = newValue } }
  }
  /// The distance by which the title is moved, in points.
  open var titlePositionAdjustment: UIOffset {
    get { values.titleOffset }
    set { change { $0.titleOffset = newValue } }
  }
  /// The color of the image; nil for gray, while the tab is selected for the tint color.
  open var iconColor: UIColor? {
    get { values.iconColor }
    set { change { $0.iconColor = newValue } }
  }
  /// The distance by which the badge is moved, in points.
  open var badgePositionAdjustment: UIOffset {
    get { values.badgeOffset }
    set { change { $0.badgeOffset = newValue } }
  }
  /// The color of the badge; nil for red.
  open var badgeBackgroundColor: UIColor? {
    get { values.badgeColor }
    set { change { $0.badgeColor = newValue } }
  }
  /// The attributes of the badge's text.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] {
    get { values.badge }
    set { change { $0.badge = newValue } }
  }
  /// The distance by which the text of the badge is moved, in points.
  open var badgeTitlePositionAdjustment: UIOffset {
    get { values.badgeTitleOffset }
    set { change { $0.badgeTitleOffset = newValue } }
  }
}

/// The look of tabs by state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The appearances by state.
  @MainActor
  private struct States {
    let normal = UITabBarItemStateAppearance()
    let selected = UITabBarItemStateAppearance()
    let disabled = UITabBarItemStateAppearance()
    let focused = UITabBarItemStateAppearance()

    var all: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }
  }

  private let states = States()
  private var style: UITabBarItemAppearanceStyle
  /// The appearance of enabled tabs.
  open var normal: UITabBarItemStateAppearance { states.normal }
  /// The appearance of the selected tab.
  open var selected: UITabBarItemStateAppearance { states.selected }
  /// The appearance of disabled tabs.
  open var disabled: UITabBarItemStateAppearance { states.disabled }
  /// The appearance of the tab with keyboard focus.
  open var focused: UITabBarItemStateAppearance { states.focused }
  /// Called after a change; set by the appearance of the bar.
  final var changeHandler: (() -> Void)?

  /// Creates the default appearance of an arrangement.
  public init(style: UITabBarItemAppearanceStyle) {
    self.style = style
    super.init()
    for state in states.all { state.changeHandler = { [weak self] in self?.stateDidChange() } }
  }

  /// Creates the default appearance of images above titles.
  public convenience override init() {
    self.init(style: .stacked)
  }

  /// Returns to the default appearance of an arrangement.
  open func configureWithDefault(for style: UITabBarItemAppearanceStyle) {
    self.style = style
    for state in states.all { state.values = UITabBarItemStateAppearance.Values() }
    stateDidChange()
  }

  private func stateDidChange() {
    let font = states.normal.values.title[.font]
    for state in states.all.dropFirst() { state.normalFont = font }
    changeHandler?()
  }

  /// Returns a copy.
  final func duplicate() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance(style: style)
    for (new, old) in zip(copy.states.all, states.all) { new.values = old.values }
    copy.stateDidChange()
    return copy
  }

  /// Returns the appearance of a tab.
  final func state(isSelected: Bool, isEnabled: Bool) -> UITabBarItemStateAppearance {
    if !isEnabled { return states.disabled }
    return isSelected ? states.selected : states.normal
  }
}
