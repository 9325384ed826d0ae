import TatamiDrawing

/// The drawing mode of a path: filled, stroked or both.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled by the winding rule.
  case fill = 0
  /// Filled by the even-odd rule.
  case eoFill = 1
  /// Stroked.
  case stroke = 2
  /// Filled by the winding rule, then stroked.
  case fillStroke = 3
  /// Filled by the even-odd rule, then stroked.
  case eoFillStroke = 4

  var fillRule: FillRule? {
    switch self {
    case .fill, .fillStroke: .nonZero
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  var strokes: Bool { self != .fill && self != .eoFill }
}
