import Foundation
import TatamiUIKit
import TestSupport

/// An animator that fades with `UIView.animate`, which the kit can scrub but not interrupt.
class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let diary: Diary
  var completes = true

  init(_ diary: Diary) { self.diary = diary }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    diary.add("duration")
    return 1
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    diary.add("animates")
    let context = transitionContext
    if let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
      view.frame = context.finalFrame(for: to)
      context.containerView.addSubview(view)
    }
    let (shown, left) = (context.view(forKey: .to), context.view(forKey: .from))
    shown?.alpha = 0
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      shown?.alpha = 1
      left?.alpha = shown == nil ? 0 : 1
    } completion: { [completes] _ in
      guard completes else { return }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { diary.add("ended \(transitionCompleted)") }
}

/// An animator that moves the view with a property animator, which can be interrupted.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var requests = 0

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    requests += 1
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    if let view = context.view(forKey: .to) {
      view.frame = context.containerView.bounds
      view.frame.origin.x = 300
      context.containerView.addSubview(view)
      animator.addAnimations { view.frame.origin.x = 0 }
    } else if let view = context.view(forKey: .from) {
      animator.addAnimations { view.frame.origin.x = 300 }
    }
    animator.addCompletion { context.completeTransition($0 == .end) }
    return animator
  }
}

/// An animator that ends the transition before it returns.
final class InstantAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    context.completeTransition(true)
  }
}

/// A source of the objects of custom transitions.
final class TransitionSource: NSObject, UIViewControllerTransitioningDelegate {
  let diary: Diary
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var presentation: (UIViewController, UIViewController?) -> UIPresentationController? = { _, _ in
    nil
  }

  init(_ diary: Diary) { self.diary = diary }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    diary.add("asked for an animator")
    return animator
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    diary.add("asked for an animator")
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    diary.add("asked for an interactor")
    return interactor
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    diary.add("asked for an interactor")
    return interactor
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    diary.add("asked for a presentation")
    return presentation(presented, presenting)
  }
}

/// A presentation on the lower half that records its calls.
final class HalfPresentation: UIPresentationController {
  var diary = Diary()

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }

  override func presentationTransitionWillBegin() {
    diary.add("presentation begins")
    presentedViewController.transitionCoordinator?.animate { [diary] _ in diary.add("alongside") }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    diary.add("presentation ended \(completed)")
  }

  override func dismissalTransitionWillBegin() { diary.add("dismissal begins") }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    diary.add("dismissal ended \(completed)")
  }
}
