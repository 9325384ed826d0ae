import CPango

/// The grapheme clusters of a paragraph, measured by Pango in unbroken segments.
///
/// Used where spaces are adjacent, because Pango lets only one of them hang over the end of a line,
/// and for long words, which Pango breaks in quadratic time.
struct PangoGraphemes: BreakableText {
  private let text: ParagraphText
  private let breaks: PangoBreaks
  private var widths: [Double]
  /// Whether the first segment runs from right to left, and with it the paragraph.
  private(set) var isRightToLeft = false

  var count: Int { widths.count }

  /// Measures the clusters of a paragraph.
  init(
    _ text: ParagraphText,
    _ breaks: PangoBreaks,
    of request: ParagraphRequest,
    fonts: PangoFonts
  ) {
    self.text = text
    self.breaks = breaks
    widths = Array(repeating: 0, count: breaks.offsets.count)
    var index = 0
    for segment in breaks.segments() {
      let paragraph = PangoParagraph(text.part(segment), of: request, fonts: fonts)
      if index == 0 { isRightToLeft = paragraph.lines(maxCount: 1)[0].isRightToLeft }
      for (offset, advance) in zip(segment, paragraph.advances()) {
        if index + 1 < count, breaks.offsets[index + 1] == offset { index += 1 }
        widths[index] += advance
      }
    }
  }

  func advance(_ index: Int, at x: Double) -> Double {
    guard text.bytes[breaks.offsets[index]] == 0x09 else { return widths[index] }
    let stop = PangoParagraph.tabStop
    return ((x / stop).rounded(.down) + 1) * stop - x
  }

  func isSpace(_ index: Int) -> Bool { text.spaceLength(at: breaks.offsets[index]) > 0 }

  func allowsBreak(before index: Int) -> Bool { breaks.allowsBreak[index] }

  /// Returns the bytes of adjacent clusters, as offsets in the paragraph's bytes.
  func bytes(_ range: Range<Int>) -> Range<Int> {
    breaks.offset(range.lowerBound)..<breaks.offset(range.upperBound)
  }
}

extension PangoParagraphShaper {
  /// Breaks a paragraph between its grapheme clusters and shapes each line separately (S219).
  func linesBrokenByGraphemes(
    _ text: ParagraphText,
    _ breaks: PangoBreaks,
    of request: ParagraphRequest,
    maxCount: Int
  ) -> [ShapedLine] {
    let width = request.width ?? .infinity
    let graphemes = PangoGraphemes(text, breaks, of: request, fonts: fonts)
    let ranges = graphemes.lineRanges(
      width: width,
      indent: request.firstLineIndent,
      byWords: request.style.lineBreakMode != .charWrap,
      maxCount: maxCount
    )
    guard ranges.count > 1 else { return [unbrokenLine(text, of: request)] }
    let lineRequest = request.unbroken(isRightToLeft: graphemes.isRightToLeft)
    return ranges.map { range in
      let bytes = graphemes.bytes(range)
      let isJustified =
        request.style.alignment == .justified && range.upperBound < graphemes.count
      let shown = isJustified ? bytes.lowerBound..<text.trimmedEnd(bytes) : bytes
      let part = PangoParagraph(text.part(shown), of: lineRequest, fonts: fonts)
      if isJustified {
        part.justify(to: range.lowerBound == 0 ? width - request.firstLineIndent : width)
      }
      var line = part.lines(maxCount: 1)[0]
      line.range = text.offset + bytes.lowerBound..<text.offset + bytes.upperBound
      return line
    }
  }

  /// Shapes a paragraph as one line of any width; a long one segment by segment.
  func unbrokenLine(_ text: ParagraphText, of request: ParagraphRequest) -> ShapedLine {
    let line = { (text: ParagraphText, request: ParagraphRequest) in
      PangoParagraph(text, of: request, fonts: fonts).lines(maxCount: 1)[0]
    }
    guard text.isLong else { return line(text, request) }
    let segments = breaks(text).segments()
    // The first segment decides the direction of the paragraph.
    let first = line(text.part(segments[0]), request)
    let rest = request.unbroken(isRightToLeft: first.isRightToLeft)
    let parts = [first] + segments.dropFirst().map { line(text.part($0), rest) }
    return ShapedLine(joining: parts, isRightToLeft: first.isRightToLeft)
  }

  /// Returns where the lines of a paragraph may break.
  func breaks(_ text: ParagraphText) -> PangoBreaks {
    PangoBreaks(text.bytes, language: pango_context_get_language(fonts.context))
  }
}

extension ParagraphRequest {
  /// Returns the request for parts of a paragraph of a known direction, without a width.
  fileprivate func unbroken(isRightToLeft: Bool) -> ParagraphRequest {
    let style = TextRequest.ParagraphStyle(
      baseDirection: isRightToLeft ? .rightToLeft : .leftToRight
    )
    return ParagraphRequest(source: source, width: nil, style: style)
  }
}

extension ParagraphText {
  /// Whether the text is shaped in segments.
  var isLong: Bool { bytes.count > 2 * PangoBreaks.segmentLength }
}

extension ShapedLine {
  /// Joins the parts of a line, which are in reading order.
  fileprivate init(joining parts: [ShapedLine], isRightToLeft: Bool) {
    let lower = parts.first?.range.lowerBound ?? 0
    self.init(
      empty: lower..<(parts.last?.range.upperBound ?? lower),
      isRightToLeft: isRightToLeft
    )
    for part in isRightToLeft ? parts.reversed() : parts {
      runs += part.runs.map { run in
        var run = run
        run.x += fullWidth
        return run
      }
      fullWidth += part.fullWidth
    }
    trimmedWidth = fullWidth
    for part in parts.reversed() {
      trimmedWidth -= part.fullWidth - part.trimmedWidth
      if part.trimmedWidth > 0 { break }
    }
  }
}

extension PangoParagraph {
  /// Returns the advance of each character, at the index of its first byte, in points.
  fileprivate func advances() -> [Double] {
    var advances = Array(repeating: 0.0, count: text.bytes.count)
    let characters = pango_layout_get_text(layout)
    var node = pango_layout_get_line_readonly(layout, 0)?.pointee.runs
    while let run = node?.pointee {
      if let glyphs = run.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let item = glyphs.pointee.item?.pointee
      {
        var widths = Array(repeating: Int32(0), count: Int(item.num_chars))
        pango_glyph_item_get_logical_widths(glyphs, characters, &widths)
        var offset = Int(item.offset)
        for width in widths {
          advances[offset] = width.points
          repeat {
            offset += 1
          } while offset < text.bytes.count && text.bytes[offset] & 0xc0 == 0x80
        }
      }
      node = run.next
    }
    return advances
  }

  /// Widens the spaces between words to fill a width, without breaking lines.
  fileprivate func justify(to width: Double) {
    let natural = lines(maxCount: 1)[0].fullWidth
    pango_layout_set_width(layout, max(width, natural).pangoUnits)
    pango_layout_set_justify(layout, 1)
    pango_layout_set_justify_last_line(layout, 1)
  }
}
