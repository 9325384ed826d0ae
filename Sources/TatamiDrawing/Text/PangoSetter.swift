import CPango

/// Breaks and shapes paragraphs with Pango.
struct PangoSetter: ParagraphSetter {
  let fonts: PangoFonts

  func lines(_ piece: TextPiece, of request: SetterRequest, enough: Int) -> [SetLine] {
    let layout = PangoParagraph(piece, of: request, fonts: fonts)
    guard let width = request.width, request.style.lineBreakMode != .clip else {
      return layout.lines(enough: enough)
    }
    if piece.hasNeighbouringSpaces {
      return spacedLines(layout, of: request, width: width, enough: enough)
    }
    layout.wrap(
      at: width,
      indent: request.firstLineIndent,
      mode: request.style.lineBreakMode == .charWrap ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR,
      justify: request.style.alignment == .justified
    )
    return layout.lines(enough: enough)
  }

  func truncatedLine(_ piece: TextPiece, of request: SetterRequest) -> SetLine {
    let layout = PangoParagraph(piece, of: request, fonts: fonts)
    if let width = request.width {
      layout.ellipsize(at: width, mode: request.style.lineBreakMode.pangoMode)
    }
    var line = layout.lines(enough: 1)[0]
    line.isEllipsized = layout.isEllipsized || piece.bytes.count > piece.sourceCount
    return line
  }
}

/// One paragraph as a Pango layout.
///
/// A class, because it owns a C object.
final class PangoParagraph {
  /// The distance of tab stops, in points; that of UIKit's default paragraph style.
  static let tabStop = 28.0

  let layout: OpaquePointer
  let piece: TextPiece
  private let source: TextSource
  private let fonts: PangoFonts

  init(_ piece: TextPiece, of request: SetterRequest, fonts: PangoFonts) {
    self.piece = piece
    source = request.source
    self.fonts = fonts
    let direction = request.style.baseDirection
    pango_context_set_base_dir(fonts.context, direction.pangoDirection)
    layout = pango_layout_new(fonts.context)
    pango_layout_set_auto_dir(layout, direction == .automatic ? 1 : 0)
    piece.bytes.withUnsafeBytes { bytes in
      let text = bytes.assumingMemoryBound(to: CChar.self).baseAddress
      // An empty text has no address; a new layout is empty already.
      if let text { pango_layout_set_text(layout, text, Int32(clamping: bytes.count)) }
    }
    if piece.bytes.contains(0x09) { setTabs() }
    let attributes = self.attributes()
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// Puts the tab stops at equal distances; Pango repeats the last one.
  private func setTabs() {
    let stops = pango_tab_array_new(1, 0)
    pango_tab_array_set_tab(stops, 0, PANGO_TAB_LEFT, Self.tabStop.pangoUnits)
    pango_layout_set_tabs(layout, stops)
    pango_tab_array_free(stops)
  }

  /// Whether Pango left text out.
  var isEllipsized: Bool { pango_layout_is_ellipsized(layout) != 0 }

  /// Breaks lines at a width; the first is shorter by an indent, which may be negative.
  func wrap(at width: Double, indent: Double, mode: PangoWrapMode, justify: Bool) {
    // Pango's width is that of the longest line.
    pango_layout_set_width(layout, (width - min(0, indent)).pangoUnits)
    pango_layout_set_indent(layout, indent.pangoUnits)
    pango_layout_set_wrap(layout, mode)
    pango_layout_set_justify(layout, justify ? 1 : 0)
  }

  /// Keeps the text in one line.
  func ellipsize(at width: Double, mode: PangoEllipsizeMode) {
    pango_layout_set_width(layout, width.pangoUnits)
    pango_layout_set_ellipsize(layout, mode)
    pango_layout_set_height(layout, -1)
    pango_layout_set_single_paragraph_mode(layout, 1)
  }

  /// Returns the first lines.
  func lines(enough: Int) -> [SetLine] {
    let count = min(Int(pango_layout_get_line_count(layout)), enough)
    return (0..<max(1, count)).map { index in
      guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else {
        return SetLine(
          range: piece.offset..<piece.offset,
          runs: [],
          fullWidth: 0,
          trimmedWidth: 0,
          isRightToLeft: false
        )
      }
      return setLine(line.pointee)
    }
  }
}

extension PangoParagraph {
  /// Makes the list of fonts and features, byte range by byte range.
  private func attributes() -> OpaquePointer? {
    let list = pango_attr_list_new()
    let range = piece.offset..<piece.offset + piece.sourceCount
    let indices = source.runIndices(in: range)
    for index in indices {
      let run = source.runs[index]
      let start = max(0, run.range.lowerBound - piece.offset)
      let isLast = index == indices.upperBound
      let end = isLast ? piece.bytes.count : run.range.upperBound - piece.offset
      let attributes = run.attributes
      list.insert(pango_attr_font_desc_new(fonts.description(of: attributes.font)), start..<end)
      if attributes.font.monospacedDigits {
        list.insert(pango_attr_font_features_new("tnum=1"), start..<end)
      }
      if attributes.usableKern != 0 {
        list.insert(
          pango_attr_letter_spacing_new(attributes.usableKern.pangoUnits),
          start..<end
        )
      }
      if indices.count > 1 { list.insertMark(index, start..<end) }
    }
    if piece.sourceCount < piece.bytes.count && piece.sourceCount > 0 {
      list.insertMark(indices.upperBound + 1, piece.sourceCount..<piece.bytes.count)
    }
    list.insert(pango_attr_insert_hyphens_new(0), 0..<piece.bytes.count)
    if source.hasControls { hideControls(in: list) }
    return list
  }

