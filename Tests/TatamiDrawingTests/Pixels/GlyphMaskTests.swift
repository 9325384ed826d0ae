import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiDrawing

/// Quads of pixels under glyph masks equal pixels that are composited one by one.
@Suite struct GlyphMaskTests {
  private static let side = 24

  /// Returns levels in padded rows, many of them empty or full.
  private static func levels(width: Int, height: Int, _ random: inout SeededRandom) -> [UInt16] {
    let stride = GlyphMask.stride(width: width)
    return (0..<stride * height).map { index in
      guard index % stride < width else { return 0 }
      return [0, 255, UInt16(random.int(in: 0...255))][random.int(in: 0...2)]
    }
  }

  private static func color(_ random: inout SeededRandom) -> UInt32 {
    let alpha = [1, 0.5, random.double(in: 0...1)][random.int(in: 0...2)]
    let black = Color(white: 0, alpha: alpha)
    let colored = Color(
      red: random.double(in: 0...1),
      green: random.double(in: 0...1),
      blue: random.double(in: 0...1),
      alpha: alpha
    )
    return UInt32(random.chance(0.3) ? black : colored)
  }

  @Test func `glyphs are composited like single pixels`() throws {
    var random = SeededRandom(seed: 71)
    let all = PixelRect(left: 0, top: 0, right: Self.side, bottom: Self.side)
    let canvas = CairoCanvas(region: all.rect)
    let buffer = try #require(PixelBuffer(canvas.surface))
    for _ in 0..<60 {
      let (width, height) = (random.int(in: 1...13), random.int(in: 1...9))
      let (left, top) = (random.int(in: -6...22), random.int(in: -6...22))
      let bounds = PixelRect(left: left, top: top, right: left + width, bottom: top + height)
      let clip = random.chance(0.5) ? all : all.expanded(by: -random.int(in: 1...9))
      let levels = Self.levels(width: width, height: height, &random)
      let color = Self.color(&random)
      var expected = Self.fill(buffer, &random)
      let drawn = bounds.intersection(clip).intersection(all)
      for y in drawn.top..<max(drawn.top, drawn.bottom) {
        for x in drawn.left..<max(drawn.left, drawn.right) {
          let level = levels[(y - top) * GlyphMask.stride(width: width) + x - left]
          let index = y * Self.side + x
          expected[index] = color.scaled(UInt32(level)).over(expected[index])
        }
      }
      try levels.withUnsafeBufferPointer { levels in
        let first = try #require(levels.baseAddress)
        buffer.blend(color, through: GlyphMask(bounds: bounds, levels: first), clip: clip)
      }
      #expect(Self.pixels(buffer) == expected)
    }
  }

  /// Fills a buffer with random premultiplied pixels and returns them.
  private static func fill(_ buffer: PixelBuffer, _ random: inout SeededRandom) -> [UInt32] {
    let pixels = (0..<side * side).map { _ in color(&random) }
    for (index, pixel) in pixels.enumerated() {
      buffer.pixel(x: index % side, y: index / side).pointee = pixel
    }
    return pixels
  }

  private static func pixels(_ buffer: PixelBuffer) -> [UInt32] {
    (0..<side * side).map { buffer.pixel(x: $0 % side, y: $0 / side).pointee }
  }

  @Test func `positions are rounded to quarters, halves away from zero`() {
    for step in -80...80 {
      let position = Double(step) / 16
      let rounded = Int((position * 4).rounded())
      let glyph = SubpixelGlyph(1, x: position, y: -position)
      #expect(glyph?.column == rounded >> 2)
      #expect(glyph?.fractionX == Double(rounded & 3) / 4)
      #expect(glyph?.row == -rounded >> 2)
    }
  }
}
