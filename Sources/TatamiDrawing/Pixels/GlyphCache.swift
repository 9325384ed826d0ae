/// A cache of glyph masks that Cairo has drawn.
///
/// A class, because drawings refer to it.
final class GlyphCache {
  /// The cache that is lent to the calling thread while it draws.
  static var current: GlyphCache { DrawingCaches.current.glyphs }

  private struct Key: Hashable {
    var font: OpaquePointer
    var scale: GlyphScale
  }

  /// The maximum memory, in bytes.
  private let limit: Int
  private let rasterizer = GlyphRasterizer()
  private var atlases: [Key: GlyphAtlas] = [:]
  private var lastAtlas: GlyphAtlas?
  private var runs = 0
  /// The memory in use, in bytes.
  private(set) var byteCount = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Returns the atlas of a font at a scale.
  func atlas(of font: ScaledFont, scale: GlyphScale) -> GlyphAtlas {
    runs += 1
    let atlas = find(font, scale)
    atlas.lastUse = runs
    lastAtlas = atlas
    return atlas
  }

  /// Returns a glyph's mask; draws it if it is not in the cache.
  func mask(_ glyph: SubpixelGlyph, in atlas: GlyphAtlas) -> GlyphAtlas.Mask {
    if let known = atlas.mask(glyph) { return known }
    let before = atlas.byteCount
    let mask = rasterizer.draw(glyph, in: atlas)
    byteCount += atlas.byteCount - before
    guard byteCount > limit else { return mask }
    removeAtlases(except: atlas)
    guard byteCount > limit else { return mask }
    // A single atlas exceeds the limit.
    atlas.removeAll()
    byteCount = atlas.byteCount
    let redrawn = rasterizer.draw(glyph, in: atlas)
    byteCount = atlas.byteCount
    return redrawn
  }

  private func find(_ font: ScaledFont, _ scale: GlyphScale) -> GlyphAtlas {
    if let lastAtlas, lastAtlas.font == font, lastAtlas.scale == scale { return lastAtlas }
    let key = Key(font: font.pointer, scale: scale)
    if let known = atlases[key] { return known }
    let atlas = GlyphAtlas(font, scale: scale)
    atlases[key] = atlas
    byteCount += atlas.byteCount
    return atlas
  }

  /// Removes the least recently used atlases until half of the memory is free.
  private func removeAtlases(except kept: GlyphAtlas) {
    let byAge = atlases.sorted { $0.value.lastUse < $1.value.lastUse }
    for (key, atlas) in byAge where atlas !== kept && byteCount > limit / 2 {
      atlases[key] = nil
      byteCount -= atlas.byteCount
    }
  }
}
