import Foundation

/// The timing of layers and animations.
///
/// Invalid numbers (NaN, negative durations) are treated as 0, all others are clamped to 1e9
/// seconds.
public protocol CAMediaTiming {
  /// The begin time, in the parent's time; 0 for the time at which the object is added.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run, in seconds.
  var duration: CFTimeInterval { get set }
  /// The speed relative to the parent's time; 0 pauses.
  var speed: Float { get set }
  /// An offset of the local time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs; 0 for one run.
  var repeatCount: Float { get set }
  /// The total duration of all runs, in seconds; 0 to use the repeat count.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by a reversed one.
  var autoreverses: Bool { get set }
  /// Whether the animation applies before its beginning and after its end.
  var fillMode: CAMediaTimingFillMode { get set }
}
