import CPango

/// The grapheme clusters of a paragraph, measured by Pango in one unbroken line.
///
/// Used where spaces are adjacent: Pango lets only one of them hang over the end of a line.
struct PangoGraphemes: BreakableText {
  private let text: ParagraphText
  /// The first byte of each cluster.
  private var offsets: [Int] = []
  private var widths: [Double] = []
  private var breaksBefore: [Bool] = []

  var count: Int { offsets.count }

  /// Measures the clusters of a paragraph that is not wrapped.
  init(_ paragraph: PangoParagraph) {
    text = paragraph.text
    let advances = paragraph.advances()
    var length: Int32 = 0
    let breaks = pango_layout_get_log_attrs_readonly(paragraph.layout, &length)
    var character = 0
    for offset in text.bytes.indices where text.bytes[offset] & 0xc0 != 0x80 {
      let rules = character < length ? breaks?[character] ?? PangoLogAttr() : PangoLogAttr()
      if offsets.isEmpty || rules.is_cursor_position != 0 {
        offsets.append(offset)
        breaksBefore.append(rules.is_line_break != 0)
        widths.append(0)
      }
      widths[widths.count - 1] += advances[offset]
      character += 1
    }
  }

  func advance(_ index: Int, at x: Double) -> Double {
    guard text.bytes[offsets[index]] == 0x09 else { return widths[index] }
    let stop = PangoParagraph.tabStop
    return ((x / stop).rounded(.down) + 1) * stop - x
  }

  func isSpace(_ index: Int) -> Bool { text.spaceLength(at: offsets[index]) > 0 }

  func allowsBreak(before index: Int) -> Bool { breaksBefore[index] }

  /// Returns the bytes of adjacent clusters, as offsets in the paragraph's bytes.
  func bytes(_ range: Range<Int>) -> Range<Int> {
    offset(range.lowerBound)..<offset(range.upperBound)
  }

  private func offset(_ index: Int) -> Int {
    index < count ? offsets[index] : text.bytes.count
  }
}

extension PangoParagraphShaper {
  /// Breaks a paragraph between its grapheme clusters and shapes each line separately (S219).
  func linesBrokenByGraphemes(
    _ paragraph: PangoParagraph,
    of request: ParagraphRequest,
    width: Double,
    maxCount: Int
  ) -> [ShapedLine] {
    let graphemes = PangoGraphemes(paragraph)
    let ranges = graphemes.lineRanges(
      width: width,
      indent: request.firstLineIndent,
      byWords: request.style.lineBreakMode != .charWrap,
      maxCount: maxCount
    )
    guard ranges.count > 1 else { return paragraph.lines(maxCount: 1) }
    let isRightToLeft = paragraph.lines(maxCount: 1)[0].isRightToLeft
    let style = TextRequest.ParagraphStyle(
      baseDirection: isRightToLeft ? .rightToLeft : .leftToRight
    )
    let text = paragraph.text
    let lineRequest = ParagraphRequest(source: request.source, width: nil, style: style)
    return ranges.map { range in
      let bytes = graphemes.bytes(range)
      let isJustified =
        request.style.alignment == .justified && range.upperBound < graphemes.count
      let end = isJustified ? text.trimmedEnd(bytes) : bytes.upperBound
      let shown = text.offset + bytes.lowerBound..<text.offset + end
      let part = PangoParagraph(
        ParagraphText(request.source, shown),
        of: lineRequest,
        fonts: fonts
      )
      if isJustified {
        part.justify(to: range.lowerBound == 0 ? width - request.firstLineIndent : width)
      }
      var line = part.lines(maxCount: 1)[0]
      line.range = text.offset + bytes.lowerBound..<text.offset + bytes.upperBound
      return line
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
