import TatamiGeometry

/// Composes a layout from shaped lines; shared by both text shapers.
struct LineComposer<Shaper: ParagraphShaper> {
  let shaper: Shaper
  /// The font metrics of the source's runs.
  let metrics: [FontMetrics]
  let request: ParagraphRequest
  let maxLines: Int
  let maxHeight: Double
  var lines: [ShapedLine] = []
  /// The paragraph context of each line.
  var contexts: [LineContext] = []
  /// The offset of the text after the composed paragraphs; nil if none is left.
  var remainder: Int? = 0

  init(
    _ request: TextRequest,
    source: TextSource,
    shaper: Shaper,
    metrics: (FontDescriptor) -> FontMetrics
  ) {
    self.shaper = shaper
    self.metrics = source.runs.map { metrics($0.attributes.font) }
    self.request = ParagraphRequest(
      source: source,
      width: request.widthLimit.maximum,
      style: request.style
    )
    maxLines = request.maxLines > 0 ? request.maxLines : .max
    maxHeight = request.heightLimit.maximum ?? .infinity
  }

  /// Returns the layout.
  mutating func compose() -> TextLayout {
    guard !request.source.bytes.isEmpty else { return .empty }
    let (heights, isTruncated) = limitedLines()
    return positionedLines(heights, isTruncated: isTruncated)
  }

  /// Returns the size of the layout.
  mutating func measure() -> Size {
    guard !request.source.bytes.isEmpty else { return .zero }
    let (heights, _) = limitedLines()
    return size(heights)
  }

  /// Collects the visible lines; returns their heights and whether others do not fit.
  private mutating func limitedLines() -> (heights: [LineHeight], isTruncated: Bool) {
    collectLines()
    var heights = lines.indices.map(height(of:))
    let count = visibleCount(heights)
    let isTruncated = count < lines.count || remainder != nil
    if isTruncated {
      lines.removeLast(lines.count - count)
      truncateLastLine()
      heights = lines.indices.map(height(of:))
    }
    return (heights, isTruncated)
  }

  /// Shapes paragraph after paragraph until the limits are reached.
  private mutating func collectLines() {
    var height = 0.0
    while let start = remainder, lines.count < maxLines, height <= maxHeight {
      let (range, next) = request.source.paragraph(from: start)
      let maxCount = maxLines == .max ? .max : maxLines - lines.count + 1
      let style = request.style(at: start)
      let paragraph = request.paragraph(style)
      let shaped =
        range.isEmpty
        ? [ShapedLine(empty: range, isRightToLeft: paragraph.isRightToLeft)]
        : shaper.lines(ParagraphText(request.source, range), of: paragraph, maxCount: maxCount)
      lines += shaped
      contexts += shaped.indices.map {
        LineContext(style: style, startsParagraph: $0 == 0, endsParagraph: $0 == shaped.count - 1)
      }
      if maxHeight < .infinity {
        height += lines.indices.suffix(shaped.count).reduce(0) { $0 + self.height(of: $1).total }
      }
      remainder = next
    }
  }

  /// Returns how many lines the limits allow; at least one.
  private func visibleCount(_ heights: [LineHeight]) -> Int {
    var bottom = 0.0
    var count = 0
    for (index, height) in heights.enumerated() where count == index && count < maxLines {
      bottom += height.total
      // Heights are sums of font fractions; a millionth of a point is rounding error.
      if index > 0 && bottom > maxHeight + 1e-6 { break }
      bottom += gap(after: index)
      count += 1
    }
    return max(1, count)
  }

  /// Shapes the last visible line again with an ellipsis (S218).
  private mutating func truncateLastLine() {
    let context = contexts[lines.count - 1]
    guard context.style.lineBreakMode.truncates, let last = lines.last else { return }
    let request = request.line(context)
    let start = last.range.lowerBound
    let (paragraph, next) = request.source.paragraph(from: start)
    var truncated: ShapedLine
    if request.style.lineBreakMode == .truncateTail {
      let text =
        next == nil
        ? ParagraphText(request.source, paragraph)
        : ParagraphText(request.source, appendingEllipsisTo: paragraph)
      truncated = shaper.truncatedLine(text, of: request)
    } else {
      let text = ParagraphText(request.source, joiningLinesFrom: start)
      truncated = shaper.truncatedLine(text, of: request)
      if !truncated.isEllipsized {
        let text = ParagraphText(request.source, appendingEllipsisTo: paragraph)
        truncated = shaper.truncatedLine(text, of: request)
      }
    }
    lines[lines.count - 1] = truncated
  }
}

extension TextRequest.Limit {
  /// The limit in points, at least zero; nil for no limit and for limits of a million or more.
  var maximum: Double? {
    guard case .points(let length) = self, length < 1_000_000 else { return nil }
    return max(0, length)
  }
}

extension TextRequest.LineBreakMode {
  /// Whether an ellipsis replaces text that does not fit.
  var truncates: Bool {
    switch self {
    case .truncateHead, .truncateMiddle, .truncateTail: true
    case .wordWrap, .charWrap, .clip: false
    }
  }
}

extension Double {
  /// The number clamped to 0...1,000,000 as a length in points; not-a-number becomes 0.
  var clampedLength: Double {
    self > 0 ? Swift.min(self, 1_000_000) : 0
  }
}
