/// Four adjacent levels of coverage of a glyph, of which at least one is not zero.
struct GlyphQuad {
  /// The column of the first level, from the left of the glyph's bounds: a multiple of four.
  var x: UInt16
  /// The row, from the top of the glyph's bounds.
  var y: UInt16
  /// The levels, the first in the lowest bits; zero beyond the bounds.
  var levels: UInt32
}

/// The levels of coverage of a glyph at a position, without empty quads: half of the pixels of a
/// letter's bounds are empty; valid while their memory exists.
struct GlyphMask {
  /// The bounds, in device units.
  var bounds: PixelRect
  /// The quads, row by row.
  var quads: UnsafeBufferPointer<GlyphQuad>
}

extension PixelBuffer {
  /// Composites a color through the mask of a glyph over the content.
  ///
  /// Channels of the color must not exceed its alpha, so that no sum exceeds 255.
  func blend(_ color: UInt32, through mask: GlyphMask, clip: PixelRect) {
    let bounds = mask.bounds
    let isWhole =
      clip.contains(bounds) && self.bounds.contains(bounds)
      && bounds.left + (bounds.width + 3) & ~3 <= self.bounds.right
    guard isWhole else { return blendPart(color, through: mask, clip: clip) }
    let quad = PixelQuad(repeating: color)
    switch color {
    case 0xff00_0000: blendQuads(through: mask) { $0.black + $1.scaled($0.rest) }
    case 0xff00_0000...: blendQuads(through: mask) { quad.scaled($0) + $1.scaled($0.rest) }
    default:
      let alpha = color.alpha
      blendQuads(through: mask) { quad.scaled($0) + $1.scaled($0.scaled(alpha).rest) }
    }
  }

  /// Replaces the pixels under a mask; those under empty levels stay unchanged.
  @inline(__always)
  private func blendQuads(
    through mask: GlyphMask,
    _ composite: (_ levels: LevelQuad, _ below: PixelQuad) -> PixelQuad
  ) {
    guard var quad = mask.quads.baseAddress else { return }
    let end = quad + mask.quads.count
    let first = pixel(x: mask.bounds.left, y: mask.bounds.top)
    while quad < end {
      let pixels = first + (Int(quad.pointee.y) &* stride &+ Int(quad.pointee.x))
      composite(LevelQuad(quad.pointee.levels), PixelQuad(pixels)).store(in: pixels)
      quad += 1
    }
  }

  /// Composites a color through the part of a mask inside a clip.
  private func blendPart(_ color: UInt32, through mask: GlyphMask, clip: PixelRect) {
    let part = mask.bounds.intersection(clip).intersection(bounds)
    guard !part.isEmpty else { return }
    for quad in mask.quads {
      let y = mask.bounds.top + Int(quad.y)
      guard y >= part.top, y < part.bottom else { continue }
      let left = mask.bounds.left + Int(quad.x)
      let row = pixel(x: left, y: y)
      let first = max(0, part.left - left)
      for index in first..<max(first, min(4, part.right - left)) {
        row[index] = color.scaled(quad.levels &>> UInt32(8 * index) & 0xff).over(row[index])
      }
    }
  }
}
