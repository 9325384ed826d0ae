import Foundation

/// Content that slows down by a share of its velocity every millisecond (S106).
struct Deceleration: Hashable, Sendable {
  /// Points per second below which content rests (S106).
  static let restingSpeed = 10.0
  /// The rates that come to an end and have a beginning.
  private static let rates = 0.001...0.9999

  /// The offset at the beginning, in points.
  let start: Double
  /// The velocity at the beginning, in points per second.
  let velocity: Double
  private let rate: Double

  /// Makes a movement; the rate is the share of the velocity left after a millisecond.
  init(from start: Double, velocity: Double, rate: Double) {
    self.start = start
    self.velocity = velocity
    self.rate = min(max(rate, Self.rates.lowerBound), Self.rates.upperBound)
  }

  /// Points travelled per unit of velocity lost (S106).
  private var reach: Double { rate / (1 - rate) / 1000 }
  /// The share of the velocity lost per second, as the exponent of e; below 0.
  private var exponent: Double { 1000 * log(rate) }

  /// Returns how fast content approaches a target that it would not have come to by itself.
  ///
  /// Twice the share of velocity lost takes about as long as slowing down does.
  static func approachFrequency(rate: Double) -> Double {
    -2 * Deceleration(from: 0, velocity: 0, rate: rate).exponent
  }

  /// How long it takes until content rests, in seconds.
  var duration: Double {
    guard velocity.magnitude > Self.restingSpeed else { return 0 }
    return log(Self.restingSpeed / velocity.magnitude) / exponent
  }

  /// Where content rests.
  var end: Double {
    guard velocity.magnitude > Self.restingSpeed else { return start }
    let last = velocity < 0 ? -Self.restingSpeed : Self.restingSpeed
    return start + reach * (velocity - last)
  }

  /// Returns the velocity after some seconds, in points per second; 0 once content rests.
  func velocity(at time: Double) -> Double {
    time < duration ? velocity * exp(exponent * max(0, time)) : 0
  }

  /// Returns the offset after some seconds.
  func position(at time: Double) -> Double {
    guard time < duration else { return end }
    return start + reach * (velocity - velocity(at: time))
  }

  /// Returns when an offset is passed, nil when content rests before it.
  func time(reaching offset: Double) -> Double? {
    guard velocity.magnitude > Self.restingSpeed else { return nil }
    let left = (velocity - (offset - start) / reach) / velocity
    guard left <= 1, left * velocity.magnitude >= Self.restingSpeed else { return nil }
    return log(left) / exponent
  }
}
