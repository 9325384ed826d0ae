import Foundation
import TatamiDrawing
import TatamiGeometry

extension TextEditingController {
  /// Returns where a place stands in what is shown: hidden characters are shown as one unit each.
  func displayed(_ place: TextPlace) -> TextPlace {
    guard isSecure else { return place }
    return TextPlace(text[..<text.place(place.offset)].count, place.affinity)
  }

  /// Returns the place that a place of what is shown stands for.
  func underlying(_ place: TextPlace) -> TextPlace {
    guard isSecure else { return place }
    let found = text.index(text.startIndex, offsetBy: place.offset, limitedBy: text.endIndex)
    return TextPlace(text.offset(found ?? text.endIndex), place.affinity)
  }

  /// Returns a range of what is shown.
  func displayed(_ range: Range<Int>) -> Range<Int> {
    guard isSecure else { return range }
    return displayed(TextPlace(range.lowerBound)).offset..<displayed(TextPlace(range.upperBound)).offset
  }

  private var origin: CGPoint { client?.textOrigin ?? .zero }

  /// Returns the caret at a place, in the view's coordinates.
  func caretRect(at place: TextPlace) -> CGRect {
    let caret = CGRect(flow.caret(at: displayed(place)))
    let origin = origin
    var rect = CGRect(
      x: origin.x + caret.minX,
      y: origin.y + caret.minY,
      width: Caret.width,
      height: caret.height
    )
    if axis == .vertical {
      // Spaces may hang over the end of a line, the caret does not.
      let edge = origin.x + CGFloat(flow.configuration.width) - Caret.width
      rect.origin.x = max(origin.x, min(rect.minX, edge))
    }
    return rect
  }

  /// Returns the place nearest to a point of the view.
  func place(nearest point: CGPoint) -> TextPlace {
    let origin = origin
    return underlying(
      flow.place(nearest: Point(x: Double(point.x - origin.x), y: Double(point.y - origin.y)))
    )
  }

  /// Returns rectangles that cover characters, in the view's coordinates.
  ///
  /// - Parameter visible: A stretch of the view along the text's axis beyond which they are
  ///   left out.
  func selectionRects(of range: Range<Int>, in visible: ClosedRange<Double>? = nil) -> [CGRect] {
    let origin = origin
    let start = Double(axis == .vertical ? origin.y : origin.x)
    let span = visible.map { $0.lowerBound - start...$0.upperBound - start }
    let rects = flow.selectionRects(of: displayed(range), in: span ?? 0...Double.infinity)
    return rects.map { CGRect($0).offsetBy(dx: origin.x, dy: origin.y) }
  }
}

extension TextGeometry {
  /// Whether the paragraph at a place runs from right to left.
  func isRightToLeft(at place: Position) -> Bool {
    lineIndex(at: place).map { layout.lines[$0].isRightToLeft } ?? false
  }
}
