import Foundation

/// A critically damped or overdamped spring that moves content to its target (S108).
struct ScrollSpring: Sendable {
  /// The frequency for content that reaches an edge with velocity, per second (S108).
  static let flung = 11.0
  /// The rates for content released at rest beyond an edge, per second (S108).
  private static let released = (slow: 9.0, fast: 46.0)
  /// The distance from the target at which the movement ends, in points; less than a pixel.
  private static let tolerance = 0.1

  /// The final offset, in points.
  let target: Double
  private let slow: Double
  private let fast: Double
  /// The coefficients of both terms of the solution of the spring equation.
  private let terms: (Double, Double)
  /// The time until the distance from the target stays within the tolerance, in seconds.
  let duration: Double

  private init(
    target: Double,
    rates: (slow: Double, fast: Double),
    displacement: Double,
    velocity: Double
  ) {
    self.target = target
    (slow, fast) = rates
    if slow == fast {
      terms = (displacement, velocity + slow * displacement)
    } else {
      let first = (fast * displacement + velocity) / (fast - slow)
      terms = (first, displacement - first)
    }
    duration = Self.duration(of: terms, rates: rates)
  }

  /// Returns the bounce to an edge: overdamped from rest, critically damped with velocity (S108).
  static func bounce(to edge: Double, from position: Double, velocity: Double) -> ScrollSpring {
    guard velocity.magnitude <= Deceleration.restingSpeed else {
      return approach(edge, from: position, velocity: velocity, frequency: flung)
    }
    return ScrollSpring(
      target: edge,
      rates: released,
      displacement: position - edge,
      velocity: velocity
    )
  }

  /// Returns a critically damped movement to a target, fast enough not to overshoot it.
  static func approach(
    _ target: Double,
    from position: Double,
    velocity: Double,
    frequency: Double
  ) -> ScrollSpring {
    let displacement = position - target
    let isInward = displacement * velocity < 0
    let frequency = isInward ? max(frequency, -velocity / displacement) : frequency
    return ScrollSpring(
      target: target,
      rates: (frequency, frequency),
      displacement: displacement,
      velocity: velocity
    )
  }

  /// Whether the spring is critically damped.
  private var isCritical: Bool { slow == fast }

  /// Returns the offset after some seconds.
  func position(at time: Double) -> Double {
    guard time < duration else { return target }
    let (first, second) = terms
    let time = max(0, time)
    let factor = isCritical ? time : 1
    return target + first * exp(-slow * time) + second * factor * exp(-fast * time)
  }

  /// Returns the velocity after some seconds, in points per second.
  func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    let (first, second) = terms
    let time = max(0, time)
    let late = exp(-fast * time)
    guard isCritical else { return -slow * first * exp(-slow * time) - fast * second * late }
    return (second - slow * (first + second * time)) * late
  }

  /// Returns the time after which the distance stays within the tolerance.
  private static func duration(
    of terms: (Double, Double),
    rates: (slow: Double, fast: Double)
  ) -> Double {
    guard terms != (0, 0) else { return 0 }
    let bound = { (time: Double) -> Double in
      let factor = rates.slow == rates.fast ? time : 1
      return terms.0.magnitude * exp(-rates.slow * time)
        + terms.1.magnitude * factor * exp(-rates.fast * time)
    }
    var (early, late) = (1 / rates.slow, 2 / rates.slow)
    while bound(late) > tolerance { late *= 2 }
    // After `early` the bound only decreases; 30 bisections find the time to a billionth.
    for _ in 0..<30 {
      let middle = (early + late) / 2
      if bound(middle) > tolerance { early = middle } else { late = middle }
    }
    return late
  }
}
