/// Converts pieces of a shaped paragraph to runs, as `PangoParagraph` converts Pango's.
struct RunWriter {
  private let paragraph: ShapedParagraph
  private let text: ParagraphText
  private let source: TextSource
  /// The byte at which the line's trailing spaces begin.
  private let trimmed: Int

  init(
    _ paragraph: ShapedParagraph,
    _ text: ParagraphText,
    _ source: TextSource,
    trimmed: Int
  ) {
    self.paragraph = paragraph
    self.text = text
    self.source = source
    self.trimmed = trimmed
  }

  /// Appends a piece to a line, a run for each run of the source; returns false if a cluster belongs to
  /// two of them.
  func append(_ piece: ShapedPiece, hidesSpace: Bool, to line: inout ShapedLine) -> Bool {
    let isRightToLeft = paragraph.items[piece.item].isRightToLeft
    var glyphs = paragraph.glyphs(piece)
    if hidesSpace, !glyphs.isEmpty {
      let index = isRightToLeft ? glyphs.startIndex : glyphs.endIndex - 1
      (glyphs[index].id, glyphs[index].width) = (PangoGlyphID.empty, 0)
    }
    let bytes = paragraph.byteRange(piece.characters)
    let starts = [bytes.lowerBound] + paragraph.runStarts(inside: bytes)
    let parts = zip(starts, starts.dropFirst() + [bytes.upperBound]).map { $0..<$1 }
    var index = glyphs.startIndex
    for part in isRightToLeft ? parts.reversed() : parts {
      let first = index
      while index < glyphs.endIndex, part.contains(Int(glyphs[index].cluster)) { index += 1 }
      let own = glyphs[first..<index]
      guard let start = isRightToLeft ? own.last : own.first, start.cluster == part.lowerBound
      else {
        return false
      }
      append(own, part, of: paragraph.items[piece.item], to: &line)
    }
    return index == glyphs.endIndex
  }

  private func append(
    _ shaped: ArraySlice<ShapedGlyph>,
    _ bytes: Range<Int>,
    of item: ShapedItem,
    to line: inout ShapedLine
  ) {
    let (glyphs, width, hanging) = glyphs(shaped, from: bytes.lowerBound)
    line.runs.append(
      TextRun(
        TextRun.Content(
          text: String(decoding: text.bytes[bytes], as: UTF8.self),
          range: text.sourceRange(bytes),
          attributes: source.runs[source.runIndex(at: text.sourceRange(bytes).lowerBound)]
            .attributes,
          isRightToLeft: item.isRightToLeft,
          isEllipsis: false
        ),
        glyphs: glyphs,
        face: item.style.font.face,
        x: line.fullWidth,
        width: width
      )
    )
    line.fullWidth += width
    line.trimmedWidth += width - hanging
  }

  /// Converts glyphs; returns also their advance and that of the trailing spaces.
  private func glyphs(
    _ shaped: ArraySlice<ShapedGlyph>,
    from start: Int
  ) -> (glyphs: [Glyph], width: Double, hanging: Double) {
    var (pen, hanging) = (0.0, 0.0)
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(shaped.count)
    for glyph in shaped {
      let (width, cluster) = (glyph.width.points, Int(glyph.cluster))
      if cluster >= trimmed { hanging += width }
      if let id = glyph.visibleID {
        glyphs.append(
          Glyph(
            id: id,
            x: pen + glyph.x.points,
            y: glyph.y.points,
            width: width,
            cluster: cluster - start
          )
        )
      }
      pen += width
    }
    return (glyphs, pen, hanging)
  }
}
