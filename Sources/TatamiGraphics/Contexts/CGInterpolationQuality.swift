import TatamiDrawing

/// The quality of interpolation between the pixels of a scaled image.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The same as `high`.
  case `default` = 0
  /// The nearest pixel, without interpolation.
  case none = 1
  /// Bilinear interpolation.
  case low = 2
  /// The best filter available.
  case high = 3
  /// Bilinear interpolation.
  case medium = 4

  var value: Interpolation {
    switch self {
    case .none: .nearest
    case .low, .medium: .linear
    case .default, .high: .high
    }
  }
}
