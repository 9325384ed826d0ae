/// How pixels are made up when an image is stretched.
public enum Interpolation: Hashable, Sendable {
  /// The nearest pixel; keeps hard edges.
  case nearest
  /// A linear mix of neighbours.
  case linear
  /// The best filter there is; also good for shrinking.
  case high
}
