import CPango
import Testing

@testable import TatamiDrawing

/// The vertical extents of fonts, beside those that Pango measures with sample texts.
@Suite struct FontMetricsTests {
  @Test(arguments: [7, 13.5, 200], [false, true])
  func `the lines of every font are as high as those of Pango`(
    pointSize: Double,
    italic: Bool
  ) throws {
    try LibraryLock.withLock {
      let fonts = PangoFonts()
      let families = fonts.familyNames()
      #expect(families.count > 1)
      for family in families {
        var font = FontDescriptor(pointSize: pointSize)
        font.family = .named(family)
        font.italic = italic
        let expected = try Self.pangoExtents(of: font, fonts)
        let found = fonts.metrics(of: font)
        #expect(found.ascender == expected.ascent, "\(family)")
        #expect(found.descender == -expected.descent, "\(family)")
        let leading = max(0, expected.height - expected.ascent - expected.descent)
        #expect(found.leading == leading, "\(family)")
      }
    }
  }

  private static func pangoExtents(
    of font: FontDescriptor,
    _ fonts: PangoFonts
  ) throws -> (ascent: Double, descent: Double, height: Double) {
    let loaded: UnsafeMutablePointer<PangoFont> = try #require(
      pango_context_load_font(fonts.context, fonts.description(of: font))
    )
    defer { g_object_unref(loaded) }
    let metrics = pango_font_get_metrics(loaded, pango_context_get_language(fonts.context))
    defer { pango_font_metrics_unref(metrics) }
    return (
      pango_font_metrics_get_ascent(metrics).points,
      pango_font_metrics_get_descent(metrics).points,
      pango_font_metrics_get_height(metrics).points
    )
  }
}
