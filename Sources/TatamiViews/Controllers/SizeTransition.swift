import Foundation

/// A change of size without animation.
final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
  typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The view whose size changes.
  let containerView: UIView
  private var alongside: [Step] = []
  private var completions: [Step] = []

  init(of view: UIView) {
    containerView = view
    super.init()
  }

  let isAnimated = false
  let presentationStyle = UIModalPresentationStyle.none
  let initiallyInteractive = false
  let isInterruptible = false
  let isInteractive = false
  let isCancelled = false
  let transitionDuration: TimeInterval = 0
  let percentComplete: CGFloat = 0
  let completionVelocity: CGFloat = 1
  let completionCurve = UIView.AnimationCurve.easeInOut
  let targetTransform = CGAffineTransform.identity

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Step?, completion: Step?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Step) {}

  /// Changes the size, then runs the animations and the completions.
  func run(_ change: () -> Void) {
    change()
    for step in alongside { step(self) }
    for step in completions { step(self) }
  }
}
