import Foundation
import TatamiGraphics
import TatamiViews

/// The animation of alerts: they shrink into place while they fade in, and fade out.
final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private static let scale: CGFloat = 1.2

  private let isPresentation: Bool

  init(isPresentation: Bool) { self.isPresentation = isPresentation }

  /// The duration in seconds.
  private var duration: TimeInterval { isPresentation ? 0.3 : 0.2 }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    context.animator(duration: duration, curve: .easeOut) { animator in
      if isPresentation { present(context, animator) } else { dismiss(context, animator) }
    }
  }

  private func present(
    _ context: any UIViewControllerContextTransitioning,
    _ animator: UIViewPropertyAnimator
  ) {
    guard let view = context.addAppearingView() else { return }
    view.alpha = 0
    view.transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
    animator.addAnimations {
      view.alpha = 1
      view.transform = .identity
    }
  }

  private func dismiss(
    _ context: any UIViewControllerContextTransitioning,
    _ animator: UIViewPropertyAnimator
  ) {
    guard let view = context.view(forKey: .from) else { return }
    animator.addAnimations { view.alpha = 0 }
  }
}
