import CPango

/// A paragraph as a Pango layout.
///
/// A class, because it owns a C object.
final class PangoParagraph {
  /// The distance between tab stops, in points; that of UIKit's default paragraph style.
  static let tabStop = 28.0

  let layout: OpaquePointer
  let text: ParagraphText
  let source: TextSource
  let fonts: PangoFonts

  init(_ text: ParagraphText, of request: ParagraphRequest, fonts: PangoFonts) {
    self.text = text
    source = request.source
    self.fonts = fonts
    let direction = request.style.baseDirection
    pango_context_set_base_dir(fonts.context, direction.pangoDirection)
    layout = pango_layout_new(fonts.context)
    pango_layout_set_auto_dir(layout, direction.isAutomatic ? 1 : 0)
    text.bytes.withUnsafeBytes { bytes in
      let address = bytes.assumingMemoryBound(to: CChar.self).baseAddress
      // An empty array has no address; a new layout is empty already.
      if let address { pango_layout_set_text(layout, address, Int32(clamping: bytes.count)) }
    }
    if text.bytes.contains(0x09) { setTabs() }
    let attributes = self.attributes()
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// Sets equidistant tab stops; Pango repeats the last one.
  private func setTabs() {
    let stops = pango_tab_array_new(1, 0)
    pango_tab_array_set_tab(stops, 0, PANGO_TAB_LEFT, Self.tabStop.pangoUnits)
    pango_layout_set_tabs(layout, stops)
    pango_tab_array_free(stops)
  }

  /// Whether Pango replaced text by an ellipsis.
  var isEllipsized: Bool { pango_layout_is_ellipsized(layout) != 0 }

  /// The smallest kern of the runs, in points; nil without any kern.
  ///
  /// Pango counts half of the kern at each end of a line while it breaks lines, and removes it
  /// afterwards: without a correction, text would be broken in a space of its own width.
  var smallestKern: Double? {
    let indices = source.runIndices(in: text.sourceRange)
    let kerns = indices.map { source.runs[$0].attributes.clampedKern }
    return kerns.contains { $0 != 0 } ? kerns.min() : nil
  }

  /// Whether the text, of which no lines have been broken yet, fits a width in one line.
  func fits(_ width: Double, indent: Double) -> Bool {
    guard pango_layout_get_line_count(layout) == 1 else { return false }
    return lines(maxCount: 1)[0].trimmedWidth + indent <= width + 1 / Double(PANGO_SCALE)
  }

  /// Breaks lines at a width; the first line is shorter by `indent`, which may be negative.
  func wrap(at width: Double, indent: Double, mode: PangoWrapMode, justify: Bool) {
    // Pango's width is that of the longest line.
    pango_layout_set_width(layout, (width - min(0, indent)).pangoUnits)
    pango_layout_set_indent(layout, indent.pangoUnits)
    pango_layout_set_wrap(layout, mode)
    pango_layout_set_justify(layout, justify ? 1 : 0)
  }

  /// Keeps the text in one line of at most a width.
  func ellipsize(at width: Double, mode: PangoEllipsizeMode) {
    pango_layout_set_width(layout, width.pangoUnits)
    pango_layout_set_ellipsize(layout, mode)
    pango_layout_set_height(layout, -1)
    pango_layout_set_single_paragraph_mode(layout, 1)
  }

  /// Returns the first lines; at least one.
  func lines(maxCount: Int) -> [ShapedLine] {
    var shaped: [ShapedLine] = []
    var node = pango_layout_get_lines_readonly(layout)
    while let element = node?.pointee, shaped.count < max(1, maxCount) {
      if let line = element.data?.assumingMemoryBound(to: PangoLayoutLine.self) {
        shaped.append(shapedLine(line.pointee))
      }
      node = element.next
    }
    guard shaped.isEmpty else { return shaped }
    return [ShapedLine(empty: text.offset..<text.offset, isRightToLeft: false)]
  }
}

extension PangoParagraph {
  /// Returns the fonts and font features of each byte range as a Pango attribute list.
  private func attributes() -> OpaquePointer? {
    let list = pango_attr_list_new()
    let indices = source.runIndices(in: text.sourceRange)
    for index in indices {
      let run = source.runs[index]
      let start = max(0, text.index(ofSource: run.range.lowerBound))
      let isLast = index == indices.upperBound
      let end = isLast ? text.bytes.count : text.index(ofSource: run.range.upperBound)
      guard start < end else { continue }
      list.insert(run.attributes, start..<end, fonts)
      if let attachment = run.attributes.attachment { list.insert(attachment, start..<end) }
      if indices.count > 1 { list.insertRunMarker(index, start..<end) }
    }
    if text.sourceCount < text.bytes.count && text.sourceCount > 0 {
      list.insertRunMarker(indices.upperBound + 1, text.sourceCount..<text.bytes.count)
    }
    list.insert(pango_attr_insert_hyphens_new(0), 0..<text.bytes.count)
    if source.hasControls { hideControls(in: list) }
    return list
  }

