public import Foundation

extension UIView {
  /// Animates the changes of the keyframes that a closure adds.
  ///
  /// The curve of the options, ease-in-ease-out by default, applies to the whole
  /// animation; values between keyframes are interpolated linearly.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let settings = ViewAnimationBlock.Settings(
      duration: duration,
      delay: delay,
      options: AnimationOptions(rawValue: options.rawValue)
    )
    let whole = ViewAnimationBlock.Part(
      start: 0,
      length: 1,
      isDiscrete: options.contains(.calculationModeDiscrete)
    )
    ViewAnimationBlock.run(
      settings,
      animations: {
        ViewAnimationBlock.current?.part = whole
        animations()
      },
      completion: completion
    )
  }

  /// Adds a keyframe: the changes of a closure are animated during a part of the duration.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start, as a fraction of the duration.
  ///   - frameDuration: The duration, as a fraction of the whole duration; clamped to its end.
  ///   - animations: Changes the animated properties.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = ViewAnimationBlock.current, let whole = block.part else {
      return animations()
    }
    let start = frameStartTime.clamped(to: 0...1)
    block.part?.start = start
    block.part?.length = frameDuration.clamped(to: 0...(1 - start))
    animations()
    block.part = whole
  }
}
