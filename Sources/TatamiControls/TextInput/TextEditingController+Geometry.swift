import Foundation
import TatamiDrawing
import TatamiGeometry
import TatamiViews

extension TextEditingController {
  /// Returns the position in the displayed text of a position in the text; each hidden character
  /// is displayed as one UTF-16 unit.
  func displayed(_ position: CaretPosition) -> CaretPosition {
    guard isSecure else { return position }
    let count = text[..<text.characterIndex(at: position.offset)].count
    return CaretPosition(count, position.affinity)
  }

  /// Returns the range of the displayed text for a range of the text.
  private func displayed(_ range: Range<Int>) -> Range<Int> {
    guard isSecure else { return range }
    let lower = displayed(CaretPosition(range.lowerBound)).offset
    return lower..<displayed(CaretPosition(range.upperBound)).offset
  }

  /// Returns the position in the text of a position in the displayed text.
  func underlying(_ position: CaretPosition) -> CaretPosition {
    guard isSecure else { return position }
    let index = text.index(text.startIndex, offsetBy: position.offset, limitedBy: text.endIndex)
    return CaretPosition(text.utf16Offset(of: index ?? text.endIndex), position.affinity)
  }

  private var origin: CGPoint { client?.textOrigin ?? .zero }

  /// Returns the caret at a position, in the view's coordinates.
  func caretRect(at position: CaretPosition) -> CGRect {
    let caret = CGRect(flow.caret(at: displayed(position)))
    let origin = origin
    var rect = CGRect(
      x: origin.x + caret.minX,
      y: origin.y + caret.minY,
      width: Caret.width,
      height: caret.height
    )
    if axis == .vertical {
      // Spaces may hang over the end of a line, but the caret stays within the lines.
      let edge = origin.x + CGFloat(flow.width) - Caret.width
      rect.origin.x = max(origin.x, min(rect.minX, edge))
    }
    return rect
  }

  /// Returns the position nearest to a point of the view.
  func caretPosition(nearest point: CGPoint) -> CaretPosition {
    let origin = origin
    let local = Point(x: Double(point.x - origin.x), y: Double(point.y - origin.y))
    return underlying(flow.position(nearest: local))
  }

  /// Returns rectangles that cover characters, in the view's coordinates.
  ///
  /// - Parameter visible: The range of the view's coordinates along the text's axis to return
  ///   rectangles for; nil for all.
  func selectionRects(of range: Range<Int>, in visible: ClosedRange<Double>? = nil) -> [CGRect] {
    let origin = origin
    let span = visible.map { $0.shifted(by: -start) } ?? 0...Double.infinity
    let rects = flow.selectionRects(of: displayed(range), in: span)
    return rects.map { CGRect($0).offsetBy(dx: origin.x, dy: origin.y) }
  }

  /// The origin of the text along its axis.
  private var start: Double { Double(axis == .vertical ? origin.y : origin.x) }
}

// MARK: - Drawing

extension TextEditingController {
  /// The opacity of the tint color behind selected characters.
  private static let highlightAlpha: CGFloat = 0.2

  /// Fills the background of the selection within the visible part of the view.
  func drawSelection(in visible: CGRect, _ context: CGContext, tintColor: UIColor) {
    tintColor.withAlphaComponent(Self.highlightAlpha).setFill()
    for rect in selectionRects(of: editor.selection, in: span(of: visible))
    where rect.intersects(visible) {
      context.fill(rect)
    }
  }

  /// Underlines the marked characters within the visible part of the view.
  func drawMarkedText(in visible: CGRect, _ context: CGContext, tintColor: UIColor) {
    guard let marked = editor.marked else { return }
    tintColor.setFill()
    for rect in selectionRects(of: marked, in: span(of: visible)) {
      context.fill(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1))
    }
  }

  /// Draws the lines within the visible part of the view.
  func drawText(in visible: CGRect, _ context: CGContext) {
    let origin = origin
    for part in flow.layouts(in: span(of: visible).shifted(by: -start)) {
      context.draw(
        part.layout,
        at: CGPoint(x: origin.x + part.origin.x, y: origin.y + part.origin.y)
      )
    }
  }

  /// Returns the extent of a rectangle along the text's axis.
  private func span(of rect: CGRect) -> ClosedRange<Double> {
    axis == .vertical
      ? Double(rect.minY)...Double(max(rect.minY, rect.maxY))
      : Double(rect.minX)...Double(max(rect.minX, rect.maxX))
  }
}

extension ClosedRange<Double> {
  fileprivate func shifted(by offset: Double) -> Self {
    lowerBound + offset...upperBound + offset
  }
}
