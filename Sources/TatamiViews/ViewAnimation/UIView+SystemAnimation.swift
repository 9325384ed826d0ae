import Foundation

extension UIView {
  /// The animations of the system.
  public enum SystemAnimation: UInt, Sendable {
    /// Views shrink, fade out, and are removed from their superviews.
    case delete = 0
  }

  /// The duration of system animations, in seconds.
  private static let systemAnimationDuration: TimeInterval = 0.25

  /// The scale to which deleted views shrink.
  private static let deletedScale: CGFloat = 0.5

  /// Performs an animation of the system on views, together with other changes.
  ///
  /// At the end, views have their opacity and their transform again, without a superview.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - views: The views to animate.
  ///   - options: The options of the animation.
  ///   - parallelAnimations: Changes that are animated at the same time.
  ///   - completion: Receives whether the animations have finished.
  public class func perform(
    _ animation: SystemAnimation,
    on views: [UIView],
    options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let before = views.map { (alpha: $0.alpha, transform: $0.transform) }
    let changes = {
      for view in views {
        view.alpha = 0
        view.transform = view.transform.scaledBy(x: deletedScale, y: deletedScale)
      }
      parallelAnimations?()
    }
    animate(
      withDuration: systemAnimationDuration,
      delay: 0,
      options: options,
      animations: changes
    ) { finished in
      for (view, before) in zip(views, before) {
        view.removeFromSuperview()
        (view.alpha, view.transform) = (before.alpha, before.transform)
      }
      completion?(finished)
    }
  }
}
