import CCairo
import TatamiGeometry

/// The outlines of a run's glyphs, which keep fractional positions; Cairo's glyph images do not.
struct GlyphOutlines: Hashable {
  let font: ScaledFont
  let glyphs: [Glyph]
  /// The transform from the run's coordinates to device units.
  var transform: Transform
  let isAntialiased: Bool

  /// Hashes values that are likely to differ.
  func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(transform)
    for glyph in glyphs { hasher.combine(glyph.id) }
  }

  /// Fills the outlines on a Cairo context.
  func fill(on context: OpaquePointer?) {
    var matrix = transform.cairo
    cairo_set_matrix(context, &matrix)
    let glyphs = glyphs.compactMap { glyph -> cairo_glyph_t? in
      guard glyph.x.isFinite, glyph.y.isFinite else { return nil }
      return cairo_glyph_t(index: UInt(glyph.id), x: glyph.x, y: glyph.y)
    }
    context.setAntialias(isAntialiased)
    cairo_new_path(context)
    context.withFont(font) {
      cairo_glyph_path(context, glyphs, Int32(clamping: glyphs.count))
    }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
  }
}

/// A cache of the masks of runs that are drawn as outlines.
///
/// A class, because drawings refer to it.
final class OutlineCache {
  /// The cache that is lent to the calling thread while it draws.
  static var current: OutlineCache { DrawingCaches.current.outlines }

  /// The maximum size of a cached mask, in pixels.
  private static let maxPixels = 1 << 18

  private struct Key: Hashable {
    var outlines: GlyphOutlines
    var region: PixelRect
  }

  private var masks: LRUCache<Key, ShapeMask>

  init(limit: Int) {
    masks = LRUCache(limit: limit)
  }

  /// The memory in use, in bytes.
  var byteCount: Int { masks.byteCount }

  /// Returns the mask of outlines; nil if it is too large or memory is exhausted.
  ///
  /// - Parameter region: The pixels around the outlines.
  func mask(of outlines: GlyphOutlines, region: PixelRect) -> StretchedMask? {
    guard region.width * region.height <= Self.maxPixels else { return nil }
    let (x, y) = (outlines.transform.tx.rounded(.down), outlines.transform.ty.rounded(.down))
    // Without the whole part of the translation, equal runs at other positions share a mask.
    var outlines = outlines
    outlines.transform.tx -= x
    outlines.transform.ty -= y
    let key = Key(outlines: outlines, region: region.offset(x: -Int(x), y: -Int(y)))
    return mask(key).map { StretchedMask(mask: $0, left: region.left, top: region.top) }
  }

  private func mask(_ key: Key) -> ShapeMask? {
    if let known = masks.value(for: key) { return known }
    guard let new = ShapeMask(region: key.region, draw: key.outlines.fill) else { return nil }
    let keySize = key.outlines.glyphs.count * MemoryLayout<Glyph>.stride
    masks.insert(new, for: key, byteCount: new.byteCount + keySize)
    return new
  }
}
