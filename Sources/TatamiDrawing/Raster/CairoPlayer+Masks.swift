import CCairo
import TatamiGeometry

extension CairoPlayer {
  /// Draws a run through the masks of its glyphs.
  ///
  /// Whether the pixels are reached directly or through Cairo's clip makes no difference to
  /// them: a part that is drawn again fits the rest.
  func drawMasks(_ run: TextRun, _ font: LoadedFont, at origin: Point) {
    let ink = PixelRect(touchedBy: state.transform.apply(run.inkBounds(at: origin)))
    let visible = ink.intersection(state.clip.bounds)
    guard !visible.isEmpty else { return }
    if let target = plainTarget(for: visible) {
      target.draw { blend(run, font, at: origin, on: target, clip: visible) }
      return
    }
    let layer = CairoCanvas(region: visible.rect)
    guard let target = PixelTarget(layer.surface) else { return }
    target.draw { blend(run, font, at: origin, on: target, clip: visible) }
    paint(layer)
  }

  private func blend(
    _ run: TextRun,
    _ font: LoadedFont,
    at origin: Point,
    on target: PixelTarget,
    clip: PixelRect
  ) {
    let cache = GlyphCache.shared
    let scale = GlyphScale(x: state.transform.a, y: state.transform.d)
    let sheet = cache.sheet(of: font, scale: scale)
    let color = UInt32(run.attributes.color)
    let start = state.transform.apply(origin)
    for glyph in run.glyphs {
      guard
        let place = GlyphPlace(
          glyph.id,
          x: start.x + glyph.x * scale.x,
          y: start.y + glyph.y * scale.y
        )
      else { continue }
      let mask = cache.mask(place, in: sheet)
      sheet.withLevels(of: mask) { levels in
        let covered = mask.place.offset(x: place.column, y: place.row)
        target.blend(
          color,
          through: PixelMask(place: covered, levels: levels, stride: covered.width),
          clip: clip
        )
      }
    }
  }

  /// Puts a canvas of device units, moved by whole ones, over what is there within the clip.
  func paint(_ layer: CairoCanvas, x: Int = 0, y: Int = 0) {
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, layer.surface, Double(x), Double(y))
    cairo_paint(context)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
  }
}
