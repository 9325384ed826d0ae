import Foundation

/// The animation of popovers: they fade in and out.
final class PopoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The duration of transitions, in seconds.
  private static let duration: TimeInterval = 0.25

  private let isPresentation: Bool

  init(isPresentation: Bool) { self.isPresentation = isPresentation }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    context.animator(duration: Self.duration, curve: .easeOut) { animator in
      guard let view = context.view(forKey: isPresentation ? .to : .from) else { return }
      if isPresentation {
        context.containerView.addSubview(view)
        view.alpha = 0
      }
      animator.addAnimations { [isPresentation] in view.alpha = isPresentation ? 1 : 0 }
    }
  }
}
