/// Which parts of a path with crossings or holes count as inside.
public enum FillRule: Hashable, Sendable {
  /// Inside is where the path winds around a point at least once in total.
  case nonZero
  /// Inside is where a ray from a point crosses the path an odd number of times.
  case evenOdd
}
