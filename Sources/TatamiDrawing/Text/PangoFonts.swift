import CCairo
import CPango

/// Pango's fonts with their cached metrics; owned by one shaper and used under its lock.
///
/// A class, because it owns C objects.
final class PangoFonts {
  let context: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  private var descriptions: [FontDescriptor: OpaquePointer] = [:]
  private var metrics: [FontDescriptor: FontMetrics] = [:]
  /// The cache retains the keys, so that an address is not reused for another font.
  private var faces: [UnsafeMutablePointer<PangoFont>: FontFace] = [:]
  private var shapingFonts: [UnsafeMutablePointer<PangoFont>: ShapingFont] = [:]
  /// The buffer in which HarfBuzz shapes.
  let buffer = hb_buffer_create()
  private lazy var families = loadFamilies()

  /// The number of cached descriptors at which the cache is emptied.
  static let capacity = 1024

  init() {
    FontConfiguration.load()
    map = pango_cairo_font_map_new()
    context = pango_font_map_create_context(map)
    pango_context_set_round_glyph_positions(context, 0)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    // A fixed language makes line breaking and shaping independent of the machine's locale.
    pango_context_set_language(context, pango_language_from_string("en"))
  }

  deinit {
    LibraryLock.withLock {
      removeAll()
      hb_buffer_destroy(buffer)
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(map)
    }
  }

  /// Returns Pango's description of a font, valid until the next call.
  func description(of font: FontDescriptor) -> OpaquePointer {
    let font = font.key
    if let known = descriptions[font] { return known }
    if descriptions.count >= Self.capacity { removeAll() }
    let description = pango_font_description_new()
    pango_font_description_set_family(description, installed(font.family).pangoName)
    pango_font_description_set_absolute_size(description, font.clampedSize * Double(PANGO_SCALE))
    pango_font_description_set_weight(
      description,
      PangoWeight(rawValue: UInt32(font.clampedWeight))
    )
    pango_font_description_set_style(
      description,
      font.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL
    )
    descriptions[font] = description
    return description ?? pango_context_get_font_description(context)
  }

  /// Returns a font's vertical extents.
  func metrics(of font: FontDescriptor) -> FontMetrics {
    let font = font.key
    if let known = metrics[font] { return known }
    let found = measure(font)
    metrics[font] = found
    return found
  }

  /// Returns the face of a Pango font.
  func face(of font: UnsafeMutablePointer<PangoFont>) -> FontFace {
    if let known = faces[font] { return known }
    let face = FontFace(scaledFont: ScaledFont(font))
    g_object_ref(font)
    faces[font] = face
    return face
  }

  /// Returns a Pango font with what shaping by HarfBuzz needs.
  func shapingFont(_ font: UnsafeMutablePointer<PangoFont>) -> ShapingFont {
    if let known = shapingFonts[font] { return known }
    let shaping = ShapingFont(font, face: face(of: font))
    shapingFonts[font] = shaping
    return shaping
  }

  /// Whether a family of this name exists; letter case does not matter.
  func hasFamily(_ name: String) -> Bool {
    families[name.lowercased()] != nil
  }

  /// Whether any font is installed; without one, Pango still lists the families of its aliases.
  func hasFonts() -> Bool {
    let font = FontDescriptor(pointSize: 12)
    guard let loaded = pango_context_load_font(context, description(of: font)) else { return false }
    g_object_unref(loaded)
    return true
  }

  /// Returns the names of all families, sorted.
  func familyNames() -> [String] {
    families.values.sorted()
  }

  private func removeAll() {
    for description in descriptions.values { pango_font_description_free(description) }
    for font in faces.keys { g_object_unref(font) }
    descriptions = [:]
    metrics = [:]
    faces = [:]
    shapingFonts = [:]
  }

