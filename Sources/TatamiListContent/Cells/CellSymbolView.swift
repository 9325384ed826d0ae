package import Foundation
package import TatamiControls
package import TatamiViews

/// A symbol of a cell: an accessory or a control of the editing mode.
@MainActor
package final class CellSymbolView: UIControl {
  /// The symbols.
  package enum Symbol {
    case disclosure
    case checkmark
    case detail
    case delete
    case insert
    case reorder
    case unselected
    case selected

    /// The size of the symbol, in points.
    var size: CGSize {
      switch self {
      case .disclosure: CGSize(width: 8, height: 13)
      case .checkmark: CGSize(width: 14, height: 13)
      case .detail, .delete, .insert, .unselected, .selected: CGSize(width: 22, height: 22)
      case .reorder: CGSize(width: 20, height: 11)
      }
    }

    /// Whether the symbol grows with the text size.
    var scales: Bool { self == .checkmark }

    /// Whether the symbol takes touches.
    var isButton: Bool { self == .detail || self == .delete || self == .insert || self == .reorder }

    /// The name that assistive technologies read.
    var name: String? {
      switch self {
      case .detail: "More info"
      case .delete: "Delete"
      case .insert: "Insert"
      case .reorder: "Reorder"
      default: nil
      }
    }
  }

  package var symbol: Symbol {
    didSet {
      guard symbol != oldValue else { return }
      adopt()
    }
  }

  package init(_ symbol: Symbol) {
    self.symbol = symbol
    super.init(frame: CGRect(origin: .zero, size: symbol.size))
    isOpaque = false
    contentMode = .redraw
    adopt()
  }

  package required init?(coder: NSCoder) { nil }

  private func adopt() {
    isUserInteractionEnabled = symbol.isButton
    accessibilityLabel = symbol.name
    updateSize()
    setNeedsDisplay()
  }

  /// The factor of the size and of the lines for the text size.
  private var scale: CGFloat {
    guard symbol.scales else { return 1 }
    // Values are rounded to pixels: a large one is exact enough.
    return UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traitCollection) / 100
  }

  private var scaledSize: CGSize {
    CGSize(width: symbol.size.width * scale, height: symbol.size.height * scale)
  }

  /// Adopts the size for the text size, and has the superview laid out if that is another one.
  private func updateSize() {
    guard symbol.scales, bounds.size != scaledSize else { return }
    bounds.size = scaledSize
    superview?.setNeedsLayout()
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { updateSize() }
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateSize()
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// The touches that the symbol takes: at least 44 points in each direction.
  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let reach = CGSize(width: max(0, 44 - bounds.width) / 2, height: max(0, 44 - bounds.height) / 2)
    return bounds.insetBy(dx: -reach.width, dy: -reach.height).contains(point)
  }

  // MARK: Drawing

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  package override func draw(_ rect: CGRect) {
    let size = scaledSize
    let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
    let box = CGRect(origin: origin, size: size)
    switch symbol {
    case .disclosure: drawDisclosure(in: box)
    case .checkmark: stroke([(0.06, 0.55), (0.36, 0.9), (0.94, 0.1)], in: box, tintColor)
    case .detail: drawDetail(in: box)
    case .delete: drawCircle(in: box, .systemRed, [[(0.26, 0.5), (0.74, 0.5)]])
    case .insert:
      drawCircle(in: box, .systemGreen, [[(0.26, 0.5), (0.74, 0.5)], [(0.5, 0.26), (0.5, 0.74)]])
    case .selected:
      drawCircle(in: box, tintColor, [[(0.28, 0.52), (0.44, 0.68), (0.72, 0.34)]])
    case .unselected: drawRing(in: box, .systemGray3)
    case .reorder: drawLines(in: box)
    }
  }

  private func drawDisclosure(in box: CGRect) {
    let points: [(CGFloat, CGFloat)] = [(0.15, 0.05), (0.85, 0.5), (0.15, 0.95)]
    stroke(isMirrored ? points.map { (1 - $0.0, $0.1) } : points, in: box, .tertiaryLabel)
  }

  private func drawDetail(in box: CGRect) {
    drawRing(in: box, tintColor)
    stroke([(0.5, 0.46), (0.5, 0.74)], in: box, tintColor)
    let dot = CGRect(x: box.midX - 1.4, y: box.minY + box.height * 0.27, width: 2.8, height: 2.8)
    tintColor.setFill()
    UIBezierPath(ovalIn: dot).fill()
  }

  private func drawLines(in box: CGRect) {
    for y in [0.1, 0.5, 0.9] { stroke([(0, y), (1, y)], in: box, .systemGray3, width: 1.5) }
  }

  private func drawCircle(in box: CGRect, _ color: UIColor, _ lines: [[(CGFloat, CGFloat)]]) {
    color.setFill()
    UIBezierPath(ovalIn: box).fill()
    for line in lines { stroke(line, in: box, .white) }
  }

  private func drawRing(in box: CGRect, _ color: UIColor) {
    let path = UIBezierPath(ovalIn: box.insetBy(dx: 0.75, dy: 0.75))
    path.lineWidth = 1.5
    color.setStroke()
    path.stroke()
  }

  private func stroke(
    _ points: [(CGFloat, CGFloat)],
    in box: CGRect,
    _ color: UIColor,
    width: CGFloat = 2
  ) {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let position = CGPoint(x: box.minX + box.width * point.0, y: box.minY + box.height * point.1)
      if index == 0 { path.move(to: position) } else { path.addLine(to: position) }
    }
    path.lineWidth = width * scale
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    color.setStroke()
    path.stroke()
  }
}
