import CCairo

/// Masks of glyphs for rasters, drawn by Cairo once each; used under `LibraryLock` only.
///
/// A class, because all rasters share one.
final class GlyphCache {
  /// The one that rasters use.
  // Unsafe: used under `LibraryLock` only.
  nonisolated(unsafe) static let shared = GlyphCache(limit: 16 << 20)

  private struct Key: Hashable {
    var font: OpaquePointer
    var scale: GlyphScale
  }

  /// The most memory, in bytes.
  private let limit: Int
  private let artist = GlyphArtist()
  private var sheets: [Key: GlyphSheet] = [:]
  private var lastSheet: GlyphSheet?
  private var runs = 0
  /// The memory held, in bytes.
  private(set) var byteCount = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Returns the masks of a font under a scale.
  func sheet(of font: LoadedFont, scale: GlyphScale) -> GlyphSheet {
    runs += 1
    let sheet = find(font, scale)
    sheet.lastUse = runs
    lastSheet = sheet
    return sheet
  }

  /// Returns a glyph's mask, drawing it if it is new.
  func mask(_ glyph: GlyphPlace, in sheet: GlyphSheet) -> GlyphSheet.Mask {
    if let known = sheet.mask(glyph) { return known }
    let before = sheet.byteCount
    let mask = artist.draw(glyph, in: sheet)
    byteCount += sheet.byteCount - before
    guard byteCount > limit else { return mask }
    forgetSheets(besides: sheet)
    guard byteCount > limit else { return mask }
    // One sheet alone is too large.
    sheet.removeAll()
    byteCount = sheet.byteCount
    let again = artist.draw(glyph, in: sheet)
    byteCount = sheet.byteCount
    return again
  }

  private func find(_ font: LoadedFont, _ scale: GlyphScale) -> GlyphSheet {
    if let lastSheet, lastSheet.font == font, lastSheet.scale == scale { return lastSheet }
    let key = Key(font: font.scaled, scale: scale)
    if let known = sheets[key] { return known }
    let sheet = GlyphSheet(font, scale: scale)
    sheets[key] = sheet
    byteCount += sheet.byteCount
    return sheet
  }

  /// Forgets what was not used lately, until half of the memory is free.
  private func forgetSheets(besides kept: GlyphSheet) {
    let byAge = sheets.sorted { $0.value.lastUse < $1.value.lastUse }
    for (key, sheet) in byAge where sheet !== kept && byteCount > limit / 2 {
      sheets[key] = nil
      byteCount -= sheet.byteCount
    }
  }
}

/// Draws the masks of glyphs with Cairo, on one small surface that is used again and again.
///
/// A class, because it owns C objects.
final class GlyphArtist {
  /// The longest side of a glyph, in device units; more is cut off.
  private static let side = 4096
  private var context: OpaquePointer?
  private var width = 0
  private var height = 0

  deinit {
    cairo_destroy(context)
  }

  /// Draws a glyph's mask into its sheet.
  func draw(_ glyph: GlyphPlace, in sheet: GlyphSheet) -> GlyphSheet.Mask {
    let place = measure(glyph, in: sheet)
    guard !place.isEmpty else { return sheet.insert(glyph, covering: .zero) { _ in } }
    makeRoom(for: place)
    trace(glyph, in: sheet, x: -place.left, y: -place.top)
    cairo_fill(context)
    return sheet.insert(glyph, covering: place) { levels in
      self.move(place, to: levels)
    }
  }

  /// Returns the device units the glyph touches.
  private func measure(_ glyph: GlyphPlace, in sheet: GlyphSheet) -> PixelRect {
    makeRoom(for: PixelRect(left: 0, top: 0, right: 64, bottom: 64))
    trace(glyph, in: sheet, x: 0, y: 0)
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

  /// Makes a glyph's outline the path, its origin moved by whole units.
  private func trace(_ glyph: GlyphPlace, in sheet: GlyphSheet, x: Int, y: Int) {
    var matrix = cairo_matrix_t(
      xx: sheet.scale.x,
      yx: 0,
      xy: 0,
      yy: sheet.scale.y,
      x0: Double(x) + glyph.shiftX,
      y0: Double(y) + glyph.shiftY
    )
    cairo_set_matrix(context, &matrix)
    context.setFont(sheet.font)
    cairo_new_path(context)
    var glyph = cairo_glyph_t(index: UInt(glyph.id), x: 0, y: 0)
    cairo_glyph_path(context, &glyph, 1)
  }

  /// Has a surface that is large enough and works.
  private func makeRoom(for place: PixelRect) {
    let isFine = context != nil && cairo_status(context) == CAIRO_STATUS_SUCCESS
    guard !isFine || place.width > width || place.height > height else { return }
    cairo_destroy(context)
    width = max(width, place.width)
    height = max(height, place.height)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    context = cairo_create(surface)
    cairo_surface_destroy(surface)
  }

  /// Moves the levels drawn from the surface to a mask; the surface is empty then.
  private func move(_ place: PixelRect, to levels: UnsafeMutableBufferPointer<UInt8>) {
    let surface = cairo_get_target(context)
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for row in 0..<place.height {
      let source = data + row * stride
      for column in 0..<place.width { levels[row * place.width + column] = source[column] }
      source.update(repeating: 0, count: place.width)
    }
    cairo_surface_mark_dirty(surface)
  }
}

extension OpaquePointer? {
  /// Sets a Cairo context's font.
  func setFont(_ font: LoadedFont) {
    cairo_set_font_face(self, cairo_scaled_font_get_font_face(font.scaled))
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(font.scaled, &matrix)
    cairo_set_font_matrix(self, &matrix)
    let options = cairo_font_options_create()
    cairo_scaled_font_get_font_options(font.scaled, options)
    cairo_set_font_options(self, options)
    cairo_font_options_destroy(options)
  }
}
