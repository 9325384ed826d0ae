import Foundation

/// A damped spring that moves from 0 to 1.
package struct DampedSpring: Hashable, Sendable {
  /// The undamped angular frequency, in radians per second, above 0.
  package let frequency: Double
  /// The damping ratio: 1 is critically damped; at least `leastRatio`.
  package let ratio: Double
  /// The initial velocity, in distances per second.
  package let velocity: Double

  /// The minimum damping ratio, with which every spring settles.
  static let leastRatio = 0.01
  /// The fraction of the distance within which the spring is considered at rest.
  static let rest = 0.001

  /// Creates a spring; the numbers are clamped to valid ranges.
  package init(frequency: Double, ratio: Double, velocity: Double) {
    self.frequency = frequency.clamped(to: 1e-6...1e6)
    self.ratio = ratio.clamped(to: Self.leastRatio...1e3)
    self.velocity = velocity.clamped(to: -1e4...1e4)
  }

  /// Creates a spring from physical constants, all above 0.
  package init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    let (mass, stiffness) = (mass.clamped(to: 1e-6...1e9), stiffness.clamped(to: 1e-6...1e9))
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      ratio: damping / (2 * (stiffness * mass).squareRoot()),
      velocity: velocity
    )
  }

  /// Creates a spring from a perceptual duration in seconds and a bounce from -1 to 1.
  package init(perceptualDuration: Double, bounce: Double) {
    let bounce = bounce.clamped(to: -0.999...1)
    self.init(
      frequency: 2 * .pi / perceptualDuration.clamped(to: 1e-3...MediaTiming.longest),
      ratio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
      velocity: 0
    )
  }

  /// Returns the position at a time in seconds: 0 at the start, 1 at rest.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let decay = ratio * frequency
    let push = decay - velocity
    switch ratio {
    case ..<1:
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      return 1 - exp(-decay * time) * (cos(swing * time) + push / swing * sin(swing * time))
    case 1:
      return 1 - exp(-decay * time) * (1 + push * time)
    default:
      // Both terms of the overdamped solution decay; neither is computed as a difference of
      // large numbers.
      let spread = frequency * (ratio * ratio - 1).squareRoot()
      let slow = exp((spread - decay) * time)
      let fast = exp(-(spread + decay) * time)
      return 1 - ((slow + fast) + push / spread * (slow - fast)) / 2
    }
  }

  /// The time until the spring is at rest, in seconds.
  package var settlingDuration: Double {
    let decay = ratio * frequency
    let push = abs(decay - velocity)
    switch ratio {
    case ..<1:
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      return log((1 + push / swing) / Self.rest) / decay
    case 1:
      return Bisection.root(above: 0) { (1 + push * $0) * exp(-decay * $0) - Self.rest }
    default:
      let spread = frequency * (ratio * ratio - 1).squareRoot()
      return log((1 + push / spread) / Self.rest) / (decay - spread)
    }
  }
}
