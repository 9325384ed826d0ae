import Foundation

/// A movement that loses a constant fraction of its velocity every millisecond (S106).
struct Deceleration: Hashable, Sendable {
  /// The speed below which content stops, in points per second (S106).
  static let restingSpeed = 10.0
  /// The range to which rates are clamped, so that movements terminate.
  private static let rates = 0.001...0.9999

  /// The offset at the start, in points.
  let start: Double
  /// The velocity at the start, in points per second.
  let velocity: Double
  private let rate: Double

  /// Creates a movement; `rate` is the fraction of the velocity left after a millisecond.
  init(from start: Double, velocity: Double, rate: Double) {
    self.start = start
    self.velocity = velocity
    self.rate = min(max(rate, Self.rates.lowerBound), Self.rates.upperBound)
  }

  /// The distance traveled per unit of velocity lost (S106).
  private var distancePerVelocity: Double { rate / (1 - rate) / 1000 }
  /// The exponent of the velocity's exponential decay, per second; negative.
  private var exponent: Double { 1000 * log(rate) }

  /// Returns the frequency of a spring that takes about as long as a deceleration with a rate.
  static func approachFrequency(rate: Double) -> Double {
    -2 * Deceleration(from: 0, velocity: 0, rate: rate).exponent
  }

  /// The time until the content stops, in seconds.
  var duration: Double {
    guard velocity.magnitude > Self.restingSpeed else { return 0 }
    return log(Self.restingSpeed / velocity.magnitude) / exponent
  }

  /// The final offset, in points.
  var end: Double {
    guard velocity.magnitude > Self.restingSpeed else { return start }
    let last = velocity < 0 ? -Self.restingSpeed : Self.restingSpeed
    return start + distancePerVelocity * (velocity - last)
  }

  /// Returns the velocity after some seconds, in points per second; 0 at the end.
  func velocity(at time: Double) -> Double {
    time < duration ? velocity * exp(exponent * max(0, time)) : 0
  }

  /// Returns the offset after some seconds.
  func position(at time: Double) -> Double {
    guard time < duration else { return end }
    return start + distancePerVelocity * (velocity - velocity(at: time))
  }

  /// Returns the time at which an offset is reached, in seconds; nil if it is never reached.
  func time(reaching offset: Double) -> Double? {
    guard velocity.magnitude > Self.restingSpeed else { return nil }
    let fraction = (velocity - (offset - start) / distancePerVelocity) / velocity
    guard fraction <= 1, fraction * velocity.magnitude >= Self.restingSpeed else { return nil }
    return log(fraction) / exponent
  }
}
