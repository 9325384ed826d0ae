/// Breaks single paragraphs into shaped lines for a line composer.
protocol ParagraphShaper {
  /// Breaks a paragraph into lines no wider than the request's width.
  ///
  /// Returns at least one line; lines beyond `maxCount` need not be returned.
  func lines(_ text: ParagraphText, of request: ParagraphRequest, maxCount: Int) -> [ShapedLine]

  /// Shapes a paragraph as one line; an ellipsis replaces what does not fit.
  func truncatedLine(_ text: ParagraphText, of request: ParagraphRequest) -> ShapedLine
}

/// The width and style that a paragraph is shaped with.
struct ParagraphRequest {
  let source: TextSource
  /// The maximum width, in points; nil for no limit.
  let width: Double?
  let style: TextRequest.ParagraphStyle
  /// The length by which the first line of a paragraph is shorter, in points; may be negative.
  var firstLineIndent = 0.0
}

extension ParagraphRequest {
  /// Whether paragraphs without letters run from right to left.
  var isRightToLeft: Bool {
    style.baseDirection == .rightToLeft || style.baseDirection == .automaticOrRightToLeft
  }

  /// Returns the style of the paragraph that begins at an offset.
  func style(at offset: Int) -> TextRequest.ParagraphStyle {
    source.styles[source.runIndex(at: offset)] ?? style
  }

  /// Returns the request for a paragraph of the same text.
  func paragraph(_ style: TextRequest.ParagraphStyle) -> ParagraphRequest {
    let head = style.headIndent.clampedLength
    return ParagraphRequest(
      source: source,
      width: style.trailingEdge(box: width).map { max(0, $0 - head) },
      style: style,
      firstLineIndent: style.firstLineHeadIndent.clampedLength - head
    )
  }

  /// Returns the request for a single line of the same text.
  func line(_ context: LineContext) -> ParagraphRequest {
    let edge = context.style.trailingEdge(box: width)
    return ParagraphRequest(
      source: source,
      width: edge.map { max(0, $0 - context.leadingIndent) },
      style: context.style
    )
  }
}

/// The paragraph style of a line, and whether the line is the paragraph's first or last.
struct LineContext {
  let style: TextRequest.ParagraphStyle
  let startsParagraph: Bool
  let endsParagraph: Bool

  /// The distance from the leading edge to the start of the line, in points.
  var leadingIndent: Double {
    (startsParagraph ? style.firstLineHeadIndent : style.headIndent).clampedLength
  }
}

extension TextRequest.ParagraphStyle {
  /// Returns the distance from the leading edge to where lines end, in points; nil for no limit.
  func trailingEdge(box: Double?) -> Double? {
    guard tailIndent.isFinite, tailIndent != 0 else { return box }
    guard tailIndent < 0 else { return min(tailIndent.clampedLength, box ?? .infinity) }
    return box.map { max(0, $0 + tailIndent) }
  }
}
