/// The resistance of content, or of a sheet, that is dragged beyond its edge (S107).
///
/// The displacement grows ever more slowly with the overshoot and stays below the bounds length.
package struct RubberBand: Hashable, Sendable {
  /// The displacement per point of overshoot at the edge; S107.
  private static let coefficient = 0.55
  /// The largest fraction of the length whose overshoot can be computed without loss of precision.
  private static let maxFraction = 0.9999

  /// The bounds length on the axis, in points; with 0 or less, content is not displaced.
  package let length: Double

  /// Creates the resistance for a length, in points.
  package init(length: Double) { self.length = length }

  /// Returns the displacement of content beyond its edge for an overshoot of the finger, in points.
  ///
  /// Overshoots before the leading edge are negative, and so are their displacements.
  package func displacement(for overshoot: Double) -> Double {
    guard length > 0 else { return 0 }
    let ratio = Self.coefficient * overshoot.magnitude / length
    return (1 - 1 / (ratio + 1)) * (overshoot < 0 ? -length : length)
  }

  /// Returns the overshoot that results in a displacement.
  package func overshoot(for displacement: Double) -> Double {
    guard length > 0 else { return 0 }
    let fraction = min(displacement.magnitude / length, Self.maxFraction)
    let overshoot = fraction / (1 - fraction) * length / Self.coefficient
    return displacement < 0 ? -overshoot : overshoot
  }

  /// Returns the derivative of the displacement at an overshoot.
  package func slope(at overshoot: Double) -> Double {
    guard length > 0 else { return 0 }
    let ratio = Self.coefficient * overshoot.magnitude / length + 1
    return Self.coefficient / (ratio * ratio)
  }
}
