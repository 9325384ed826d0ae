public import Foundation

extension UIView {
  /// Animates the changes that the key frames in a closure make, one after another.
  ///
  /// The curve that the options name, slow at both ends unless told otherwise, is that of the
  /// whole; between key frames values move evenly.
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

  /// Makes the changes of a closure a key frame: what it changes moves in a part of the duration.
  ///
  /// - Parameters:
  ///   - frameStartTime: When it begins, from 0 to 1.
  ///   - frameDuration: How long it takes, from 0 to 1, at most to the end.
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
