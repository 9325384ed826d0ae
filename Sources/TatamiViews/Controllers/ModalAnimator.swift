import Foundation

/// The animation of the modal transition styles: the presented view slides or fades in and out.
final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The duration of transitions, in seconds.
  private static let duration: TimeInterval = 0.4

  private let style: UIModalTransitionStyle
  private let isPresentation: Bool

  init(_ style: UIModalTransitionStyle, isPresentation: Bool) {
    (self.style, self.isPresentation) = (style, isPresentation)
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    context.animator(duration: Self.duration, curve: .easeInOut) { animator in
      if isPresentation { present(context, animator) } else { dismiss(context, animator) }
    }
  }

  private func present(
    _ context: any UIViewControllerContextTransitioning,
    _ animator: UIViewPropertyAnimator
  ) {
    guard let view = context.addAppearingView() else { return }
    let center = view.center
    if style == .coverVertical {
      view.center.y = Self.hiddenCenter(of: view, in: context.containerView)
    } else {
      view.alpha = 0
    }
    animator.addAnimations {
      view.center = center
      view.alpha = 1
    }
  }

  private func dismiss(
    _ context: any UIViewControllerContextTransitioning,
    _ animator: UIViewPropertyAnimator
  ) {
    guard let view = context.view(forKey: .from) else { return }
    let y = Self.hiddenCenter(of: view, in: context.containerView)
    let slides = style == .coverVertical
    animator.addAnimations {
      if slides { view.center.y = y } else { view.alpha = 0 }
    }
  }

  /// The vertical center of a view directly below its container.
  private static func hiddenCenter(of view: UIView, in container: UIView) -> CGFloat {
    view.center.y + container.bounds.maxY - view.frame.minY
  }
}
