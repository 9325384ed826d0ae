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
    let animator = UIViewPropertyAnimator(duration: PushMotion.duration, curve: .easeInOut)
    animator.isUserInteractionEnabled = false
    let dimming = prepare(context, animator)
    animator.addCompletion { position in
      dimming?.removeFromSuperview()
      context.completeTransition(position == .end)
    }
    return animator
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
    let (upper, lower) = isPush ? (to, from) : (from, to)
    container.addSubview(lower)
    let dimming = UIView(frame: container.bounds)
    dimming.backgroundColor = .black
    dimming.isUserInteractionEnabled = false
    container.addSubview(dimming)
    container.addSubview(upper)
    // What has changed before is laid out now, not as a part of the animation.
    container.layoutIfNeeded()
    slide(upper, lower, dimming, animator)
    return dimming
  }

  private func slide(
    _ upper: UIView,
    _ lower: UIView,
    _ dimming: UIView,
    _ animator: UIViewPropertyAnimator
  ) {
    let isRightToLeft = upper.superview?.isRightToLeft ?? false
    let away = (isRightToLeft ? -1 : 1) * (upper.superview?.bounds.width ?? 0)
    let (upperCenter, lowerCenter) = (upper.center, lower.center)
    let set = { (isAway: Bool) in
      upper.center.x = upperCenter.x + (isAway ? away : 0)
      lower.center.x = lowerCenter.x - (isAway ? 0 : away * PushMotion.parallax)
      dimming.alpha = isAway ? 0 : Self.dimmedAlpha
    }
    let isPush = isPush
    set(isPush)
    animator.addAnimations { set(!isPush) }
  }
}
