import TatamiGeometry
import Testing

@testable import TatamiDrawing

@Suite struct ShadowTests {
  static let shadow = Shadow(
    color: .black.withAlpha(0.6),
    offset: Size(width: 2, height: 3),
    blurRadius: 2.5
  )

  /// A rounded card with a shadow and content.
  static func card(inner: [DisplayList.Command] = []) -> [DisplayList.Command] {
    var path = Path()
    path.addRoundedRect(Rect(x: 8, y: 8, width: 24, height: 14), radii: CornerRadii(4))
    return [.beginGroup(Group(shadow: shadow)), .fill(path, .nonZero, .solid(Drawing.red))] + inner
      + [.endGroup]
  }

  @Test func `a cached shadow equals an uncached shadow`() throws {
    // Within several other shadows, a shadow is rendered offscreen.
    let around = DisplayList.Command.beginGroup(
      Group(shadow: Shadow(color: .black.withAlpha(1e-4), blurRadius: 0))
    )
    let nested = [around, around, around] + Self.card() + [.endGroup, .endGroup, .endGroup]
    for scale in [1.0, 2, 1.5] {
      let kept = try PixelTests.render(Self.card(), scale: scale)
      let fresh = try PixelTests.render(nested, scale: scale)
      #expect(PixelTests.distance(kept, fresh) <= 1)
      #expect(try PixelTests.render(Self.card(), scale: scale) == kept)
    }
  }

