/// The shape of the ends of a stroked line.
public enum LineCap: Hashable, Sendable {
  /// The line ends at its end point.
  case butt
  /// A half disc around the end point.
  case round
  /// Half a square beyond the end point.
  case square
}
