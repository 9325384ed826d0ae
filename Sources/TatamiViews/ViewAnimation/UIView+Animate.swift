public import Foundation

extension UIView {
  /// Animates the changes of a closure, which runs immediately.
  ///
  /// The completion is called in a later turn of the run loop; its argument states whether the
  /// animations have finished.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimationBlock.run(
      .init(duration: duration, delay: delay, options: options),
      animations: animations,
      completion: completion
    )
  }

  /// Animates the changes of a closure.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates the changes of a closure with a spring that comes to rest at the end of the duration.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - delay: The time before the start, in seconds.
  ///   - dampingRatio: The damping ratio: 1 for no oscillation; smaller ratios oscillate more, down
  ///     to 0.01.
  ///   - velocity: The initial velocity, in distances per second.
  ///   - options: The options of the animation.
  ///   - animations: Changes the animated properties.
  ///   - completion: Receives whether the animations have finished.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimationBlock.run(
      .init(
        duration: duration,
        delay: delay,
        options: options,
        spring: (Double(dampingRatio), Double(velocity))
      ),
      animations: animations,
      completion: completion
    )
  }

  /// Animates the changes of a closure with a spring with a perceptual duration in seconds.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - bounce: The bounce, from -1 (overdamped) to 0 (no bounce) to 1 (undamped).
  ///   - velocity: The initial velocity, in distances per second.
  ///   - delay: The time before the start, in seconds.
  ///   - options: The options of the animation.
  ///   - animations: Changes the animated properties.
  ///   - completion: Receives whether the animations have finished.
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var settings = ViewAnimationBlock.Settings(
      duration: duration,
      delay: delay,
      options: options
    )
    if settings.duration > 0 {
      let still = DampedSpring(perceptualDuration: settings.duration, bounce: bounce)
      let spring = DampedSpring(
        frequency: still.frequency,
        ratio: still.ratio,
        velocity: velocity
      )
      settings.pace = .spring(spring)
      settings.duration = spring.settlingDuration
    }
    ViewAnimationBlock.run(settings, animations: animations, completion: completion)
  }

  /// Repeats the animations of a closure's changes; must be called in an animation closure.
  ///
  /// - Parameters:
  ///   - count: The number of runs, above 0; may be fractional.
  ///   - autoreverses: Whether every run is followed by one backward.
  ///   - animations: Changes the animated properties.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) {
    guard let block = ViewAnimationBlock.current else { return animations() }
    let settings = block.settings
    block.settings.repeatCount = count.isNaN ? 0 : Float(max(0, count))
    block.settings.options.formSymmetricDifference(
      autoreverses == settings.options.contains(.autoreverse) ? [] : .autoreverse
    )
    animations()
    block.settings = settings
  }

  /// Runs a closure without animating its changes.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(wasEnabled)
  }

  /// Sets whether subsequent changes are animated.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimationBlock.areAnimationsEnabled = enabled
  }

  /// Whether changes are animated.
  public class var areAnimationsEnabled: Bool { ViewAnimationBlock.areAnimationsEnabled }

  /// The duration of the animation whose closure is running, in seconds; 0 outside of such
  /// closures.
  public class var inheritedAnimationDuration: TimeInterval {
    ViewAnimationBlock.current?.settings.duration ?? 0
  }

  /// Whether a running animation prevents the view from receiving touches (S207).
  var refusesTouchesWhileMoving: Bool {
    guard let animationState = layer.animationState else { return false }
    return animationState.entries.contains {
      !$0.isOver && ($0.animation.block as? ViewAnimationBlock)?.refusesTouches == true
    }
  }
}
