public import Foundation

/// The information with which an animator performs a transition between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The superview of the views that take part in the transition.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a person currently controls the progress of the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled.
  var transitionWasCancelled: Bool { get }
  /// The presentation style of a presented controller; `none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Reports the progress of an interactive transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction is over and that the transition continues to its end.
  func finishInteractiveTransition()
  /// Reports that the interaction is over and that the transition returns to its start.
  func cancelInteractiveTransition()
  /// Makes a running interruptible transition interactive.
  func pauseInteractiveTransition()
  /// Ends the transition; an animator calls it once, with false after a cancel.
  func completeTransition(_ didComplete: Bool)
  /// Returns the controller with a key.
  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController?
  /// Returns the view with a key; nil for the view of a controller that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation of a transition; the identity for transitions between controllers.
  var targetTransform: CGAffineTransform { get }
  /// Returns the frame of a controller's view at the start, in the container's coordinates; zero for
  /// a view that is not in the container yet.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view at the end, in the container's coordinates; zero for a
  /// view that leaves the container.
  func finalFrame(for vc: UIViewController) -> CGRect
}
