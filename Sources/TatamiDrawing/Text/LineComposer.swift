import TatamiGeometry

/// One line as a setter made it, not yet placed.
struct SetLine {
  /// The part of the source in the line.
  var range: Range<Int>
  /// The pieces from left to right, their places counted from the line's left end.
  var runs: [TextRun]
  /// The advance with trailing spaces, in points.
  var fullWidth: Double
  /// The advance without trailing spaces, in points.
  var trimmedWidth: Double
  /// Whether the paragraph runs from right to left.
  var isRightToLeft: Bool
  /// Whether text was left out within the line.
  var isEllipsized = false
}

extension SetLine {
  /// Makes the line of a paragraph without characters, which no setter is needed for.
  init(empty range: Range<Int>, of request: SetterRequest) {
    self.init(
      range: range,
      runs: [],
      fullWidth: 0,
      trimmedWidth: 0,
      isRightToLeft: request.style.baseDirection == .rightToLeft
    )
  }
}

/// Breaks and shapes single paragraphs for a composer.
protocol ParagraphSetter {
  /// Breaks a paragraph into lines of at most a width; nil for no limit.
  ///
  /// Makes at least one line, and no need to make more than `enough`.
  func lines(_ piece: TextPiece, of request: SetterRequest, enough: Int) -> [SetLine]

  /// Sets a paragraph in one line, leaving out what does not fit in favour of an ellipsis.
  func truncatedLine(_ piece: TextPiece, of request: SetterRequest) -> SetLine
}

/// What a setter needs to know besides the text.
struct SetterRequest {
  let source: TextSource
  /// The greatest width, in points; nil for no limit.
  let width: Double?
  let style: TextRequest.ParagraphStyle
  /// How much shorter the first line of a paragraph is, in points; may be negative.
  var firstLineIndent = 0.0
}

/// A line's place in its paragraph.
struct LinePlace {
  let style: TextRequest.ParagraphStyle
  let startsParagraph: Bool
  let endsParagraph: Bool
}

/// Composes a layout from the lines of a setter; both shapers share it.
struct LineComposer<Setter: ParagraphSetter> {
  let setter: Setter
  let metrics: (FontDescriptor) -> FontMetrics
  let request: SetterRequest
  let maxLines: Int
  let maxHeight: Double
  var lines: [SetLine] = []
  /// The lines' places in their paragraphs.
  var places: [LinePlace] = []
  /// Where the text after the composed paragraphs begins; nil if none is left.
  var rest: Int? = 0

  init(_ request: TextRequest, setter: Setter, metrics: @escaping (FontDescriptor) -> FontMetrics) {
    self.setter = setter
    self.metrics = metrics
    let source = TextSource(request.runs)
    self.request = SetterRequest(
      source: source,
      width: request.widthLimit.usable,
      style: request.style
    )
    maxLines = request.maxLines > 0 ? request.maxLines : .max
    maxHeight = request.heightLimit.usable ?? .infinity
  }

  /// Returns the layout.
  mutating func compose() -> TextLayout {
    guard !request.source.bytes.isEmpty else { return .empty }
    collectLines()
    var heights = lines.indices.map(height(of:))
    let count = visibleCount(heights)
    let isCut = count < lines.count || rest != nil
    if isCut {
      lines.removeLast(lines.count - count)
      markLastLine()
      heights = lines.indices.map(height(of:))
    }
    return place(heights, isCut: isCut)
  }

  /// Sets paragraph after paragraph until no more lines are allowed.
  private mutating func collectLines() {
    var height = 0.0
    while let start = rest, lines.count < maxLines, height <= maxHeight {
      let (range, next) = request.source.paragraph(from: start)
      let enough = maxLines == .max ? .max : maxLines - lines.count + 1
      let style = request.style(at: start)
      let paragraph = request.paragraph(style)
      let more =
        range.isEmpty
        ? [SetLine(empty: range, of: paragraph)]
        : setter.lines(TextPiece(request.source, range), of: paragraph, enough: enough)
      lines += more
      places += more.indices.map {
        LinePlace(style: style, startsParagraph: $0 == 0, endsParagraph: $0 == more.count - 1)
      }
      if maxHeight < .infinity {
        height = lines.indices.reduce(0) { $0 + self.height(of: $1).total }
      }
      rest = next
    }
  }

