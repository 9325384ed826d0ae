import Foundation

/// A damped spring that pulls content to its target without swinging (S108).
struct ScrollSpring: Sendable {
  /// Per second; of content that is thrown against an edge (S108).
  static let thrown = 11.0
  /// Per second; of content let go at rest beyond an edge (S108).
  private static let released = (slow: 9.0, fast: 46.0)
  /// Points from the target at which content counts as there: no pixel is so small.
  private static let tolerance = 0.1

  /// Where content comes to rest, in points.
  let target: Double
  private let slow: Double
  private let fast: Double
  /// The factors of the two parts of the solution of the spring's equation.
  private let parts: (Double, Double)
  /// How long it takes until content is as good as there, in seconds.
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
      parts = (displacement, velocity + slow * displacement)
    } else {
      let first = (fast * displacement + velocity) / (fast - slow)
      parts = (first, displacement - first)
    }
    duration = Self.duration(of: parts, rates: rates)
  }

  /// Pulls content back to an edge: overdamped from rest, critically damped with velocity (S108).
  static func bounce(to edge: Double, from position: Double, velocity: Double) -> ScrollSpring {
    guard velocity.magnitude <= Deceleration.restingSpeed else {
      return approach(edge, from: position, velocity: velocity, frequency: thrown)
    }
    return ScrollSpring(
      target: edge,
      rates: released,
      displacement: position - edge,
      velocity: velocity
    )
  }

  /// Brings content to a target, critically damped and at least so fast that it does not pass it.
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

  /// Whether both rates are one, the fastest return without swinging.
  private var isCritical: Bool { slow == fast }

  /// Returns the offset after some seconds.
  func position(at time: Double) -> Double {
    guard time < duration else { return target }
    let (first, second) = parts
    let time = max(0, time)
    let factor = isCritical ? time : 1
    return target + first * exp(-slow * time) + second * factor * exp(-fast * time)
  }

  /// Returns the velocity after some seconds, in points per second.
  func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    let (first, second) = parts
    let time = max(0, time)
    let late = exp(-fast * time)
    guard isCritical else { return -slow * first * exp(-slow * time) - fast * second * late }
    return (second - slow * (first + second * time)) * late
  }

  /// Returns when content gets so near that it does not go away again.
  private static func duration(
    of parts: (Double, Double),
    rates: (slow: Double, fast: Double)
  ) -> Double {
    guard parts != (0, 0) else { return 0 }
    let reach = { (time: Double) -> Double in
      let factor = rates.slow == rates.fast ? time : 1
      return parts.0.magnitude * exp(-rates.slow * time)
        + parts.1.magnitude * factor * exp(-rates.fast * time)
    }
    var (early, late) = (1 / rates.slow, 2 / rates.slow)
    while reach(late) > tolerance { late *= 2 }
    // From `early` on the reach only shrinks; halving finds the time to a billionth.
    for _ in 0..<30 {
      let middle = (early + late) / 2
      if reach(middle) > tolerance { early = middle } else { late = middle }
    }
    return late
  }
}
