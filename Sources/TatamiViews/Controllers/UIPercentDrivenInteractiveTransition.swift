public import Foundation

/// An interaction controller that determines the progress of an animator by a fraction.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// The transition in progress.
  weak var transition: ControllerTransition?
  private var speed: CGFloat = 1
  private var curve = UIView.AnimationCurve.easeInOut
  private var timing: (any UITimingCurveProvider)?
  private var startsInteractively = true

  /// The duration of the animation, in seconds.
  open var duration: CGFloat { transition?.transitionDuration ?? 0 }
  /// The progress, from 0 to 1.
  open var percentComplete: CGFloat { transition?.percentComplete ?? 0 }
  /// The speed of the remaining animation relative to the animator's.
  open var completionSpeed: CGFloat {
    get { speed }
    set { speed = newValue }
  }
  /// The curve of the remaining animation.
  open var completionCurve: UIView.AnimationCurve {
    get { curve }
    set { curve = newValue }
  }
  /// The timing of the remaining animation of an interruptible animator; nil for the curve.
  open var timingCurve: (any UITimingCurveProvider)? {
    get { timing }
    set { timing = newValue }
  }
  /// Whether the transition begins interactively.
  open var wantsInteractiveStart: Bool {
    get { startsInteractively }
    set { startsInteractively = newValue }
  }

  /// Begins the transition at its start, where the animation waits.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    (transitionContext as? ControllerTransition)?.drive.takeAnimator()
  }

  /// Pauses a running interruptible transition.
  open func pause() { transition?.pauseInteractiveTransition() }

  /// Moves the animation to a fraction from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    transition?.updateInteractiveTransition(percentComplete)
  }

  /// Returns the animation to its start; the transition is canceled.
  open func cancel() { transition?.cancelInteractiveTransition() }

  /// Continues the animation to its end.
  open func finish() { transition?.finishInteractiveTransition() }
}
