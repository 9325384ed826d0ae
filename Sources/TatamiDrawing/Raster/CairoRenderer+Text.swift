import CCairo
import TatamiGeometry

extension CairoRenderer {
  /// The maximum size of glyphs that are drawn, in device units per em.
  static let maxEm = 16_384.0

  /// The maximum size of glyphs that are drawn with cached masks, in device units per em.
  static let maxMaskedEm = 128.0

  func draw(_ run: TextRun, at origin: Point) {
    let color = run.attributes.color
    guard origin.isFinite, color.alpha > 0, isVisible(run.inkBounds(at: origin)) else { return }
    if canLink, let link = run.attributes.link.flatMap(SafeLink.init) {
      let size = run.attributes.font.clampedSize
      let box = Rect(x: origin.x, y: origin.y - size, width: run.width, height: size * 1.25)
      addLink(link, to: state.transform.apply(box))
    }
    for line in run.decorationLines(at: origin) { fill(line, color) }
    if let font = run.face.scaledFont {
      draw(run, font, at: origin)
    } else {
      for block in run.blocks(at: origin) { fill(block, color) }
    }
  }

  private func fill(_ rect: Rect, _ color: Color) {
    var path = Path()
    path.addRect(rect)
    fill(path, .nonZero, .solid(color))
  }

  private func draw(_ run: TextRun, _ font: ScaledFont, at origin: Point) {
    let em = run.attributes.font.clampedSize * state.transform.maxScale
    let position = state.transform.apply(origin)
    guard em <= Self.maxEm, em > 0.01, position == position.limited else { return }
    if kind == .raster, !font.hasColor, em <= Self.maxMaskedEm,
      state.transform.isScaleAndTranslation
    {
      drawMasks(run, font, at: origin)
    } else if setSource(.solid(run.attributes.color)) {
      drawOutlines(run, font, at: origin)
    }
  }

  private func drawOutlines(_ run: TextRun, _ font: ScaledFont, at origin: Point) {
    let glyphs = run.glyphs.compactMap { glyph -> cairo_glyph_t? in
      let (x, y) = (origin.x + glyph.x, origin.y + glyph.y)
      guard x.isFinite, y.isFinite else { return nil }
      return cairo_glyph_t(index: UInt(glyph.id), x: x, y: y)
    }
    if kind == .document {
      context.setFont(font)
      showText(run, glyphs)
    } else if font.hasColor {
      prepareCairo()
      setMatrix()
      context.withFont(font) {
        cairo_show_glyphs(context, glyphs, Int32(clamping: glyphs.count))
      }
    } else {
      fillOutlines(of: run, font, at: origin)
    }
  }

  private func fillOutlines(of run: TextRun, _ font: ScaledFont, at origin: Point) {
    var outlines = GlyphOutlines(
      font: font,
      glyphs: run.glyphs,
      transform: state.transform,
      isAntialiased: state.isAntialiased
    )
    let position = state.transform.apply(origin)
    (outlines.transform.tx, outlines.transform.ty) = (position.x, position.y)
    forEachTile(of: run.inkBounds(at: origin)) { tile in
      draw(Shape(region: tile, draw: outlines.fill), .solid(run.attributes.color)) {
        OutlineCache.current.mask(of: outlines, region: tile)
      }
    }
  }

  /// Draws glyphs together with their characters, so that the text can be selected.
  private func showText(_ run: TextRun, _ glyphs: [cairo_glyph_t]) {
    let clusters = glyphs.count == run.glyphs.count ? run.textClusters() : []
    guard !clusters.isEmpty else {
      cairo_show_glyphs(context, glyphs, Int32(clamping: glyphs.count))
      return
    }
    let flags: cairo_text_cluster_flags_t =
      run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0)
    let bytes = Array(run.text.utf8).map { CChar(bitPattern: $0) }
    cairo_show_text_glyphs(
      context,
      bytes,
      Int32(clamping: bytes.count),
      glyphs,
      Int32(clamping: glyphs.count),
      clusters,
      Int32(clamping: clusters.count),
      flags
    )
  }
}

extension TextRun {
  /// Returns the clusters of bytes and glyphs, in reading order; empty if they are inconsistent.
  fileprivate func textClusters() -> [cairo_text_cluster_t] {
    let ordered = isRightToLeft ? glyphs.reversed() : glyphs
    let count = text.utf8.count
    var clusters: [cairo_text_cluster_t] = []
    var start = 0
    var index = 0
    // Bytes before the first visible glyph have no glyph.
    if let first = ordered.first?.cluster, first > 0 {
      clusters.append(cairo_text_cluster_t(num_bytes: Int32(first), num_glyphs: 0))
      start = first
    }
    while index < ordered.count {
      let next = ordered[index...].firstIndex { $0.cluster != start } ?? ordered.count
      let end = next < ordered.count ? ordered[next].cluster : count
      guard end > start, end <= count else { return [] }
      clusters.append(
        cairo_text_cluster_t(num_bytes: Int32(end - start), num_glyphs: Int32(next - index))
      )
      (start, index) = (end, next)
    }
    return clusters
  }

  /// Returns the underline and the strikethrough; their proportions depend on the point size.
  func decorationLines(at origin: Point) -> [Rect] {
    let size = attributes.font.clampedSize
    func line(_ top: Double) -> Rect {
      Rect(x: origin.x, y: origin.y + top * size, width: width, height: max(size / 16, 0.5))
    }
    var lines: [Rect] = []
    if attributes.underline { lines.append(line(0.12)) }
    if attributes.strikethrough { lines.append(line(-0.3)) }
    return lines
  }

  /// Returns the solid blocks that replace the glyphs of a run without a font.
  func blocks(at origin: Point) -> [Rect] {
    let size = attributes.font.clampedSize
    return glyphs.filter { $0.id != 0 }.map { glyph in
      Rect(
        x: origin.x + glyph.x + glyph.width * 0.1,
        y: origin.y - 0.7 * size,
        width: glyph.width * 0.8,
        height: 0.7 * size
      )
    }
  }
}
