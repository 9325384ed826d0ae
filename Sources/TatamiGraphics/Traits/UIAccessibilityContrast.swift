/// The contrast between colors.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The standard contrast.
  case normal = 0
  /// A higher contrast.
  case high = 1
}