  /// Gives control characters no extent.
  private func hideControls(in list: OpaquePointer?) {
    var nothing = PangoRectangle()
    for index in piece.bytes.indices where piece.bytes[index].isHiddenControl {
      list.insert(pango_attr_shape_new(&nothing, &nothing), index..<index + 1)
    }
  }

  private func setLine(_ line: PangoLayoutLine) -> SetLine {
    let start = Int(line.start_index)
    let end = start + Int(line.length)
    let trimmed = piece.trimmedEnd(start..<end)
    var result = SetLine(
      range: sourceRange(start..<end),
      runs: [],
      fullWidth: 0,
      trimmedWidth: 0,
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

  private func sourceRange(_ range: Range<Int>) -> Range<Int> {
    let lower = min(range.lowerBound, piece.sourceCount)
    let upper = min(range.upperBound, piece.sourceCount)
    return piece.offset + lower..<piece.offset + upper
  }

  /// Adds one of Pango's runs, whose trailing spaces are hung over the line's end (S219).
  private func append(_ item: PangoGlyphItem, trimmedEnd: Int, to line: inout SetLine) {
    guard let analysed = item.item?.pointee, let string = item.glyphs?.pointee else { return }
    let start = Int(analysed.offset)
    let range = start..<start + Int(analysed.length)
    let flags = UInt32(analysed.analysis.flags)
    let isEllipsis = flags & UInt32(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
    let isRightToLeft = analysed.analysis.level % 2 == 1
    var pen = 0.0
    var hanging = 0.0
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(Int(string.num_glyphs))
    for index in 0..<Int(string.num_glyphs) {
      let glyph = string.glyphs[index]
      let cluster = Int(string.log_clusters[index])
      let width = isEllipsis ? analysed.naturalWidth(of: glyph) : glyph.geometry.width.points
      if !isEllipsis && start + cluster >= trimmedEnd { hanging += width }
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
    line.fullWidth += pen
    line.trimmedWidth += pen - hanging
    let isMark = isEllipsis || start >= piece.sourceCount
    line.runs.append(
      TextRun(
        text: isEllipsis ? "…" : String(decoding: piece.bytes[range], as: UTF8.self),
        range: sourceRange(range),
        attributes: attributes(at: start),
        glyphs: glyphs,
        x: line.fullWidth - pen,
        width: pen,
        isRightToLeft: isRightToLeft,
        isEllipsis: isMark,
        face: analysed.analysis.font.map(fonts.face(of:)) ?? .blocks
      )
    )
  }

  private func attributes(at offset: Int) -> TextAttributes {
    let place = min(piece.offset + offset, piece.offset + max(0, piece.sourceCount - 1))
    return source.runs[source.runIndex(at: place)].attributes
  }
}

extension OpaquePointer? {
  /// Adds an attribute for a range of bytes to an attribute list.
  fileprivate func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
    attribute?.pointee.start_index = guint(clamping: range.lowerBound)
    attribute?.pointee.end_index = guint(clamping: range.upperBound)
    pango_attr_list_insert(self, attribute)
  }

  /// Adds a colour that is different for each number, so that Pango keeps runs apart.
  fileprivate func insertMark(_ number: Int, _ range: Range<Int>) {
    let low = guint16(truncatingIfNeeded: number)
    let high = guint16(truncatingIfNeeded: number >> 16)
    insert(pango_attr_foreground_new(low, high, 0), range)
  }
}

extension PangoItem {
  /// The width of a glyph without what Pango adds to an ellipsis to fill the line, in points.
  fileprivate func naturalWidth(of glyph: PangoGlyphInfo) -> Double {
    var logical = PangoRectangle()
    pango_font_get_glyph_extents(analysis.font, glyph.glyph, nil, &logical)
    return min(glyph.geometry.width, logical.width).points
  }
}

extension PangoGlyphInfo {
  /// The number of the glyph; nil for what shows nothing.
  fileprivate var visibleID: UInt32? {
    if glyph == 0x0fff_ffff { return nil }  // PANGO_GLYPH_EMPTY
    return glyph & 0x1000_0000 == 0 ? glyph : 0  // PANGO_GLYPH_UNKNOWN_FLAG: the missing glyph
  }
}

extension TextRequest.BaseDirection {
  fileprivate var pangoDirection: PangoDirection {
    switch self {
    case .automatic: PANGO_DIRECTION_WEAK_LTR
    case .leftToRight: PANGO_DIRECTION_LTR
    case .rightToLeft: PANGO_DIRECTION_RTL
    }
  }
}

extension TextRequest.LineBreakMode {
  fileprivate var pangoMode: PangoEllipsizeMode {
    switch self {
    case .truncateHead: PANGO_ELLIPSIZE_START
    case .truncateMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .truncateTail, .wordWrap, .charWrap, .clip: PANGO_ELLIPSIZE_END
    }
  }
}
