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
