/// The masks of one font's glyphs under one scale.
///
/// A class, because it is found once for a run and filled while the run is drawn.
final class GlyphSheet {
  /// A glyph's mask; positions count from the whole unit at or before the glyph's origin.
  struct Mask {
    /// Where the levels begin in the sheet.
    var start: Int
    /// The device units covered.
    var place: PixelRect
  }

  /// The font, kept so that its address stays its own.
  let font: LoadedFont
  let scale: GlyphScale
  /// When a run last used the sheet, counted in runs.
  var lastUse = 0
  private var levels: [UInt8] = []
  private var masks: [Mask] = []
  /// Open addressing: one more than the number of the mask, zero for free places.
  private var places: [Int32] = Array(repeating: 0, count: 64)
  private var keys: [UInt64] = Array(repeating: 0, count: 64)

  init(_ font: LoadedFont, scale: GlyphScale) {
    self.font = font
    self.scale = scale
  }

  /// The memory held, in bytes.
  var byteCount: Int {
    levels.capacity + masks.capacity * MemoryLayout<Mask>.stride + places.count * 12
  }

  /// Returns a glyph's mask, nil if it is not remembered.
  func mask(_ glyph: GlyphPlace) -> Mask? {
    let found = places[slot(of: glyph.key)]
    return found > 0 ? masks[Int(found) - 1] : nil
  }

  /// Remembers a mask; `fill` writes its levels, which are zero.
  func insert(
    _ glyph: GlyphPlace,
    covering place: PixelRect,
    fill: (UnsafeMutableBufferPointer<UInt8>) -> Void
  ) -> Mask {
    if masks.count * 2 >= places.count { grow() }
    let count = place.isEmpty ? 0 : place.width * place.height
    let mask = Mask(start: levels.count, place: place)
    levels.append(contentsOf: repeatElement(0, count: count))
    levels.withUnsafeMutableBufferPointer { fill(.init(rebasing: $0[mask.start...])) }
    masks.append(mask)
    let slot = slot(of: glyph.key)
    places[slot] = Int32(masks.count)
    keys[slot] = glyph.key
    return mask
  }

  /// Lends a mask's levels; masks without any lend none.
  func withLevels(of mask: Mask, _ body: (UnsafePointer<UInt8>) -> Void) {
    guard !mask.place.isEmpty else { return }
    levels.withUnsafeBufferPointer { all in
      if let first = all.baseAddress { body(first + mask.start) }
    }
  }

  /// Forgets all masks.
  func removeAll() {
    levels = []
    masks = []
    places = Array(repeating: 0, count: 64)
    keys = Array(repeating: 0, count: 64)
  }

  /// Returns where a key stands or may be put.
  private func slot(of key: UInt64) -> Int {
    let last = places.count - 1
    // Fibonacci hashing; only the upper bits of the product are mixed well.
    var slot = Int(truncatingIfNeeded: key &* 0x9e37_79b9_7f4a_7c15 >> 32) & last
    while places[slot] > 0 && keys[slot] != key { slot = (slot + 1) & last }
    return slot
  }

  private func grow() {
    let (oldPlaces, oldKeys) = (places, keys)
    places = Array(repeating: 0, count: oldPlaces.count * 2)
    keys = Array(repeating: 0, count: oldKeys.count * 2)
    for (place, key) in zip(oldPlaces, oldKeys) where place > 0 {
      let slot = slot(of: key)
      places[slot] = place
      keys[slot] = key
    }
  }
}

/// How glyphs are stretched along each axis.
struct GlyphScale: Hashable {
  var x: Double
  var y: Double
}

/// A glyph at a place rounded to quarters of a device unit.
struct GlyphPlace {
  let id: UInt32
  /// The place in quarters.
  private let quartersX: Int
  private let quartersY: Int

  /// Rounds a place; nil if it is beyond the coordinates that Cairo can hold.
  init?(_ id: UInt32, x: Double, y: Double) {
    let limit = 1_048_576.0  // 2^20, as for points
    guard abs(x) < limit, abs(y) < limit else { return nil }
    self.id = id
    quartersX = Int((x * 4).rounded())
    quartersY = Int((y * 4).rounded())
  }

  /// The whole column at or before the place.
  var column: Int { quartersX >> 2 }
  /// The whole row at or above the place.
  var row: Int { quartersY >> 2 }
  /// How far the place lies right of its column.
  var shiftX: Double { Double(quartersX & 3) / 4 }
  /// How far the place lies below its row.
  var shiftY: Double { Double(quartersY & 3) / 4 }

  /// What masks are told apart by: the glyph and its shifts.
  var key: UInt64 {
    UInt64(id) << 4 | UInt64(truncatingIfNeeded: quartersX & 3) << 2
      | UInt64(truncatingIfNeeded: quartersY & 3)
  }
}
