import CCairo
import TatamiGeometry

extension CairoRenderer {
  /// Draws a run with cached glyph masks.
  ///
  /// Direct drawing and drawing through Cairo's clip give the same pixels, so that a redrawn part
  /// matches the rest.
  func drawMasks(_ run: TextRun, _ font: ScaledFont, at origin: Point) {
    let ink = PixelRect(roundingOut: state.transform.apply(run.inkBounds(at: origin)))
    let visible = ink.intersection(state.clip.bounds)
    guard !visible.isEmpty else { return }
    if let buffer = directBuffer(for: visible) {
      buffer.draw { blend(run, font, at: origin, on: buffer, clip: visible) }
      return
    }
    let layer = CairoCanvas(region: visible.rect)
    guard let buffer = PixelBuffer(layer.surface) else { return }
    buffer.draw { blend(run, font, at: origin, on: buffer, clip: visible) }
    paint(layer)
  }

  private func blend(
    _ run: TextRun,
    _ font: ScaledFont,
    at origin: Point,
    on buffer: PixelBuffer,
    clip: PixelRect
  ) {
    let cache = GlyphCache.shared
    let scale = GlyphScale(x: state.transform.a, y: state.transform.d)
    let atlas = cache.atlas(of: font, scale: scale)
    let color = UInt32(run.attributes.color)
    let start = state.transform.apply(origin)
    for glyph in run.glyphs {
      guard
        let subpixelGlyph = SubpixelGlyph(
          glyph.id,
          x: start.x + glyph.x * scale.x,
          y: start.y + glyph.y * scale.y
        )
      else { continue }
      let mask = cache.mask(subpixelGlyph, in: atlas)
      atlas.withLevels(of: mask) { levels in
        let bounds = mask.bounds.offset(x: subpixelGlyph.column, y: subpixelGlyph.row)
        buffer.blend(
          color,
          through: CoverageMask(bounds: bounds, levels: levels, stride: bounds.width),
          clip: clip
        )
      }
    }
  }

  /// Paints a canvas over the content inside the clip, offset by whole device units.
  func paint(_ layer: CairoCanvas, x: Int = 0, y: Int = 0) {
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, layer.surface, Double(x), Double(y))
    cairo_paint(context)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
  }
}
