/// A view that arranges subviews, which have the flag `isArranged`: a stack view.
///
/// A protocol, because package members cannot be overridden outside of their module.
@MainActor
package protocol SubviewArranging: UIView {
  /// Whether constraints place the views inside, so that an engine knows where their baselines are.
  var usesConstraints: Bool { get }
  /// Called when an arranged subview is hidden or shown.
  func visibilityChanged(of subview: UIView)
  /// Called when constraints that mention the view or an arranged subview change, except those of stack
  /// views.
  func mentionsChanged()
  /// Called when the natural size of an arranged subview has changed.
  func naturalSizeChanged(of subview: UIView)
}

extension UIView {
  /// The superview, if it arranges the view.
  var arrangingView: (any SubviewArranging)? {
    constraintFlags.contains(.isArranged) ? superview as? any SubviewArranging : nil
  }
}
