import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiDrawing

/// Quads of pixels under glyph masks equal pixels that are composited one by one.
@Suite struct GlyphMaskTests {
  private static let side = 24

  /// Returns levels, many of them empty or full.
  private static func levels(_ count: Int, _ random: inout SeededRandom) -> [UInt8] {
    (0..<count).map { _ in
      [0, 0, 255, UInt8(random.int(in: 0...255))][random.int(in: 0...3)]
    }
  }

  /// Returns the quads of levels in rows of a width.
  private static func quads(of levels: [UInt8], width: Int, height: Int) throws -> [GlyphQuad] {
    var quads: [GlyphQuad] = []
    try levels.withUnsafeBufferPointer { levels in
      let first = try #require(levels.baseAddress)
      GlyphLevels(first: first, stride: width)
        .appendQuads(
          of: PixelRect(left: 0, top: 0, right: width, bottom: height),
          to: &quads
        )
    }
    return quads
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
      let levels = Self.levels(width * height, &random)
      let color = Self.color(&random)
      var expected = Self.fill(buffer, &random)
      let drawn = bounds.intersection(clip).intersection(all)
      for y in drawn.top..<max(drawn.top, drawn.bottom) {
        for x in drawn.left..<max(drawn.left, drawn.right) {
          let level = levels[(y - top) * width + x - left]
          let index = y * Self.side + x
          expected[index] = color.scaled(UInt32(level)).over(expected[index])
        }
      }
      let quads = try Self.quads(of: levels, width: width, height: height)
      quads.withUnsafeBufferPointer { quads in
        buffer.blend(color, through: GlyphMask(bounds: bounds, quads: quads), clip: clip)
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

  @Test func `quads without coverage are left out`() throws {
    let levels: [UInt8] = [0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 1, 2, 3, 4, 0, 0, 0, 9]
    let quads = try Self.quads(of: levels, width: 6, height: 3)
    #expect(quads.map(\.x) == [4, 4, 0, 4])
    #expect(quads.map(\.y) == [0, 1, 2, 2])
  }

  @Test func `four pixels are mixed like single ones`() throws {
    var random = SeededRandom(seed: 72)
    func pixels() -> [UInt32] { (0..<4).map { _ in Self.color(&random) } }
    for _ in 0..<500 {
      let (color, below, levels) = (Self.color(&random), pixels(), Self.levels(4, &random))
      let four = levels.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      var found = below
      try found.withUnsafeMutableBufferPointer { row in
        let row = try #require(row.baseAddress)
        PixelQuad(repeating: color).mixed(LevelQuad(four), with: PixelQuad(row)).store(in: row)
      }
      #expect(found == zip(levels, below).map { color.mixed(UInt32($0), with: $1) })
    }
  }

  @Test(arguments: 0..<20)
  func `rows of any length are filled like single pixels`(count: Int) throws {
    var random = SeededRandom(seed: 75 + UInt64(count))
    for isPremultiplied in [true, false] {
      let below = (0...count).map { _ in UInt32(truncatingIfNeeded: random.next()) }
      let any = UInt32(truncatingIfNeeded: random.next())
      let color = isPremultiplied ? Self.color(&random) : any
      var found = below
      try found.withUnsafeMutableBufferPointer { row in
        PixelBuffer.fill(try #require(row.baseAddress), count: count, color)
      }
      let expected = below.prefix(count).map { color.over($0) }
      #expect(Array(found.prefix(count)) == expected)
      #expect(found[count] == below[count])
    }
  }

  @Test func `rectangles of pixels are rounded within a tolerance`() {
    var random = SeededRandom(seed: 73)
    let tolerance = 1.0 / 512
    for _ in 0..<2_000 {
      let whole = Double(random.int(in: -40...40))
      let steps = [0, tolerance, -tolerance, random.double(in: -1...1)]
      let start = whole + steps[random.int(in: 0...3)]
      let rect = Rect(from: Point(x: start, y: start), to: Point(x: start + 7.3, y: start + 5))
      let touched = PixelRect(roundingOut: rect)
      #expect(touched.left == Int((rect.minX + tolerance).rounded(.down)))
      #expect(touched.bottom == Int((rect.maxY - tolerance).rounded(.up)))
      let inside = PixelRect(roundingIn: rect)
      #expect(inside.top == Int((rect.minY - tolerance).rounded(.up)))
      #expect(inside.right == Int((rect.maxX + tolerance).rounded(.down)))
    }
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
