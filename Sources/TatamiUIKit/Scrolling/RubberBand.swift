/// How content follows a finger beyond its edge: ever less, never a whole length (S107).
struct RubberBand: Hashable, Sendable {
  /// The share of the first point beyond the edge that is shown; S107.
  private static let give = 0.55
  /// The share of the length beyond which the way back would be lost in rounding.
  private static let mostShown = 0.9999

  /// The bounds length on the axis, in points; 0 or less shows nothing beyond the edge.
  let length: Double

  /// Returns how far beyond the edge content is shown when the finger is some points beyond it.
  ///
  /// Overshoots before the leading edge are negative, and so are the answers.
  func shown(_ overshoot: Double) -> Double {
    guard length > 0 else { return 0 }
    let ratio = Self.give * overshoot.magnitude / length
    return (1 - 1 / (ratio + 1)) * (overshoot < 0 ? -length : length)
  }

  /// Returns the finger's overshoot that shows content so far beyond the edge.
  func overshoot(shown: Double) -> Double {
    guard length > 0 else { return 0 }
    let share = min(shown.magnitude / length, Self.mostShown)
    let overshoot = share / (1 - share) * length / Self.give
    return shown < 0 ? -overshoot : overshoot
  }

  /// Returns how fast content moves per point of the finger at an overshoot.
  func slope(at overshoot: Double) -> Double {
    guard length > 0 else { return 0 }
    let ratio = Self.give * overshoot.magnitude / length + 1
    return Self.give / (ratio * ratio)
  }
}
