import Foundation
import TatamiGraphics
import TatamiViews

/// The mark of a chosen element, or that of a row that opens a menu.
final class MenuMark: UIView {
  /// The shapes.
  enum Shape {
    case none
    case check
    case dash
    /// The row opens a menu.
    case chevron
    /// The row closes the menu that it has opened.
    case openChevron
    /// The row goes back.
    case backChevron

    /// Creates the mark of a state.
    init(_ state: UIMenuElement.State) {
      switch state {
      case .off: self = .none
      case .on: self = .check
      case .mixed: self = .dash
      }
    }
  }

  var shape = Shape.none {
    didSet { setNeedsDisplay() }
  }
  var color: UIColor? {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// The corners of the stroke around the center, in points.
  private var corners: [CGPoint] {
    switch shape {
    case .none: return []
    case .check: return [CGPoint(x: -5, y: 0.5), CGPoint(x: -1.5, y: 4.5), CGPoint(x: 5, y: -5)]
    case .dash: return [CGPoint(x: -5, y: 0), CGPoint(x: 5, y: 0)]
    case .openChevron:
      return [CGPoint(x: -5, y: -2.5), CGPoint(x: 0, y: 2.5), CGPoint(x: 5, y: -2.5)]
    case .chevron, .backChevron:
      let side: CGFloat = isRightToLeft == (shape == .chevron) ? -1 : 1
      return [
        CGPoint(x: -2.5 * side, y: -5), CGPoint(x: 2.5 * side, y: 0), CGPoint(x: -2.5 * side, y: 5),
      ]
    }
  }

  override func draw(_ rect: CGRect) {
    guard let first = corners.first else { return }
    let path = UIBezierPath()
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    path.move(to: CGPoint(x: center.x + first.x, y: center.y + first.y))
    for corner in corners.dropFirst() {
      path.addLine(to: CGPoint(x: center.x + corner.x, y: center.y + corner.y))
    }
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    (color ?? .label).setStroke()
    path.stroke()
  }
}
