package import TatamiDrawing

/// The shape of the ends of stroked lines.
public enum CGLineCap: Int32, Sendable {
  /// The line stops at its end point.
  case butt = 0
  /// A semicircle around the end point.
  case round = 1
  /// Half a square beyond the end point.
  case square = 2

  package var value: LineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// The shape of the corners of stroked lines.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, up to the miter limit.
  case miter = 0
  /// A rounded corner.
  case round = 1
  /// A beveled corner.
  case bevel = 2

  package var value: LineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

/// Which points are inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Those that the path winds around.
  case winding = 0
  /// Those from which a ray crosses the path an odd number of times.
  case evenOdd = 1

  package var value: FillRule { self == .winding ? .nonZero : .evenOdd }
}
