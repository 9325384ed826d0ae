import CPango

/// The characters of a paragraph as Pango measures them in one long line.
///
/// Needed where spaces follow each other: Pango hangs only one of them over the end of a line.
struct PangoUnits: BreakableText {
  private let piece: TextPiece
  /// The first byte of each unit.
  private var offsets: [Int] = []
  private var widths: [Double] = []
  private var startsLine: [Bool] = []

  var count: Int { offsets.count }

  /// Reads the units off a paragraph that is not wrapped.
  init(_ paragraph: PangoParagraph) {
    piece = paragraph.piece
    let advances = paragraph.advances()
    var length: Int32 = 0
    let breaks = pango_layout_get_log_attrs_readonly(paragraph.layout, &length)
    var character = 0
    for offset in piece.bytes.indices where piece.bytes[offset] & 0xc0 != 0x80 {
      let rules = character < length ? breaks?[character] ?? PangoLogAttr() : PangoLogAttr()
      if offsets.isEmpty || rules.is_cursor_position != 0 {
        offsets.append(offset)
        startsLine.append(rules.is_line_break != 0)
        widths.append(0)
      }
      widths[widths.count - 1] += advances[offset]
      character += 1
    }
  }

  func advance(_ index: Int, at x: Double) -> Double {
    guard piece.bytes[offsets[index]] == 0x09 else { return widths[index] }
    let stop = PangoParagraph.tabStop
    return ((x / stop).rounded(.down) + 1) * stop - x
  }

  func isSpace(_ index: Int) -> Bool { piece.spaceLength(at: offsets[index]) > 0 }

  func startsLine(_ index: Int) -> Bool { startsLine[index] }

  /// Returns the bytes of neighbouring units, counted in the piece.
  func bytes(_ range: Range<Int>) -> Range<Int> {
    offset(range.lowerBound)..<offset(range.upperBound)
  }

  private func offset(_ index: Int) -> Int {
    index < count ? offsets[index] : piece.bytes.count
  }
}

extension PangoSetter {
  /// Breaks a paragraph by its units and sets each line on its own (S219).
  func spacedLines(
    _ paragraph: PangoParagraph,
    of request: SetterRequest,
    width: Double,
    enough: Int
  ) -> [SetLine] {
    let units = PangoUnits(paragraph)
    let byWords = request.style.lineBreakMode != .charWrap
    let ranges = units.lineRanges(
      width: width,
      indent: request.firstLineIndent,
      byWords: byWords,
      enough: enough
    )
    guard ranges.count > 1 else { return paragraph.lines(enough: 1) }
    let isRightToLeft = paragraph.lines(enough: 1)[0].isRightToLeft
    let style = TextRequest.ParagraphStyle(
      baseDirection: isRightToLeft ? .rightToLeft : .leftToRight
    )
    let piece = paragraph.piece
    let lineRequest = SetterRequest(source: request.source, width: nil, style: style)
    return ranges.map { range in
      let bytes = units.bytes(range)
      let isJustified = request.style.alignment == .justified && range.upperBound < units.count
      let end = isJustified ? piece.trimmedEnd(bytes) : bytes.upperBound
      let place = piece.offset + bytes.lowerBound..<piece.offset + end
      let part = PangoParagraph(TextPiece(request.source, place), of: lineRequest, fonts: fonts)
      if isJustified {
        part.justify(to: range.lowerBound == 0 ? width - request.firstLineIndent : width)
      }
      var line = part.lines(enough: 1)[0]
      line.range = piece.offset + bytes.lowerBound..<piece.offset + bytes.upperBound
      return line
    }
  }
}

extension PangoParagraph {
  /// Returns the advance of each character, at its first byte, in points.
  fileprivate func advances() -> [Double] {
    var advances = Array(repeating: 0.0, count: piece.bytes.count)
    let text = pango_layout_get_text(layout)
    var node = pango_layout_get_line_readonly(layout, 0)?.pointee.runs
    while let run = node?.pointee {
      if let glyphs = run.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let item = glyphs.pointee.item?.pointee
      {
        var widths = Array(repeating: Int32(0), count: Int(item.num_chars))
        pango_glyph_item_get_logical_widths(glyphs, text, &widths)
        var offset = Int(item.offset)
        for width in widths {
          advances[offset] = width.points
          repeat {
            offset += 1
          } while offset < piece.bytes.count && piece.bytes[offset] & 0xc0 == 0x80
        }
      }
      node = run.next
    }
    return advances
  }

  /// Stretches the spaces between the words of a paragraph without breaking it.
  fileprivate func justify(to width: Double) {
    let natural = lines(enough: 1)[0].fullWidth
    pango_layout_set_width(layout, max(width, natural).pangoUnits)
    pango_layout_set_justify(layout, 1)
    pango_layout_set_justify_last_line(layout, 1)
  }
}