  /// Returns how many lines the limits allow; at least one.
  private func visibleCount(_ heights: [LineHeight]) -> Int {
    var bottom = 0.0
    var count = 0
    for (index, height) in heights.enumerated() where count == index && count < maxLines {
      bottom += height.total
      // Heights are sums of font fractions: a millionth decides nothing.
      if index > 0 && bottom > maxHeight + 1e-6 { break }
      bottom += gap(after: index)
      count += 1
    }
    return max(1, count)
  }

  /// Sets the last allowed line again so that it carries the truncation mark (S218).
  private mutating func markLastLine() {
    let place = places[lines.count - 1]
    guard place.style.lineBreakMode.truncates, let last = lines.last else { return }
    let request = request.line(place)
    let start = last.range.lowerBound
    let (paragraph, next) = request.source.paragraph(from: start)
    var marked: SetLine
    if request.style.lineBreakMode == .truncateTail {
      let piece =
        next == nil
        ? TextPiece(request.source, paragraph) : TextPiece(request.source, marked: paragraph)
      marked = setter.truncatedLine(piece, of: request)
    } else {
      let piece = TextPiece(request.source, joinedFrom: start)
      marked = setter.truncatedLine(piece, of: request)
      if !marked.isEllipsized {
        marked = setter.truncatedLine(TextPiece(request.source, marked: paragraph), of: request)
      }
    }
    lines[lines.count - 1] = marked
  }

  /// Returns the extra space below a line, in points.
  private func gap(after index: Int) -> Double {
    let style = places[index].style
    guard places[index].endsParagraph else { return style.lineSpacing.usableLength }
    let next = index + 1 < places.count ? places[index + 1].style : style
    return style.lineSpacing.usableLength + style.paragraphSpacing.usableLength
      + next.paragraphSpacingBefore.usableLength
  }
}

/// A line's extents above and below its baseline, in points.
struct LineHeight {
  var ascent: Double
  var descent: Double

  /// The whole height.
  var total: Double { ascent + descent }
}

extension LineComposer {
  /// Returns the height of a line: that of its tallest font, changed as the style asks (S216).
  private func height(of line: Int) -> LineHeight {
    var (ascent, descent) = (0.0, 0.0)
    for index in request.source.runIndices(in: lines[line].range) {
      let attributes = request.source.runs[index].attributes
      let font = metrics(attributes.font)
      let raised = attributes.usableBaselineOffset
      ascent = max(ascent, font.ascender + raised)
      descent = max(descent, font.leading - font.descender - raised)
    }
    let style = places[line].style
    var total = ascent + descent
    let multiple = style.lineHeightMultiple.usableLength
    if multiple > 0 { total *= multiple }
    total = max(total, style.minLineHeight.usableLength)
    let greatest = style.maxLineHeight.usableLength
    if greatest > 0 { total = min(total, greatest) }
    // What the style adds or takes goes above the letters.
    return LineHeight(ascent: total - descent, descent: descent)
  }

  /// Gives each line its place.
  private func place(_ heights: [LineHeight], isCut: Bool) -> TextLayout {
    let widths = lines.indices.map(visibleWidth(of:))
    let widest = lines.indices.map { places[$0].lead + widths[$0] }.max() ?? 0
    let box = request.width ?? widest
    var placed: [TextLine] = []
    var top = 0.0
    for index in lines.indices {
      if index > 0 { top += gap(after: index - 1) }
      let left = left(of: index, width: widths[index], box: box)
      placed.append(
        TextLine(
          range: lines[index].range,
          origin: Point(x: left, y: top + heights[index].ascent),
          width: widths[index],
          ascent: heights[index].ascent,
          descent: heights[index].descent,
          runs: hangingRuns(of: lines[index], width: widths[index]),
          isRightToLeft: lines[index].isRightToLeft
        )
      )
      top += heights[index].total
    }
    let isTruncated = isCut || lines.contains(where: \.isEllipsized)
    return TextLayout(
      size: Size(width: widest, height: top),
      lines: placed,
      isTruncated: isTruncated
    )
  }