  @Test func `a translated shadow has the same pixels`() throws {
    let still = try RasterTests.render(Self.card(), side: 60)
    let moved = try RasterTests.render(
      [.concat(Transform(translationX: 9, y: 11))] + Self.card(),
      side: 60
    )
    for y in 0..<45 {
      for x in 0..<45 { #expect(still[x, y] == moved[x + 9, y + 11]) }
    }
  }

  @Test func `a shadow drawn in parts and with clips equals one drawn as a whole`() throws {
    let list = DisplayList(Self.card())
    let size = PixelTests.size
    let whole = try RasterRenderer.bitmap(of: list, size: size, background: .white)
    let parts = try RasterSurface(size: size, background: .white)
    for x in stride(from: 0.0, to: 60, by: 11) {
      try parts.draw(list, in: Rect(x: x, y: 0, width: 11, height: 40))
    }
    #expect(PixelTests.distance(try parts.snapshot().pixels(), whole.pixels()) <= 1)
    let clipped = try PixelTests.render([PixelTests.diamond] + Self.card())
    #expect(PixelTests.distance(clipped, whole.pixels()) <= 1)
  }

  @Test func `a part of a large shadow equals that of the whole`() throws {
    let size = Size(width: 320, height: 260)
    var path = Path()
    path.addRoundedRect(Rect(x: 12.3, y: 9.6, width: 291, height: 237), radii: CornerRadii(30))
    let list = DisplayList([
      .beginGroup(Group(shadow: Self.shadow)), .fill(path, .nonZero, .solid(Drawing.red)),
      .endGroup,
    ])
    let parts = try RasterSurface(size: size, background: .white)
    try parts.draw(DisplayList())
    for rect in [
      Rect(x: 290, y: 230, width: 30, height: 30), Rect(x: 5, y: 100, width: 9, height: 9),
    ] {
      try parts.draw(list, in: rect)
      let whole = try RasterRenderer.bitmap(of: list, size: size, background: .white)
      let part = try parts.snapshot()
      for y in Int(rect.minY)..<Int(rect.maxY) {
        let columns = (Int(rect.minX)..<Int(rect.maxX)).filter { part[$0, y] != whole[$0, y] }
        #expect(columns.isEmpty)
      }
    }
  }

  @Test func `a shadow within a group with a shadow changes pixels around it only`() throws {
    let color = Color(red: 0.3, green: 0.55, blue: 0.8, alpha: 0.45)
    let content = [
      Drawing.fill(x: 5, y: 5, width: 20, height: 20, color),
      Drawing.fill(x: 9, y: 9, width: 20, height: 20, Drawing.red.withAlpha(0.37)),
    ]
    let inner: [DisplayList.Command] = [
      .beginGroup(Group(shadow: Shadow(color: .black, blurRadius: 1))),
      Drawing.fill(x: 50, y: 30, width: 4, height: 4, Drawing.blue), .endGroup,
    ]
    for opacity in [1, 0.7] {
      let begin = DisplayList.Command.beginGroup(Group(opacity: opacity, shadow: Self.shadow))
      let background = Drawing.fill(x: 0, y: 0, width: 60, height: 40, Drawing.blue)
      let without = try RasterTests.render([background, begin] + content + [.endGroup], side: 60)
      let with = try RasterTests.render(
        [background, begin] + content + inner + [.endGroup],
        side: 60
      )
      let rows = (0..<28).filter { y in (0..<40).contains { with[$0, y] != without[$0, y] } }
      #expect(rows.isEmpty)
    }
  }

  @Test func `shadows of equal shapes with different content differ`() throws {
    let one = try PixelTests.render(
      Self.card(inner: [Drawing.fill(x: 30, y: 10, width: 8, height: 3, Drawing.blue)])
    )
    let other = try PixelTests.render(
      Self.card(inner: [Drawing.fill(x: 30, y: 14, width: 8, height: 3, Drawing.blue)])
    )
    #expect(one != other)
    #expect(one[20 * 60 + 36] != other[20 * 60 + 36] || one[12 * 60 + 39] != other[12 * 60 + 39])
  }

  @Test func `content outside of a clip casts its shadow into it`() throws {
    let shadow = Shadow(color: .black, offset: Size(width: 10, height: 0), blurRadius: 0)
    let commands: [DisplayList.Command] = [
      .beginGroup(Group(opacity: 0.5)),
      .clip(Drawing.rect(x: 10, y: 0, width: 5, height: 20), .nonZero),
      .beginGroup(Group(shadow: shadow)),
      Drawing.fill(x: 0, y: 0, width: 8, height: 8, Drawing.red), .endGroup,
      .endGroup,
    ]
    let extent = BoundsCalculator.bounds(of: commands[...], transform: .identity)
    #expect(extent == Rect(x: 10, y: 0, width: 5, height: 9))
    let level = try RasterTests.render(commands)[12, 4] & 0xFF
    #expect([0x7F, 0x80].contains(level))
  }

  @Test func `a blend mode in a group with a shadow does not affect the backdrop`() throws {
    let inner: [DisplayList.Command] = [
      .beginGroup(Group(blend: .multiply)),
      Drawing.fill(x: 34, y: 8, width: 6, height: 6, Drawing.red), .endGroup,
    ]
    let bitmap = try RasterTests.render(
      [Drawing.fill(x: 0, y: 0, width: 60, height: 60, Drawing.blue)] + Self.card(inner: inner),
      side: 60
    )
    // Multiplied by the blue backdrop, it would be black.
    #expect(bitmap[38, 9] >> 16 & 0xff > 200)
  }

  @Test func `a blur keeps the sum of levels and is symmetric`() {
    for deviation in [0.7, 2, 5.3, 12] {
      var levels = [UInt8](repeating: 0, count: 101 * 91)
      for y in 35..<55 { for x in 40..<60 { levels[y * 101 + x] = 255 } }
      levels.withUnsafeMutableBufferPointer { buffer in
        if let first = buffer.baseAddress {
          BoxBlur(deviation: deviation).run(first, width: 101, height: 91, stride: 101)
        }
      }
      let sum = levels.reduce(0) { $0 + Int($1) }
      #expect(abs(sum - 400 * 255) < 4000)
      for y in 0..<90 {
        for x in 0..<100 {
          #expect(abs(Int(levels[y * 101 + x]) - Int(levels[(89 - y) * 101 + 99 - x])) <= 4)
        }
      }
    }
  }

  @Test func `the least recently used values are discarded first`() {
    var store = LRUCache<Int, String>(limit: 100)
    for key in 0..<4 { store.insert("\(key)", for: key, byteCount: 25) }
    #expect(store.value(for: 0) == "0")
    #expect(store.byteCount == 100)
    store.insert("4", for: 4, byteCount: 25)
    #expect(store.byteCount == 50)
    #expect(store.value(for: 0) == "0")
    #expect(store.value(for: 4) == "4")
    #expect(store.value(for: 1) == nil)
    store.insert("large", for: 9, byteCount: 1000)
    #expect(store.byteCount <= 100)
  }
}
