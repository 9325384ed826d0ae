import CCairo

/// Draws the masks of glyphs with Cairo on one reused surface.
///
/// A class, because it owns C objects.
final class GlyphRasterizer {
  /// The maximum side of a glyph, in device units; larger glyphs are clipped.
  private static let side = 4096
  private var context: OpaquePointer?
  private var width = 0
  private var height = 0

  deinit {
    cairo_destroy(context)
  }

  /// Draws a glyph's mask into its atlas.
  func draw(_ glyph: SubpixelGlyph, in atlas: GlyphAtlas) -> GlyphAtlas.Mask {
    let bounds = measure(glyph, in: atlas)
    guard !bounds.isEmpty else { return atlas.insert(glyph, bounds: .zero, levels: nil) }
    prepareSurface(for: bounds)
    setPath(of: glyph, in: atlas, x: -bounds.left, y: -bounds.top)
    cairo_fill(context)
    return moveLevels(bounds) { atlas.insert(glyph, bounds: bounds, levels: $0) }
  }

  /// Returns the bounds of a glyph, in device units.
  private func measure(_ glyph: SubpixelGlyph, in atlas: GlyphAtlas) -> PixelRect {
    prepareSurface(for: PixelRect(left: 0, top: 0, right: 64, bottom: 64))
    setPath(of: glyph, in: atlas, x: 0, y: 0)
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_identity_matrix(context)
    cairo_path_extents(context, &x1, &y1, &x2, &y2)
    cairo_new_path(context)
    guard x1.isFinite, y1.isFinite, x2 > x1, y2 > y1 else { return .zero }
    let limit = Double(Self.side)
    return PixelRect(
      left: Int(max(-limit, x1.rounded(.down))),
      top: Int(max(-limit, y1.rounded(.down))),
      right: Int(min(limit, x2.rounded(.up))),
      bottom: Int(min(limit, y2.rounded(.up)))
    )
  }

  /// Sets a glyph's outline as Cairo's path, offset by whole device units.
  ///
  /// The font is used under the lock of the libraries, and no longer than that.
  private func setPath(of glyph: SubpixelGlyph, in atlas: GlyphAtlas, x: Int, y: Int) {
    var matrix = cairo_matrix_t(
      xx: atlas.scale.x,
      yx: 0,
      xy: 0,
      yy: atlas.scale.y,
      x0: Double(x) + glyph.fractionX,
      y0: Double(y) + glyph.fractionY
    )
    cairo_set_matrix(context, &matrix)
    cairo_new_path(context)
    var glyph = cairo_glyph_t(index: UInt(glyph.id), x: 0, y: 0)
    context.withFont(atlas.font) { cairo_glyph_path(context, &glyph, 1) }
  }

  /// Makes sure that there is a surface that is large enough and has no error.
  private func prepareSurface(for bounds: PixelRect) {
    let isValid = context != nil && cairo_status(context) == CAIRO_STATUS_SUCCESS
    guard !isValid || bounds.width > width || bounds.height > height else { return }
    cairo_destroy(context)
    width = max(width, bounds.width)
    height = max(height, bounds.height)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    context = cairo_create(surface)
    cairo_surface_destroy(surface)
  }

  /// Calls a closure with the drawn levels, then clears the surface.
  private func moveLevels<Result>(
    _ bounds: PixelRect,
    _ body: (GlyphLevels?) -> Result
  ) -> Result {
    let surface = cairo_get_target(context)
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return body(nil) }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let result = body(GlyphLevels(first: data, stride: stride))
    for row in 0..<bounds.height {
      (data + row * stride).update(repeating: 0, count: bounds.width)
    }
    cairo_surface_mark_dirty(surface)
    return result
  }
}

extension OpaquePointer? {
  /// Calls a closure while a Cairo context has a font, and the lock of the libraries is held.
  func withFont(_ font: ScaledFont, _ body: () -> Void) {
    LibraryLock.withLock {
      cairo_save(self)
      setFont(font)
      body()
      // Releases the font.
      cairo_restore(self)
    }
  }

  /// Sets a Cairo context's font while the lock of the libraries is held.
  func setFont(_ font: ScaledFont) {
    assert(LibraryLock.isHeld, "a font is used without the lock of the libraries")
    cairo_set_font_face(self, cairo_scaled_font_get_font_face(font.pointer))
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(font.pointer, &matrix)
    cairo_set_font_matrix(self, &matrix)
    let options = cairo_font_options_create()
    cairo_scaled_font_get_font_options(font.pointer, options)
    cairo_set_font_options(self, options)
    cairo_font_options_destroy(options)
  }
}
