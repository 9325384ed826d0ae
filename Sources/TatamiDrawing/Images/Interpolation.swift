/// The interpolation of pixels when an image is scaled.
public enum Interpolation: Hashable, Sendable {
  /// The nearest pixel; keeps hard edges.
  case nearest
  /// Linear interpolation of adjacent pixels.
  case linear
  /// The best available filter, also for downscaling.
  case high
}
