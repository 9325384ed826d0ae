public import Foundation

/// An object that animates a transition between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Adds the new view to the container and animates it; calls `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns an animator that performs the transition and that can be paused, scrubbed and reversed;
  /// called once for each transition. Without this method the transition is not interruptible.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  /// Called after the transition has ended or was canceled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns an animator that performs no transition.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    MissingAnimator(duration: 0, curve: .linear)
  }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The animator of objects that implement no interruptible one.
final class MissingAnimator: UIViewPropertyAnimator {}

/// An object that controls the progress of a transition between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins an interactive transition; called instead of the animator's method.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the remaining animation relative to the animator's.
  var completionSpeed: CGFloat { get }
  /// The curve of the remaining animation.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins interactively.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The animator's own speed.
  public var completionSpeed: CGFloat { 1 }
  /// A slow beginning and a slow end.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True.
  public var wantsInteractiveStart: Bool { true }
}
