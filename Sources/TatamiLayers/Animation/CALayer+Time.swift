import Foundation

extension CALayer {
  private var timing: MediaTiming {
    get { animationState?.timing ?? MediaTiming() }
    set {
      guard newValue != timing else { return }
      attachedRunLoop?.someLayersHaveOwnTime = true
      requiredAnimationState.timing = newValue
      invalidateDrawing()
      attachedRunLoop?.animator.timesChanged()
    }
  }

  /// The beginning of the layer's time, in the superlayer's time, in seconds.
  ///
  /// A time that is not finite counts as 0, as in the other timing properties.
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue.finiteOrZero }
  }

  /// The speed of the layer's time relative to the superlayer's; 0 pauses it.
  public var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue.isFinite ? newValue : 0 }
  }

  /// An offset of the layer's time, in seconds; at speed 0, the time that is displayed.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue.finiteOrZero }
  }

  /// The time of the layer's clock or, outside of trees with a run loop, of the current
  /// environment's clock.
  var clockNow: Double { attachedRunLoop?.clock.now ?? CACurrentMediaTime() }

  /// Returns the layer's time at a time of the clock.
  func localTime(at clockTime: Double) -> Double {
    guard attachedRunLoop?.someLayersHaveOwnTime ?? true else { return clockTime }
    return layersWithOwnTimes.reversed().reduce(clockTime) { $1.localTime(at: $0) }
  }

  /// Returns the clock's time at a time of the layer; infinite if the layer's time is paused.
  func clockTime(at localTime: Double) -> Double {
    guard attachedRunLoop?.someLayersHaveOwnTime ?? true else { return localTime }
    return layersWithOwnTimes.reduce(localTime) { time, timing in
      timing.speed == 0 ? .infinity : timing.parentTime(at: time)
    }
  }

  /// The timings of the layer and its superlayers with their own timing, innermost first.
  private var layersWithOwnTimes: [MediaTiming] {
    sequence(first: self, next: \.superlayer).compactMap(\.animationState?.timing)
  }
}