  /// Returns a line's width, without the spaces that hang over its end (S219).
  private func visibleWidth(of index: Int) -> Double {
    let line = lines[index]
    guard places[index].endsParagraph else { return line.trimmedWidth }
    let limit = request.line(places[index]).width ?? .infinity
    return max(line.trimmedWidth, min(line.fullWidth, limit))
  }

  /// Returns a line's runs, moved so that the spaces of a right-to-left line hang out left.
  private func hangingRuns(of line: SetLine, width: Double) -> [TextRun] {
    let hanging = line.fullWidth - width
    guard line.isRightToLeft, hanging > 0 else { return line.runs }
    return line.runs.map { run in
      var run = run
      run.x -= hanging
      return run
    }
  }

  /// Returns where a line begins between the edges, from its left.
  private func left(of index: Int, width: Double, box: Double) -> Double {
    let (lead, line) = (places[index].lead, lines[index])
    let trail = places[index].style.trailingEdge(box: box) ?? box
    let free = max(0, trail - lead - width) * leftShare(of: index)
    return line.isRightToLeft ? max(0, box - trail) + free : lead + free
  }

  /// Returns the share of the free width that lies left of a line.
  private func leftShare(of index: Int) -> Double {
    switch places[index].style.alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: lines[index].isRightToLeft ? 1 : 0
    }
  }
}

extension LinePlace {
  /// How far the line begins from the leading edge, in points.
  var lead: Double {
    (startsParagraph ? style.firstLineHeadIndent : style.headIndent).usableLength
  }
}

extension SetterRequest {
  /// Returns the style of the paragraph that begins at an offset.
  func style(at offset: Int) -> TextRequest.ParagraphStyle {
    source.styles[source.runIndex(at: offset)] ?? style
  }

  /// Returns what the setter of a paragraph needs to know.
  func paragraph(_ style: TextRequest.ParagraphStyle) -> SetterRequest {
    let head = style.headIndent.usableLength
    return SetterRequest(
      source: source,
      width: style.trailingEdge(box: width).map { max(0, $0 - head) },
      style: style,
      firstLineIndent: style.firstLineHeadIndent.usableLength - head
    )
  }

  /// Returns what the setter of a single line needs to know.
  func line(_ place: LinePlace) -> SetterRequest {
    let edge = place.style.trailingEdge(box: width)
    return SetterRequest(
      source: source,
      width: edge.map { max(0, $0 - place.lead) },
      style: place.style
    )
  }
}

extension TextRequest.ParagraphStyle {
  /// Returns where lines end, in points from the leading edge; nil for no limit.
  func trailingEdge(box: Double?) -> Double? {
    guard tailIndent.isFinite, tailIndent != 0 else { return box }
    guard tailIndent < 0 else { return min(tailIndent.usableLength, box ?? .infinity) }
    return box.map { max(0, $0 + tailIndent) }
  }
}

extension TextRequest.Limit {
  /// The limit in points, at least zero; nil for none, infinite ones and those beyond a million.
  var usable: Double? {
    guard case .points(let length) = self, length < 1_000_000 else { return nil }
    return max(0, length)
  }
}

extension TextRequest.LineBreakMode {
  /// Whether an ellipsis stands for text left out.
  var truncates: Bool {
    switch self {
    case .truncateHead, .truncateMiddle, .truncateTail: true
    case .wordWrap, .charWrap, .clip: false
    }
  }
}

extension Double {
  /// The number as a length of 0 to a million; what is not a number becomes 0.
  var usableLength: Double {
    self > 0 ? Swift.min(self, 1_000_000) : 0
  }
}
