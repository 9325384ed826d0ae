package import TatamiDrawing

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
