/// An object of another target of the package that is stored with a responder and freed with it.
@MainActor
package protocol ResponderCompanion: AnyObject {
  /// Called when the natural size of the view's content has changed; returns whether the companion
  /// has marked what depends on the size.
  func intrinsicContentSizeDidChange() -> Bool
  /// Called after the position or the bounds of the view have changed.
  func geometryDidChange()
}

extension UIView {
  /// Marks for layout what depends on the natural size.
  func naturalSizeChanged() {
    if companion?.intrinsicContentSizeDidChange() != true { superview?.setNeedsLayout() }
  }
}
