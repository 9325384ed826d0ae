public import Foundation

extension UIView {
  /// Begins an animation block that lasts until `commitAnimations()`; by default 0.2 seconds with
  /// ease-in-ease-out timing.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    ViewAnimationBlock.begin(ViewAnimationBlock.Settings(duration: 0.2))
  }

  /// Ends the innermost animation block.
  public class func commitAnimations() {
    ViewAnimationBlock.end(completion: nil)
  }

  /// Sets the duration of subsequent changes in the block, in seconds.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    change { $0.duration = ViewAnimationBlock.Settings(duration: duration).duration }
  }

  /// Sets the delay of subsequent changes in the block, in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    change { $0.delay = ViewAnimationBlock.Settings(duration: 0, delay: delay).delay }
  }

  /// Sets the curve of subsequent changes in the block.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    let options = AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
    change { $0.pace = .curve(options.curve) }
  }

  /// Sets the repeat count of subsequent changes in the block; 0 for one run.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    change { $0.repeatCount = repeatCount.isNaN ? 0 : max(0, repeatCount) }
  }

  /// Sets whether each run is followed by a reversed one.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    set(.autoreverse, to: repeatAutoreverses)
  }

  /// Sets whether subsequent changes in the block start at the values on screen.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    set(.beginFromCurrentState, to: fromCurrentState)
  }

  private static func set(_ option: AnimationOptions, to isSet: Bool) {
    change { settings in
      if isSet { settings.options.insert(option) } else { settings.options.remove(option) }
    }
  }

  private static func change(_ edit: (inout ViewAnimationBlock.Settings) -> Void) {
    guard let block = ViewAnimationBlock.current else { return }
    edit(&block.settings)
  }
}
