import CCairo
import TatamiGeometry

extension CairoRenderer {
  /// Draws a run with cached glyph masks.
  func drawMasks(_ run: TextRun, _ font: ScaledFont, at origin: Point) {
    guard let buffer = state.buffer else { return }
    let ink = PixelRect(roundingOut: state.transform.apply(run.inkBounds(at: origin)))
    let visible = ink.intersection(state.clip)
    guard !visible.isEmpty else { return }
    buffer.draw { blend(run, font, at: origin, on: buffer, clip: visible) }
  }

  private func blend(
    _ run: TextRun,
    _ font: ScaledFont,
    at origin: Point,
    on buffer: PixelBuffer,
    clip: PixelRect
  ) {
    let cache = GlyphCache.current
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
      atlas.withQuads(of: mask) { quads in
        let bounds = mask.bounds.offset(x: subpixelGlyph.column, y: subpixelGlyph.row)
        buffer.blend(color, through: GlyphMask(bounds: bounds, quads: quads), clip: clip)
      }
    }
  }
}
