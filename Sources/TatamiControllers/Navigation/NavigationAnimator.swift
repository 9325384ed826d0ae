package import Foundation
package import TatamiViews

/// The slide of a push or a pop: the upper view crosses the width, the lower one a part of it (N48).
package final class NavigationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The opacity of the black above the lower view.
  private static let dimmedAlpha: CGFloat = 0.1

  private let isPush: Bool

  /// Creates the animator of a push or a pop.
  package init(_ operation: UINavigationController.Operation) {
    isPush = operation == .push
  }

  package func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { PushMotion.duration }

  package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  package func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    context.animator(duration: PushMotion.duration, curve: .easeInOut) { animator in
      let dimming = prepare(context, animator)
      animator.addCompletion { _ in dimming?.removeFromSuperview() }
    }
  }

  private func prepare(
    _ context: any UIViewControllerContextTransitioning,
    _ animator: UIViewPropertyAnimator
  ) -> UIView? {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return nil }
    let container = context.containerView
    to.frame = context.finalFrame(for: controller)
    let (fromViews, toViews) = (
      [from, context.viewController(forKey: .from)?.contextContainer].compactMap(\.self),
      [to, controller.contextContainer].compactMap(\.self)
    )
    let (upper, lower) = isPush ? (toViews, fromViews) : (fromViews, toViews)
    for view in lower { container.addSubview(view) }
    let dimming = UIView(frame: container.bounds)
    dimming.backgroundColor = .black
    dimming.isUserInteractionEnabled = false
    container.addSubview(dimming)
    for view in upper { container.addSubview(view) }
    // What has changed before is laid out now, not as a part of the animation.
    container.layoutIfNeeded()
    slide(upper, lower, dimming, animator)
    return dimming
  }

  private func slide(
    _ upper: [UIView],
    _ lower: [UIView],
    _ dimming: UIView,
    _ animator: UIViewPropertyAnimator
  ) {
    let isRightToLeft = dimming.superview?.isRightToLeft ?? false
    let away = (isRightToLeft ? -1 : 1) * (dimming.superview?.bounds.width ?? 0)
    let (uppers, lowers) = (upper.map { ($0, $0.center.x) }, lower.map { ($0, $0.center.x) })
    let set = { (isAway: Bool) in
      for (view, x) in uppers { view.center.x = x + (isAway ? away : 0) }
      for (view, x) in lowers { view.center.x = x - (isAway ? 0 : away * PushMotion.parallax) }
      dimming.alpha = isAway ? 0 : Self.dimmedAlpha
    }
    let isPush = isPush
    set(isPush)
    animator.addAnimations { set(!isPush) }
  }
}
