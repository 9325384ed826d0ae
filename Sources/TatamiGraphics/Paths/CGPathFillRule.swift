package import TatamiDrawing

/// The rule that determines which points are inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Those that the path winds around.
  case winding = 0
  /// Those from which a ray crosses the path an odd number of times.
  case evenOdd = 1

  package var value: FillRule { self == .winding ? .nonZero : .evenOdd }
}
