import Tatami

/// The reading direction of a picture.
public enum ReadingDirection: String, Sendable, CaseIterable {
  /// From left to right.
  case ltr
  /// From right to left.
  case rtl

  /// The direction as a trait.
  package var trait: UITraitEnvironmentLayoutDirection {
    self == .rtl ? .rightToLeft : .leftToRight
  }
}
