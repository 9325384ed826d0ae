public import Foundation

extension UIView {
  /// Animates the changes that a closure makes; it runs at once, and the completion in a later
  /// turn, told whether the animations came to their ends (S201-S206).
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

  /// Animates the changes that a closure makes.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates the changes that a closure makes like a spring that rests after the duration (S208).
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 does not swing; less swings more, down to 0.01.
  ///   - velocity: The speed at the start, in distances per second.
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

  /// Animates the changes that a closure makes like a spring that feels as long as some seconds.
  ///
  /// - Parameters:
  ///   - bounce: From -1 (flat) over 0 (no swing) to 1.
  ///   - velocity: The speed at the start, in distances per second.
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

  /// Repeats the animations of the changes that a closure makes, inside an animation's closure.
  ///
  /// - Parameter count: How many times, parts of runs included; above 0.
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

  /// Makes the changes of a closure without animation (S209).
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(wasEnabled)
  }

  /// Sets whether changes are animated from now on.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimationBlock.areAnimationsEnabled = enabled
  }

  /// Whether changes are animated.
  public class var areAnimationsEnabled: Bool { ViewAnimationBlock.areAnimationsEnabled }

  /// The duration of the animation whose closure runs, in seconds; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval {
    ViewAnimationBlock.current?.settings.duration ?? 0
  }

  /// Whether the view moves in a way that keeps touches from it (S207).
  var refusesTouchesWhileMoving: Bool {
    guard let animationState = layer.animationState else { return false }
    return animationState.entries.contains {
      !$0.isOver && ($0.animation.block as? ViewAnimationBlock)?.refusesTouches == true
    }
  }
}
