import Foundation

/// The values of `CAMediaTiming`, which determine when and how often an object runs.
struct MediaTiming: Equatable {
  var beginTime = 0.0
  var duration = 0.0
  var speed: Float = 1
  var timeOffset = 0.0
  var repeatCount: Float = 0
  var repeatDuration = 0.0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// The maximum of times and durations, in seconds.
  static let longest = 1e9

  /// The timing with all numbers clamped to their ranges; infinite repetition is kept.
  var legal: MediaTiming {
    var legal = self
    legal.beginTime = beginTime.clamped(to: -Self.longest...Self.longest)
    legal.duration = duration.clamped(to: 0...Self.longest)
    legal.speed = Float(Double(speed).clamped(to: -1e6...1e6))
    legal.timeOffset = timeOffset.clamped(to: -Self.longest...Self.longest)
    legal.repeatCount = repeatCount.isNaN ? 0 : max(0, repeatCount)
    legal.repeatDuration = repeatDuration.isNaN ? 0 : max(0, repeatDuration)
    return legal
  }

  // MARK: Unlimited time, of layers

  /// Returns the local time at a time of the parent.
  func localTime(at parentTime: Double) -> Double {
    (parentTime - beginTime) * Double(speed) + timeOffset
  }

  /// Returns the parent's time at a local time; if the speed is 0, the begin time.
  func parentTime(at localTime: Double) -> Double {
    guard speed != 0 else { return beginTime }
    return (localTime - timeOffset) / Double(speed) + beginTime
  }

  // MARK: Limited time, of animations

  /// The position in the runs of an animation.
  struct Phase: Equatable {
    /// The fraction of the run that has passed, from 0 to 1.
    var progress: Double
    /// The number of completed runs.
    var run: Int
  }

  /// The duration of a run, including the reversed run.
  private var cycle: Double { autoreverses ? 2 * duration : duration }

  /// The total duration of all runs, in local time; may be infinite.
  var activeDuration: Double {
    if repeatDuration > 0 { return cycle > 0 ? repeatDuration : 0 }
    return repeatCount > 0 && cycle > 0 ? cycle * Double(repeatCount) : cycle
  }

  /// The total duration of all runs, in the parent's time; may be infinite.
  var lifetime: Double {
    guard activeDuration > 0 else { return 0 }
    return speed == 0 ? .infinity : activeDuration / Double(abs(speed))
  }

  /// Returns the phase at a time of the parent; nil while the animation does not apply.
  func phase(at parentTime: Double) -> Phase? {
    let passed = (parentTime - beginTime) * Double(speed)
    if parentTime < beginTime, speed != 0 {
      return fillMode.fillsBefore ? phase(afterRunning: speed < 0 ? activeDuration : 0) : nil
    }
    let isOver = parentTime - beginTime >= lifetime
    if isOver, !fillMode.fillsAfter { return nil }
    let reached = isOver ? activeDuration : min(abs(passed), activeDuration)
    return phase(afterRunning: speed < 0 ? activeDuration - reached : reached)
  }

  /// Returns the phase after an amount of local time; a time offset wraps around.
  private func phase(afterRunning time: Double) -> Phase {
    guard cycle > 0, time.isFinite else { return Phase(progress: 1, run: 0) }
    var time = time
    if timeOffset != 0 {
      time += timeOffset
      if time > activeDuration || time < 0 {
        time -= (time / activeDuration).rounded(.down) * activeDuration
      }
    }
    var run = (time / cycle).rounded(.down)
    // The end of a run belongs to this run, not to the next.
    if time == run * cycle, run > 0, time >= activeDuration { run -= 1 }
    let inRun = (time - run * cycle) / duration
    return Phase(
      progress: max(0, min(1, inRun <= 1 ? inRun : 2 - inRun)),
      run: Int(min(run, 1e9))
    )
  }
}
