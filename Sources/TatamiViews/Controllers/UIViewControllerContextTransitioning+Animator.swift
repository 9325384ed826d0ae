package import Foundation

extension UIViewControllerContextTransitioning {
  /// Returns an animator whose end completes the transition, and during which views receive no touches.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - curve: The curve of the animations.
  ///   - prepare: Adds the animations, and completions before the end of the transition.
  package func animator(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    prepare: (UIViewPropertyAnimator) -> Void
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve)
    animator.isUserInteractionEnabled = false
    prepare(animator)
    animator.addCompletion { position in self.completeTransition(position == .end) }
    return animator
  }

  /// Adds the view of the controller that appears, in its final frame, and returns it; nil for the view
  /// of a controller that stays where it is.
  package func addAppearingView() -> UIView? {
    guard let view = view(forKey: .to), let controller = viewController(forKey: .to) else {
      return nil
    }
    view.frame = finalFrame(for: controller)
    containerView.addSubview(view)
    return view
  }
}
