import CPango

extension PangoParagraph {
  /// Converts one of Pango's lines.
  func shapedLine(_ line: PangoLayoutLine) -> ShapedLine {
    let start = Int(line.start_index)
    let end = start + Int(line.length)
    let trimmed = text.trimmedEnd(start..<end)
    var result = ShapedLine(
      empty: text.sourceRange(start..<end),
      isRightToLeft: line.resolved_dir == UInt32(PANGO_DIRECTION_RTL.rawValue)
    )
    var node = line.runs
    while let item = node?.pointee {
      if let glyphs = item.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
        append(glyphs.pointee, trimmedEnd: trimmed, to: &result)
      }
      node = item.next
    }
    return result
  }

  /// Appends one of Pango's runs; its trailing spaces hang over the line's end (S219).
  private func append(_ item: PangoGlyphItem, trimmedEnd: Int, to line: inout ShapedLine) {
    guard let shaped = item.item?.pointee, let string = item.glyphs?.pointee else { return }
    let start = Int(shaped.offset)
    let range = start..<start + Int(shaped.length)
    let isEllipsis = shaped.isEllipsis
    let (glyphs, width, hanging) = self.glyphs(string, of: shaped, trimmedEnd: trimmedEnd)
    line.runs.append(
      TextRun(
        TextRun.Content(
          text: isEllipsis ? "…" : String(decoding: text.bytes[range], as: UTF8.self),
          range: text.sourceRange(range),
          attributes: attributes(at: start),
          isRightToLeft: shaped.analysis.level % 2 == 1,
          isEllipsis: isEllipsis || start >= text.sourceCount
        ),
        glyphs: glyphs,
        face: shaped.analysis.font.map(fonts.face(of:)) ?? .blocks,
        x: line.fullWidth,
        width: width
      )
    )
    line.fullWidth += width
    line.trimmedWidth += width - hanging
  }

  /// Converts a glyph string; returns also its advance and the advance of its trailing spaces.
  private func glyphs(
    _ string: PangoGlyphString,
    of item: PangoItem,
    trimmedEnd: Int
  ) -> (glyphs: [Glyph], width: Double, hanging: Double) {
    let isEllipsis = item.isEllipsis
    var pen = 0.0
    var hanging = 0.0
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(Int(string.num_glyphs))
    for index in 0..<Int(string.num_glyphs) {
      let glyph = string.glyphs[index]
      let cluster = Int(string.log_clusters[index])
      let width = isEllipsis ? item.naturalWidth(of: glyph) : glyph.geometry.width.points
      if !isEllipsis && Int(item.offset) + cluster >= trimmedEnd { hanging += width }
      if let id = glyph.visibleID {
        glyphs.append(
          Glyph(
            id: id,
            x: pen + glyph.geometry.x_offset.points,
            y: glyph.geometry.y_offset.points,
            width: width,
            cluster: isEllipsis ? 0 : cluster
          )
        )
      }
      pen += width
    }
    return (glyphs, pen, hanging)
  }

  private func attributes(at offset: Int) -> TextAttributes {
    let last = max(text.offset, text.sourceRange.upperBound - 1)
    let position = min(text.sourceRange(offset..<offset).lowerBound, last)
    return source.runs[source.runIndex(at: position)].attributes
  }
}

extension PangoItem {
  /// Whether the item is the ellipsis of truncated text.
  fileprivate var isEllipsis: Bool {
    UInt32(analysis.flags) & UInt32(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
  }

  /// Returns a glyph's width without the space that Pango adds to an ellipsis to fill the line,
  /// in points.
  fileprivate func naturalWidth(of glyph: PangoGlyphInfo) -> Double {
    var logical = PangoRectangle()
    pango_font_get_glyph_extents(analysis.font, glyph.glyph, nil, &logical)
    return min(glyph.geometry.width, logical.width).points
  }
}

extension PangoGlyphInfo {
  /// The glyph's index in its font; nil for an invisible glyph.
  fileprivate var visibleID: UInt32? { PangoGlyphID.visible(glyph) }
}
