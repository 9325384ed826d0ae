import Foundation

extension ViewAnimationBlock {
  /// Runs a closure whose changes are animated, and calls the completion when the animations have
  /// ended.
  ///
  /// Without a duration, or while animations are disabled, the changes are not animated and the
  /// completion is called in the next turn (S202).
  static func run(
    _ settings: Settings,
    animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let settings = settings.inherited
    guard settings.duration > 0, areAnimationsEnabled else {
      UIView.performWithoutAnimation(animations)
      if let completion { FrameClock.shared.nextTurn { completion(true) } }
      return
    }
    begin(settings)
    animations()
    end(completion: completion)
  }
}

extension ViewAnimationBlock.Settings {
  /// The maximum duration or delay, in seconds.
  private static let longest = 1e9

  /// Creates settings; durations and delays are clamped to 0...1e9, NaN is treated as 0.
  init(
    duration: Double,
    delay: Double = 0,
    options: UIView.AnimationOptions = [],
    spring: (ratio: Double, velocity: Double)? = nil
  ) {
    self.duration = duration.clamped(to: 0...Self.longest)
    self.delay = delay.clamped(to: 0...Self.longest)
    self.options = options
    pace = .curve(options.curve)
    if let spring, self.duration > 0 {
      pace = .spring(
        DampedSpring(
          duration: self.duration,
          ratio: spring.ratio,
          velocity: spring.velocity
        )
      )
    }
  }

  /// The settings merged with those of the enclosing block, unless options override them (S206).
  @MainActor
  fileprivate var inherited: Self {
    guard let outer = ViewAnimationBlock.current?.settings else { return self }
    var settings = self
    if !options.contains(.overrideInheritedDuration) { settings.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { settings.pace = outer.pace }
    if !options.contains(.overrideInheritedOptions) {
      settings.options.formUnion(outer.options.intersection(.inherited))
      if settings.repeatCount == 0 { settings.repeatCount = outer.repeatCount }
    }
    return settings
  }
}
