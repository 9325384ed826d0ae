import CPango

/// A Pango font with what shaping by HarfBuzz needs; used under the lock of the libraries.
///
/// A class, because it owns a reference counted C object.
final class ShapingFont {
  let font: UnsafeMutablePointer<PangoFont>
  let harfBuzz: OpaquePointer?
  let face: FontFace
  /// The features that the font's configuration demands.
  let features: [hb_feature_t]
  /// The distance from a line's end within which Pango measures breaks exactly, by language.
  private var safeDistances: [OpaquePointer?: Int] = [:]

  init(_ font: UnsafeMutablePointer<PangoFont>, face: FontFace) {
    self.font = font
    self.face = face
    harfBuzz = pango_font_get_hb_font(font)
    var features = Array(repeating: hb_feature_t(), count: 32)
    var count: guint = 0
    pango_font_get_features(font, &features, guint(features.count), &count)
    self.features = Array(features.prefix(Int(count)))
    g_object_ref(font)
  }

  deinit {
    LibraryLock.withLock { g_object_unref(font) }
  }

  /// Returns three times the width of an average character of a language, in Pango units.
  func safeDistance(_ language: OpaquePointer?) -> Int {
    if let known = safeDistances[language] { return known }
    let metrics = pango_font_get_metrics(font, language)
    let distance = 3 * Int(pango_font_metrics_get_approximate_char_width(metrics))
    pango_font_metrics_unref(metrics)
    safeDistances[language] = distance
    return distance
  }
}

/// The font, script, language and direction of an item.
struct ItemStyle {
  let font: ShapingFont
  let level: UInt8
  let script: UInt8
  let language: OpaquePointer?
  /// The features of the font and of the text's attributes.
  let features: [hb_feature_t]

  /// Whether the attributes demand features.
  var hasOwnFeatures: Bool { features.count > font.features.count }
}

extension PangoFonts {
  /// Shapes a range of bytes within its paragraph as Pango does, and appends its glyphs.
  ///
  /// Returns false if the glyphs are not those of Pango.
  func shape(
    _ range: Range<Int>,
    of bytes: [UInt8],
    _ style: ItemStyle,
    into glyphs: inout [ShapedGlyph]
  ) -> Bool {
    fillBuffer(range, of: bytes, style)
    hb_shape(style.font.harfBuzz, buffer, style.features, guint(style.features.count))
    var count: guint = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, nil)
    guard let infos, let positions, count > 0 else { return false }
    let first = glyphs.count
    glyphs.reserveCapacity(first + Int(count))
    for index in 0..<Int(count) {
      let (info, position) = (infos[index], positions[index])
      let width = position.x_advance
      glyphs.append(
        ShapedGlyph(
          id: info.codepoint,
          x: width < 0 ? position.x_offset &- width : position.x_offset,
          y: -position.y_offset,
          width: abs(width),
          cluster: Int32(info.cluster),
          isUnsafe: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
        )
      )
    }
    guard glyphs[first...].contains(where: { $0.id == 0 }) else { return true }
    return replaceByMissing(range, of: bytes, style, in: &glyphs, from: first)
  }

  private func fillBuffer(_ range: Range<Int>, of bytes: [UInt8], _ style: ItemStyle) {
    hb_buffer_reset(buffer)
    hb_buffer_set_direction(buffer, style.level % 2 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    let script = g_unicode_script_to_iso15924(GUnicodeScript(rawValue: Int32(style.script)))
    hb_buffer_set_script(buffer, hb_script_t(rawValue: script))
    let language = style.language.map { UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self) }
    hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
    let flags = HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue
    hb_buffer_set_flags(buffer, hb_buffer_flags_t(rawValue: flags))
    hb_buffer_set_invisible_glyph(buffer, PangoGlyphID.empty)
    bytes.withUnsafeBytes { bytes in
      let text = bytes.assumingMemoryBound(to: CChar.self).baseAddress
      let (lower, upper) = (Int32(range.lowerBound), Int32(range.upperBound))
      // The text before and after the range is context.
      hb_buffer_add_utf8(buffer, text, lower, guint(lower), 0)
      hb_buffer_add_utf8(buffer, text, upper, guint(lower), upper - lower)
      hb_buffer_add_utf8(buffer, text, Int32(bytes.count), guint(upper), 0)
    }
  }

  /// Replaces glyphs among which the font lacks some by those of Pango, which draws boxes.
  private func replaceByMissing(
    _ range: Range<Int>,
    of bytes: [UInt8],
    _ style: ItemStyle,
    in glyphs: inout [ShapedGlyph],
    from first: Int
  ) -> Bool {
    guard !style.hasOwnFeatures, let string = pango_glyph_string_new() else { return false }
    defer { pango_glyph_string_free(string) }
    var analysis = PangoAnalysis()
    analysis.font = style.font.font
    (analysis.level, analysis.script, analysis.language) =
      (style.level, style.script, style.language)
    bytes.withUnsafeBytes { bytes in
      guard let text = bytes.assumingMemoryBound(to: CChar.self).baseAddress else { return }
      let (item, count) = (text + range.lowerBound, Int32(range.count))
      pango_shape_full(item, count, text, Int32(bytes.count), &analysis, string)
    }
    let safe = Set(glyphs[first...].filter { !$0.isUnsafe }.map(\.cluster))
    glyphs.removeSubrange(first...)
    for index in 0..<Int(string.pointee.num_glyphs) {
      let glyph = string.pointee.glyphs[index]
      let cluster = Int32(range.lowerBound) + string.pointee.log_clusters[index]
      glyphs.append(
        ShapedGlyph(
          id: glyph.glyph,
          x: glyph.geometry.x_offset,
          y: glyph.geometry.y_offset,
          width: glyph.geometry.width,
          cluster: cluster,
          isUnsafe: !safe.contains(cluster)
        )
      )
    }
    return glyphs.count > first
  }
}

/// The special indices of Pango's glyphs.
enum PangoGlyphID {
  /// An invisible glyph.
  static let empty: UInt32 = 0x0fff_ffff

  /// Returns the index in the font; nil for an invisible glyph.
  static func visible(_ id: UInt32) -> UInt32? {
    if id == empty { return nil }
    // The flag of a character that the font lacks, for which the missing glyph is drawn.
    return id & 0x1000_0000 == 0 ? id : 0
  }
}
