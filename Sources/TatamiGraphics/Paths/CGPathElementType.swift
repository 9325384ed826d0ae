/// The types of path elements.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath: one point.
  case moveToPoint = 0
  /// A straight line: one point.
  case addLineToPoint = 1
  /// A quadratic curve: its control point and its end.
  case addQuadCurveToPoint = 2
  /// A cubic curve: its two control points and its end.
  case addCurveToPoint = 3
  /// A line to the start of the subpath: no point.
  case closeSubpath = 4
}
