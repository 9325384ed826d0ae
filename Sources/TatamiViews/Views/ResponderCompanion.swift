/// An object of another target in the package that is stored with a responder and released with it.
@MainActor
package protocol ResponderCompanion: AnyObject {
  /// Called when the intrinsic size of the view has changed; returns whether the companion has
  /// marked the objects that depend on it.
  func intrinsicContentSizeDidChange() -> Bool
  /// Called after constraints inside the view, or natural sizes that they depend on, have changed.
  func constraintsInsideDidChange()
  /// Called after the position, the bounds or the safe area of the view have changed.
  func geometryDidChange()
}

extension ResponderCompanion {
  package func constraintsInsideDidChange() {}
}

extension UIView {
  /// Has the engine read the natural size again, and marks for layout the views that depend on it.
  func naturalSizeDidChange() {
    engineWithItem?.naturalSizeDidChange(of: self)
    arrangingView?.naturalSizeChanged(of: self)
    if companion?.intrinsicContentSizeDidChange() != true { superview?.setNeedsLayout() }
  }
}
