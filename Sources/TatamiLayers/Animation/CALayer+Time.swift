import Foundation

extension CALayer {
  private var timing: MediaTiming {
    get { animationState?.timing ?? MediaTiming() }
    set {
      guard newValue != timing else { return }
      runLoop.someLayersHaveOwnTime = true
      requiredAnimationState.timing = newValue
      invalidateDrawing()
      runLoop.animator.timesChanged()
    }
  }

  /// When the layer's time begins, in the superlayer's time, in seconds.
  ///
  /// Times that are not finite count as 0; here and in the other times.
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue.finiteOrZero }
  }

  /// How much faster than the superlayer's the layer's time goes; 0 stands still.
  public var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue.isFinite ? newValue : 0 }
  }

  /// A shift of the layer's time, in seconds; with speed 0 it is the time that is presentationOrSelf.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue.finiteOrZero }
  }

  /// Returns a time of another layer as one of this layer; nil means the clock.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.clockTime(at: t) ?? t)
  }

  /// Returns a time of this layer as one of another layer; nil means the clock.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = clockTime(at: t)
    return l?.localTime(at: time) ?? time
  }

  /// Returns the layer's time at a time of the clock.
  func localTime(at clockTime: Double) -> Double {
    guard runLoop.someLayersHaveOwnTime else { return clockTime }
    return layersWithOwnTimes.reversed().reduce(clockTime) { $1.localTime(at: $0) }
  }

  /// Returns when the clock shows a time of the layer; infinite if its time stands still.
  func clockTime(at localTime: Double) -> Double {
    guard runLoop.someLayersHaveOwnTime else { return localTime }
    return layersWithOwnTimes.reduce(localTime) { time, timing in
      timing.speed == 0 ? .infinity : timing.parentTime(at: time)
    }
  }

  /// The times between this layer's and the clock's, from the inside out.
  private var layersWithOwnTimes: [MediaTiming] {
    sequence(first: self, next: \.superlayer).compactMap(\.animationState?.timing)
  }
}
