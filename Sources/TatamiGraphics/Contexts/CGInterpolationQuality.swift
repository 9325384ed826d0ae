import TatamiDrawing

/// How pixels are made up when an image is stretched.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The best there is, as with `high`.
  case `default` = 0
  /// The nearest pixel, which keeps hard edges.
  case none = 1
  /// A mix of neighbours.
  case low = 2
  /// The best filter there is.
  case high = 3
  /// A mix of neighbours.
  case medium = 4

  var value: Interpolation {
    switch self {
    case .none: .nearest
    case .low, .medium: .linear
    case .default, .high: .high
    }
  }
}