  /// Gives control characters an empty extent.
  private func hideControls(in list: OpaquePointer?) {
    var empty = PangoRectangle()
    for index in text.bytes.indices where text.bytes[index].isHiddenControl {
      list.insert(pango_attr_shape_new(&empty, &empty), index..<index + 1)
    }
  }
}

extension OpaquePointer? {
  /// Inserts a run's font, font features and letter spacing into an attribute list.
  fileprivate func insert(
    _ attributes: TextAttributes,
    _ range: Range<Int>,
    _ fonts: PangoFonts
  ) {
    insertFont(attributes.font, range, fonts)
    if attributes.font.monospacedDigits {
      insert(pango_attr_font_features_new("tnum=1"), range)
    }
    if attributes.clampedKern != 0 {
      insert(pango_attr_letter_spacing_new(attributes.clampedKern.pangoUnits), range)
    }
  }

  /// Inserts a font for a range of bytes into an attribute list.
  func insertFont(_ font: FontDescriptor, _ range: Range<Int>, _ fonts: PangoFonts) {
    insert(pango_attr_font_desc_new(fonts.description(of: font)), range)
  }

  /// Inserts an attribute for a range of bytes into an attribute list.
  fileprivate func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
    attribute?.pointee.start_index = guint(clamping: range.lowerBound)
    attribute?.pointee.end_index = guint(clamping: range.upperBound)
    pango_attr_list_insert(self, attribute)
  }

  /// Inserts the extent of an attachment into an attribute list.
  fileprivate func insert(_ attachment: TextAttachment, _ range: Range<Int>) {
    var extent = PangoRectangle()
    extent.y = -attachment.ascent.pangoUnits
    extent.width = attachment.width.pangoUnits
    extent.height = (attachment.ascent + attachment.descent).pangoUnits
    insert(pango_attr_shape_new(&extent, &extent), range)
  }

  /// Inserts a color that is unique to a run, so that Pango does not merge adjacent runs.
  fileprivate func insertRunMarker(_ run: Int, _ range: Range<Int>) {
    let low = guint16(truncatingIfNeeded: run)
    let high = guint16(truncatingIfNeeded: run >> 16)
    insert(pango_attr_foreground_new(low, high, 0), range)
  }
}

extension TextRequest.BaseDirection {
  /// The direction of the paragraph, or of one without letters.
  var pangoDirection: PangoDirection {
    switch self {
    case .automatic: PANGO_DIRECTION_WEAK_LTR
    case .automaticOrRightToLeft: PANGO_DIRECTION_WEAK_RTL
    case .leftToRight: PANGO_DIRECTION_LTR
    case .rightToLeft: PANGO_DIRECTION_RTL
    }
  }
  /// Whether the first letter with a strong direction decides.
  var isAutomatic: Bool { self == .automatic || self == .automaticOrRightToLeft }
}
