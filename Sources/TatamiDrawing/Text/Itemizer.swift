import CPango

/// Divides a paragraph into items with Pango, analyzes its breaks and shapes its items.
struct Itemizer {
  let text: ParagraphText
  let source: TextSource
  let fonts: PangoFonts
  /// The items; without glyphs until they are shaped.
  var items: [ShapedItem] = []
  var glyphs: [ShapedGlyph] = []
  /// The characters in logical order, and one that stands for the end.
  var characters: [ShapedCharacter] = []

  init(_ text: ParagraphText, _ source: TextSource, _ fonts: PangoFonts) {
    self.text = text
    self.source = source
    self.fonts = fonts
  }

  /// Finds the items and the breaks; returns false if only Pango shapes them exactly.
  mutating func itemize(_ direction: PangoDirection) -> Bool {
    let attributes = fontAttributes()
    defer { pango_attr_list_unref(attributes) }
    characters = text.bytes.indices.filter { text.bytes[$0] & 0xc0 != 0x80 }
      .map { ShapedCharacter(offset: Int32(clamping: $0)) }
    characters.append(ShapedCharacter(offset: Int32(clamping: text.bytes.count)))
    let bytes = text.bytes
    return bytes.withUnsafeBytes { bytes in
      guard let text = bytes.assumingMemoryBound(to: CChar.self).baseAddress else { return false }
      let count = Int32(clamping: bytes.count)
      let list = pango_itemize_with_base_dir(
        fonts.context,
        direction,
        text,
        0,
        count,
        attributes,
        nil
      )
      defer { free(list) }
      return collectItems(list) && analyzeBreaks(text, count, list)
    }
  }

  /// Returns the fonts of each byte range as a Pango attribute list.
  private func fontAttributes() -> OpaquePointer? {
    let list = pango_attr_list_new()
    let indices = source.runIndices(in: text.sourceRange)
    for index in indices {
      let run = source.runs[index]
      let start = max(0, text.index(ofSource: run.range.lowerBound))
      let isLast = index == indices.upperBound
      let end = isLast ? text.bytes.count : text.index(ofSource: run.range.upperBound)
      if start < end { list.insertFont(run.attributes.font, start..<end, fonts) }
    }
    return list
  }

  private func free(_ list: UnsafeMutablePointer<GList>?) {
    var node = list
    while let item = node?.pointee {
      pango_item_free(item.data?.assumingMemoryBound(to: PangoItem.self))
      node = item.next
    }
    g_list_free(list)
  }

  private mutating func collectItems(_ list: UnsafeMutablePointer<GList>?) -> Bool {
    var (node, start) = (list, 0)
    while let element = node?.pointee {
      guard let item = element.data?.assumingMemoryBound(to: PangoItem.self).pointee,
        let font = item.analysis.font, item.analysis.gravity == PANGO_GRAVITY_SOUTH.rawValue
      else { return false }
      let shaping = fonts.shapingFont(font)
      let bytes = Int(item.offset)..<Int(item.offset + item.length)
      items.append(
        ShapedItem(
          characters: start..<start + Int(item.num_chars),
          style: ItemStyle(
            font: shaping,
            level: item.analysis.level,
            script: item.analysis.script,
            language: item.analysis.language,
            features: shaping.features + digitFeatures(bytes)
          )
        )
      )
      start += Int(item.num_chars)
      node = element.next
    }
    return start == characters.count - 1
  }

  /// Returns the features that give digits the same width in the runs that overlap a range.
  private func digitFeatures(_ bytes: Range<Int>) -> [hb_feature_t] {
    source.runIndices(in: text.sourceRange(bytes)).compactMap { index in
      let run = source.runs[index]
      guard run.attributes.font.monospacedDigits else { return nil }
      // The tag "tnum".
      return hb_feature_t(
        tag: 0x746e_756d,
        value: 1,
        start: guint(clamping: text.index(ofSource: run.range.lowerBound)),
        end: guint(clamping: text.index(ofSource: run.range.upperBound))
      )
    }
  }

  /// Analyzes where lines may break; returns false if a break replaces a character by a hyphen.
  private mutating func analyzeBreaks(
    _ bytes: UnsafePointer<CChar>,
    _ count: Int32,
    _ list: UnsafeMutablePointer<GList>?
  ) -> Bool {
    var rules = Array(repeating: PangoLogAttr(), count: characters.count)
    rules.withUnsafeMutableBufferPointer { rules in
      guard let first = rules.baseAddress else { return }
      pango_default_break(bytes, count, nil, first, Int32(clamping: rules.count))
      var (node, start) = (list, 0)
      while let element = node?.pointee {
        if let item = element.data?.assumingMemoryBound(to: PangoItem.self) {
          pango_tailor_break(
            bytes + Int(item.pointee.offset),
            item.pointee.length,
            &item.pointee.analysis,
            -1,
            first + start,
            item.pointee.num_chars + 1
          )
          start += Int(item.pointee.num_chars)
        }
        node = element.next
      }
    }
    for index in characters.indices {
      let rule = rules[index]
      if rule.break_removes_preceding != 0 { return false }
      if rule.is_line_break != 0 { characters[index].traits.insert(.lineBreak) }
      if rule.is_char_break != 0 { characters[index].traits.insert(.characterBreak) }
      if rule.is_white != 0 { characters[index].traits.insert(.white) }
      let offset = Int(characters[index].offset)
      if offset < text.bytes.count, text.spaceLength(at: offset) > 0 {
        characters[index].traits.insert(.space)
      }
    }
    return true
  }
}
