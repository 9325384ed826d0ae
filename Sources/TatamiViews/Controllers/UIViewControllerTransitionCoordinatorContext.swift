public import Foundation

/// Information about a transition between controllers or about a change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The presentation style of a presented controller; `none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition began interactively.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can be paused, scrubbed and reversed.
  var isInterruptible: Bool { get }
  /// Whether a person currently controls the progress of the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled.
  var isCancelled: Bool { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The progress of an interactive transition, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed of the animation after the interaction, relative to that before.
  var completionVelocity: CGFloat { get }
  /// The curve of the animation after the interaction.
  var completionCurve: UIView.AnimationCurve { get }
  /// Returns the controller with a key.
  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController?
  /// Returns the view with a key.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The superview of the views that take part in the transition.
  var containerView: UIView { get }
  /// The rotation of a change of size; otherwise the identity.
  var targetTransform: CGAffineTransform { get }
}
