import Foundation

extension DampedSpring {
  /// Creates the spring that is at rest within 1/1000 after a duration in seconds (S208).
  ///
  /// - Parameters:
  ///   - ratio: The damping ratio; clamped to at most 1.
  ///   - velocity: The initial velocity, in distances per second.
  package init(duration: Double, ratio: Double, velocity: Double) {
    let duration = duration.clamped(to: 1e-3...MediaTiming.longest)
    let ratio = ratio.clamped(to: Self.leastRatio...1)
    // In units of the duration, the frequency depends on two numbers only.
    let speed = velocity.clamped(to: -1e4...1e4) * duration
    let turns =
      ratio < 1
      ? Self.underdampedTurns(ratio: ratio, speed: speed) : Self.criticalTurns(speed: speed)
    self.init(frequency: turns / duration, ratio: ratio, velocity: velocity)
  }

  /// Returns frequency times duration of an underdamped spring.
  ///
  /// The envelope is abs(ratio - speed / turns) / sqrt(1 - ratio²) · exp(-ratio · turns); the
  /// largest solution is used.
  private static func underdampedTurns(ratio: Double, speed: Double) -> Double {
    let scale = rest * (1 - ratio * ratio).squareRoot()
    guard speed != 0 else { return max(1e-6, log(ratio / scale) / ratio) }
    let excess = { (turns: Double) in abs(ratio - speed / turns) * exp(-ratio * turns) - scale }
    guard speed > 0 else { return Bisection.root(above: 0, of: excess) }
    // Beyond the point where the velocity dominates, the curve rises to a peak and falls again.
    let peak =
      (speed + (speed * speed + 4 * speed).squareRoot()) / (2 * ratio)
    if excess(peak) > 0 { return Bisection.root(above: peak, of: excess) }
    return Bisection.root(between: 0, and: speed / ratio, of: excess)
  }

  /// Returns frequency times duration of a critically damped spring.
  private static func criticalTurns(speed: Double) -> Double {
    let excess = { (turns: Double) in abs(1 + turns - speed) * exp(-turns) - rest }
    let peak = max(0, speed)
    if excess(peak) > 0 { return Bisection.root(above: peak, of: excess) }
    return Bisection.root(between: 0, and: speed - 1, of: excess)
  }
}

/// Finds roots of falling functions by bisection.
enum Bisection {
  /// Returns a root above a number.
  static func root(above low: Double, of function: (Double) -> Double) -> Double {
    var width = 1.0
    while function(low + width) > 0, width < 1e12 { width *= 2 }
    return root(between: low, and: low + width, of: function)
  }

  /// Returns a root between two numbers.
  static func root(
    between low: Double,
    and high: Double,
    of function: (Double) -> Double
  ) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<120 {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { break }
      if function(middle) > 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
