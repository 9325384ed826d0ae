public import TatamiGeometry

extension TextGeometry {
  /// Returns the rectangles that cover a range, line by line; none for an empty range.
  ///
  /// - Parameters:
  ///   - range: The characters in UTF-16 units; a range that ends after the text counts as
  ///     continuing on the next line.
  ///   - width: The width of a full line, in points. If given, lines after which the range
  ///     continues are covered to their end.
  public func selectionRects(of range: Range<Int>, width: Double? = nil) -> [Rect] {
    let bytes = utf8Offset(range.lowerBound)..<utf8Offset(range.upperBound)
    let continuesAfterText =
      range.upperBound > text.utf16.count && range.lowerBound <= text.utf16.count
    guard !bytes.isEmpty || continuesAfterText,
      let first = lineIndex(utf8: bytes.lowerBound, .downstream),
      let last = lineIndex(utf8: bytes.upperBound, bytes.isEmpty ? .downstream : .upstream)
    else { return [] }
    return (first...max(first, last)).flatMap { index in
      let line = layout.lines[index]
      let continues = continuesAfterText || bytes.upperBound > line.range.upperBound
      return line.spans(of: bytes, in: text, width: continues ? width : nil).map { span in
        Rect(x: span.lower, y: line.top, width: span.upper - span.lower, height: line.height)
      }
    }
  }
}

extension TextLine {
  /// Returns the spans that the characters of a range cover, in points of the layout.
  fileprivate func spans(of bytes: Range<Int>, in text: String, width: Double?) -> [Span] {
    var spans = characterExtents(in: text)
      .filter { $0.range.overlaps(bytes) && $0.right > $0.left }
      .map { Span(lower: origin.x + $0.left, upper: origin.x + $0.right) }
    if let width {
      let end =
        spans.isEmpty || self.width == 0
        ? origin.x
        : isRightToLeft
          ? spans.map(\.lower).min() ?? 0 : spans.map(\.upper).max() ?? 0
      let edge = isRightToLeft ? 0 : width
      if min(end, edge) < max(end, edge) {
        spans.append(Span(lower: min(end, edge), upper: max(end, edge)))
      }
    }
    return Span.merged(spans)
  }
}

/// A horizontal part of a line, in points.
private struct Span {
  var lower: Double
  var upper: Double

  /// Joins spans that touch.
  static func merged(_ spans: [Span]) -> [Span] {
    var merged: [Span] = []
    for span in spans.sorted(by: { $0.lower < $1.lower }) {
      // Edges are sums of fractions; a thousandth of a point is rounding error.
      if let last = merged.last, span.lower <= last.upper + 1e-3 {
        merged[merged.count - 1].upper = max(last.upper, span.upper)
      } else {
        merged.append(span)
      }
    }
    return merged
  }
}
