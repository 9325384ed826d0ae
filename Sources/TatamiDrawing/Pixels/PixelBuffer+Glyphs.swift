/// The levels of coverage of a glyph at a position, in rows padded with zeros to whole quads; valid
/// while their memory lives.
struct GlyphMask {
  /// The bounds without the padding, in device units.
  var bounds: PixelRect
  /// The first level.
  var levels: UnsafePointer<UInt16>

  /// The number of levels from one row to the next.
  var stride: Int { Self.stride(width: bounds.width) }

  /// Returns the number of levels in a row of a mask with a width.
  static func stride(width: Int) -> Int { (width &+ 3) & ~3 }
}

extension PixelBuffer {
  /// Composites a color through the mask of a glyph over the content.
  ///
  /// Channels of the color must not exceed its alpha, so that no sum exceeds 255.
  func blend(_ color: UInt32, through mask: GlyphMask, clip: PixelRect) {
    let bounds = mask.bounds
    let isWhole =
      clip.contains(bounds) && self.bounds.contains(bounds)
      && bounds.left + mask.stride <= self.bounds.right
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

  /// Replaces the pixels under a mask; those under its padding must stay unchanged.
  @inline(__always)
  private func blendQuads(
    through mask: GlyphMask,
    _ composite: (_ levels: LevelQuad, _ below: PixelQuad) -> PixelQuad
  ) {
    var (levels, height) = (mask.levels, mask.bounds.height)
    guard height > 0 else { return }
    var row = pixel(x: mask.bounds.left, y: mask.bounds.top)
    let width = mask.stride
    while height > 0 {
      var x = 0
      while x < width {
        composite(LevelQuad(levels + x), PixelQuad(row + x)).store(in: row + x)
        x &+= 4
      }
      levels += width
      row += stride
      height &-= 1
    }
  }

  /// Composites a color through the part of a mask inside a clip.
  private func blendPart(_ color: UInt32, through mask: GlyphMask, clip: PixelRect) {
    let part = mask.bounds.intersection(clip).intersection(bounds)
    guard !part.isEmpty else { return }
    for y in part.top..<part.bottom {
      let levels =
        mask.levels + ((y - mask.bounds.top) * mask.stride + part.left - mask.bounds.left)
      let row = pixel(x: part.left, y: y)
      var x = 0
      while x < part.width {
        row[x] = color.scaled(UInt32(levels[x])).over(row[x])
        x &+= 1
      }
    }
  }
}
