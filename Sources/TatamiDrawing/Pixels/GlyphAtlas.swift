/// The masks of a font's glyphs at one scale.
///
/// A class, because it is looked up once per run and filled while the run is drawn.
final class GlyphAtlas {
  /// A glyph's mask, relative to the whole device unit at or before the glyph's origin.
  struct Mask {
    /// The indices of the mask's quads in the atlas.
    var quads: Range<Int>
    /// The bounds of the mask, in device units.
    var bounds: PixelRect
  }

  /// The font, retained so that its address is not reused.
  let font: ScaledFont
  let scale: GlyphScale
  /// The number of the run that last used the atlas.
  var lastUse = 0
  // Unchecked: glyphs are looked up one by one, and only the thread to which the caches are lent
  // uses the atlas.
  @exclusivity(unchecked) private var quads: [GlyphQuad] = []
  @exclusivity(unchecked) private var masks: [Mask] = []
  /// A hash table with open addressing: one more than the mask's index; zero for free slots.
  @exclusivity(unchecked) private var slots: [Int32] = Array(repeating: 0, count: 64)
  @exclusivity(unchecked) private var keys: [UInt64] = Array(repeating: 0, count: 64)

  init(_ font: ScaledFont, scale: GlyphScale) {
    self.font = font
    self.scale = scale
  }

  /// The memory in use, in bytes.
  var byteCount: Int {
    quads.capacity * MemoryLayout<GlyphQuad>.stride
      + masks.capacity * MemoryLayout<Mask>.stride + slots.count * 12
  }

  /// Returns a glyph's mask; nil if it is not in the atlas.
  func mask(_ glyph: SubpixelGlyph) -> Mask? {
    let found = slots[slot(of: glyph.key)]
    return found > 0 ? masks[Int(found) - 1] : nil
  }

  /// Inserts a mask.
  ///
  /// - Parameter levels: The levels of the bounds, row by row; nil if all are zero.
  func insert(_ glyph: SubpixelGlyph, bounds: PixelRect, levels: GlyphLevels?) -> Mask {
    if masks.count * 2 >= slots.count { grow() }
    let start = quads.count
    levels?.appendQuads(of: bounds, to: &quads)
    let mask = Mask(quads: start..<quads.count, bounds: bounds)
    masks.append(mask)
    let slot = slot(of: glyph.key)
    slots[slot] = Int32(masks.count)
    keys[slot] = glyph.key
    return mask
  }

  /// Calls a closure with a mask's quads.
  func withQuads(of mask: Mask, _ body: (UnsafeBufferPointer<GlyphQuad>) -> Void) {
    quads.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[mask.quads])) }
  }

  /// Removes all masks.
  func removeAll() {
    quads = []
    masks = []
    slots = Array(repeating: 0, count: 64)
    keys = Array(repeating: 0, count: 64)
  }

  /// Returns the slot that contains a key or that it may be inserted in.
  private func slot(of key: UInt64) -> Int {
    let last = slots.count - 1
    // Fibonacci hashing; only the upper bits of the product are well distributed.
    var slot = Int(truncatingIfNeeded: key &* 0x9e37_79b9_7f4a_7c15 >> 32) & last
    while slots[slot] > 0 && keys[slot] != key { slot = (slot + 1) & last }
    return slot
  }

  private func grow() {
    let (oldSlots, oldKeys) = (slots, keys)
    slots = Array(repeating: 0, count: oldSlots.count * 2)
    keys = Array(repeating: 0, count: oldKeys.count * 2)
    for (value, key) in zip(oldSlots, oldKeys) where value > 0 {
      let slot = slot(of: key)
      slots[slot] = value
      keys[slot] = key
    }
  }
}

/// The levels of coverage of a glyph as drawn, one byte each; valid while their memory exists.
struct GlyphLevels {
  /// The first level.
  var first: UnsafePointer<UInt8>
  /// The number of levels from one row to the next.
  var stride: Int

  /// Appends the quads of the levels that are not all zero.
  func appendQuads(of bounds: PixelRect, to quads: inout [GlyphQuad]) {
    for y in 0..<bounds.height {
      let row = first + y * stride
      for x in Swift.stride(from: 0, to: bounds.width, by: 4) {
        var levels: UInt32 = 0
        for index in x..<min(x + 4, bounds.width) {
          levels |= UInt32(row[index]) << UInt32(8 * (index - x))
        }
        guard levels != 0 else { continue }
        quads.append(GlyphQuad(x: UInt16(x), y: UInt16(y), levels: levels))
      }
    }
  }
}
