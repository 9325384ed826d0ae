/// A cubic Bézier curve from (0, 0) to (1, 1) that maps time to progress.
package struct UnitBezier: Hashable, Sendable {
  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double

  package static let linear = UnitBezier(0, 0, 1, 1)
  package static let easeIn = UnitBezier(0.42, 0, 1, 1)
  package static let easeOut = UnitBezier(0, 0, 0.58, 1)
  package static let easeInEaseOut = UnitBezier(0.42, 0, 0.58, 1)
  static let standard = UnitBezier(0.25, 0.1, 0.25, 1)

  /// Creates a curve from its two inner control points.
  ///
  /// Times are clamped to 0...1 so that they ascend; numbers that are not finite become 0.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = max(0, min(1, x1.finiteOrZero))
    self.y1 = y1.finiteOrZero
    self.x2 = max(0, min(1, x2.finiteOrZero))
    self.y2 = y2.finiteOrZero
  }

  /// The four control points; the first and last are fixed.
  var controlPoints: [(x: Double, y: Double)] {
    [(0, 0), (x1, y1), (x2, y2), (1, 1)]
  }

  /// Returns the progress at a time, both from 0 to 1; curves may overshoot in between.
  ///
  /// - Complexity: O(1); about five steps to full precision.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    guard x1 != y1 || x2 != y2 else { return time }
    return Self.value(parameter(at: time), y1, y2)
  }

  /// Solves x(t) = time by Newton's method, with bisection where a step would leave the interval.
  private func parameter(at time: Double) -> Double {
    var (low, high, t) = (0.0, 1.0, time)
    for _ in 0..<64 {
      let error = Self.value(t, x1, x2) - time
      if abs(error) < 1e-15 { break }
      if error > 0 { high = t } else { low = t }
      let next = t - error / Self.slope(t, x1, x2)
      t = next > low && next < high ? next : (low + high) / 2
      if high - low < 1e-16 { break }
    }
    return t
  }

  private static func value(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
    let rest = 1 - t
    return t * (3 * rest * (rest * p1 + t * p2) + t * t)
  }

  private static func slope(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
    let rest = 1 - t
    return 3 * (rest * rest * p1 + 2 * rest * t * (p2 - p1) + t * t * (1 - p2))
  }
}

extension Double {
  /// The number; 0 if it is not finite.
  var finiteOrZero: Double { isFinite ? self : 0 }

  /// Returns the number clamped to a range; NaN is treated as 0.
  package func clamped(to range: ClosedRange<Double>) -> Double {
    max(range.lowerBound, min(range.upperBound, isNaN ? 0 : self))
  }
}
