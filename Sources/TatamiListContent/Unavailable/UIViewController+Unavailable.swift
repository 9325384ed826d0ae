public import TatamiViews

extension UIViewController {
  /// The placeholder for content that is missing; nil for none.
  ///
  /// It comes in front of the subviews that the view has when this is set.
  ///
  /// ```swift
  /// var empty = UIContentUnavailableConfiguration.empty()
  /// empty.image = UIImage(systemName: "tray")
  /// empty.text = "No Messages"
  /// controller.contentUnavailableConfiguration = empty
  /// ```
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailable.configuration as? any UIContentConfiguration }
    set {
      let new = newValue?.updated(for: contentUnavailableConfigurationState)
      unavailable.configuration = new
      viewIfLoaded?.setNeedsLayout()
      guard let new else { return removeUnavailableContent() }
      if let shown = unavailable.view as? any UIView & UIContentView, shown.supports(new) {
        shown.configuration = new
        shown.superview?.bringSubviewToFront(shown)
        return
      }
      removeUnavailableContent()
      unavailable.makeView = { new.makeContentView() }
    }
  }

  private func removeUnavailableContent() {
    unavailable.view?.removeFromSuperview()
    (unavailable.view, unavailable.makeView) = (nil, nil)
  }
}
