/// The rule that decides which points are inside a path.
public enum FillRule: Hashable, Sendable {
  /// A point is inside if its winding number is not zero.
  case nonZero
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}