  private func measure(_ font: FontDescriptor) -> FontMetrics {
    let size = font.clampedSize
    guard let loaded = pango_context_load_font(context, description(of: font)) else {
      return ArithmeticShaper().metrics(of: font)
    }
    defer { g_object_unref(loaded) }
    let (ascent, descent, height) = lineExtents(of: loaded)
    return FontMetrics(
      ascender: ascent.points,
      descender: -descent.points,
      leading: max(0, height.points - ascent.points - descent.points),
      capHeight: Self.inkHeight("H", loaded) ?? 0.7 * size,
      xHeight: Self.inkHeight("x", loaded) ?? 0.5 * size
    )
  }

  /// Returns the vertical extents of a font's lines, in Pango units.
  ///
  /// Pango's metrics have those of HarfBuzz, and to measure an average character, Pango lays out a
  /// text in each font; it is asked only where it transforms the font.
  private func lineExtents(
    of font: UnsafeMutablePointer<PangoFont>
  ) -> (ascent: Int32, descent: Int32, height: Int32) {
    if cpango_has_outlines_of_file(font) != 0 {
      var extents = hb_font_extents_t()
      hb_font_get_extents_for_direction(pango_font_get_hb_font(font), HB_DIRECTION_LTR, &extents)
      // Wrapping, because a file can have any numbers.
      let descent = 0 &- extents.descender
      return (extents.ascender, descent, extents.ascender &+ descent &+ extents.line_gap)
    }
    // Pango loads a font set for the metrics of each language; layouts use those of the context's.
    let metrics = pango_font_get_metrics(font, pango_context_get_language(context))
    defer { pango_font_metrics_unref(metrics) }
    return (
      pango_font_metrics_get_ascent(metrics), pango_font_metrics_get_descent(metrics),
      pango_font_metrics_get_height(metrics)
    )
  }

  /// Returns the height of a letter above the baseline, in points; nil if the font lacks the letter.
  private static func inkHeight(
    _ letter: Unicode.Scalar,
    _ font: UnsafeMutablePointer<PangoFont>
  ) -> Double? {
    var glyph: hb_codepoint_t = 0
    let found = hb_font_get_nominal_glyph(pango_font_get_hb_font(font), letter.value, &glyph)
    guard found != 0 else { return nil }
    var ink = PangoRectangle()
    pango_font_get_glyph_extents(font, glyph, &ink, nil)
    return -ink.y.points
  }

  /// Returns a family by the name that fontconfig has for it, whose bytes may differ from those of a
  /// canonically equivalent name.
  private func installed(_ family: FontDescriptor.Family) -> FontDescriptor.Family {
    guard case .named(let name) = family, !name.utf8.allSatisfy({ $0 < 0x80 }) else {
      return family
    }
    return .named(families[name.lowercased()] ?? name)
  }

  private func loadFamilies() -> [String: String] {
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(map, &list, &count)
    defer { g_free(list) }
    var names: [String: String] = [:]
    for index in 0..<Int(count) {
      guard let family = list?[index], let name = pango_font_family_get_name(family) else {
        continue
      }
      let text = String(cString: name)
      names[text.lowercased()] = text
    }
    return names
  }
}

extension FontDescriptor.Family {
  /// The family and its fallbacks, in Pango's notation.
  fileprivate var pangoName: String {
    switch self {
    case .system: (InterfaceFont.family.map { "\($0)," } ?? "") + "Inter,DejaVu Sans,sans-serif"
    case .monospaced: "DejaVu Sans Mono,monospace"
    // Pango separates names by commas, and C strings end at zero bytes.
    case .named(let name): name.filter { $0 != "," && $0 != "\0" } + ",Inter,DejaVu Sans"
    }
  }
}

extension Int32 {
  /// The length in points of a length in Pango units.
  var points: Double { Double(self) / Double(PANGO_SCALE) }
}

extension Double {
  /// The length in Pango units of a length in points.
  var pangoUnits: Int32 { Int32((self * Double(PANGO_SCALE)).rounded()) }
}
