import Foundation

/// When and how often something runs: the numbers behind `CAMediaTiming`.
struct MediaTiming: Equatable {
  var beginTime = 0.0
  var duration = 0.0
  var speed: Float = 1
  var timeOffset = 0.0
  var repeatCount: Float = 0
  var repeatDuration = 0.0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// The longest time that is taken seriously, in seconds.
  static let longest = 1e9

  /// The same with all numbers in their ranges; endless repetition stays endless.
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

  // MARK: Time that goes on and on, as that of layers

  /// Returns the own time at a time of what is around.
  func localTime(at parentTime: Double) -> Double {
    (parentTime - beginTime) * Double(speed) + timeOffset
  }

  /// Returns the time of what is around at an own time; where time stands still, its begin.
  func parentTime(at localTime: Double) -> Double {
    guard speed != 0 else { return beginTime }
    return (localTime - timeOffset) / Double(speed) + beginTime
  }

  // MARK: Time that has an end, as that of animations

  /// Where in its runs something is.
  struct Phase: Equatable {
    /// The share of the run that has passed, from 0 to 1.
    var progress: Double
    /// How many runs are over.
    var run: Int
  }

  /// The length of a run, with the way back.
  private var cycle: Double { autoreverses ? 2 * duration : duration }

  /// For how long it runs in all, in its own time; may be endless.
  var activeDuration: Double {
    if repeatDuration > 0 { return cycle > 0 ? repeatDuration : 0 }
    return repeatCount > 0 && cycle > 0 ? cycle * Double(repeatCount) : cycle
  }

  /// For how long it runs in all, in the time of what is around; may be endless.
  var lifetime: Double {
    guard activeDuration > 0 else { return 0 }
    return speed == 0 ? .infinity : activeDuration / Double(abs(speed))
  }

  /// Returns where it is at a time of what is around; nil while it shows nothing.
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

  /// Returns where it is after some own time; an offset starts it inside and wraps around.
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
    // The end of a run belongs to it, not to the next.
    if time == run * cycle, run > 0, time >= activeDuration { run -= 1 }
    let inRun = (time - run * cycle) / duration
    return Phase(
      progress: max(0, min(1, inRun <= 1 ? inRun : 2 - inRun)),
      run: Int(min(run, 1e9))
    )
  }
}
