import TatamiGeometry
import Testing

@testable import TatamiDrawing

@Suite struct RasterTests {
  static func render(
    _ commands: [DisplayList.Command],
    side: Double = 20,
    scale: Double = 1
  ) throws -> Bitmap {
    try RasterRenderer.bitmap(
      of: DisplayList(commands),
      size: Size(width: side, height: side),
      scale: scale,
      background: .white
    )
  }

  @Test func `a rectangle fills exactly its pixels`() throws {
    let bitmap = try Self.render([Drawing.fill(x: 2, y: 3, width: 4, height: 5, Drawing.red)])
    for y in 0..<20 {
      for x in 0..<20 {
        let inside = (2..<6).contains(x) && (3..<8).contains(y)
        #expect(bitmap[x, y] == (inside ? 0xffff_0000 : 0xffff_ffff))
      }
    }
  }

  @Test func `S230 the scale is applied to shapes and extents are rounded`() throws {
    let bitmap = try Self.render(
      [Drawing.fill(x: 1, y: 1, width: 1, height: 1, Drawing.red)],
      side: 10.25,
      scale: 2
    )
    #expect(bitmap.width == 21)
    #expect(bitmap[2, 2] == 0xffff_0000)
    #expect(bitmap[3, 3] == 0xffff_0000)
    #expect(bitmap[4, 4] == 0xffff_ffff)
    #expect(bitmap[1, 1] == 0xffff_ffff)
  }

  @Test func `S190 a group's opacity is applied once`() throws {
    let bitmap = try Self.render([
      .beginGroup(Group(opacity: 0.5)), Drawing.fill(x: 0, y: 0, width: 20, height: 20, .black),
      Drawing.fill(x: 0, y: 0, width: 20, height: 20, .black), .endGroup,
    ])
    #expect((0x7e...0x81).contains(bitmap[10, 10] & 0xff))
  }

  @Test func `S229 a clip lasts until the state is restored`() throws {
    let bitmap = try Self.render([
      .save, .clip(Drawing.rect(x: 0, y: 0, width: 10, height: 20), .nonZero),
      Drawing.fill(x: 0, y: 0, width: 20, height: 20, Drawing.red), .restore,
      Drawing.fill(x: 15, y: 0, width: 5, height: 20, Drawing.blue),
    ])
    #expect(bitmap[9, 9] == 0xffff_0000)
    #expect(bitmap[10, 9] == 0xffff_ffff)
    #expect(bitmap[15, 9] == 0xff00_00ff)
  }

  @Test func `a stroke is centered on its path`() throws {
    var path = Path()
    path.move(to: Point(x: 0, y: 10))
    path.addLine(to: Point(x: 20, y: 10))
    let bitmap = try Self.render([
      .stroke(path, StrokeStyle(width: 4), .solid(Drawing.blue))
    ])
    #expect(bitmap[10, 7] == 0xffff_ffff)
    #expect(bitmap[10, 8] == 0xff00_00ff)
    #expect(bitmap[10, 11] == 0xff00_00ff)
    #expect(bitmap[10, 12] == 0xffff_ffff)
  }

  @Test func `a gradient goes from its first to its last color`() throws {
    let gradient = LinearGradient(
      start: .zero,
      end: Point(x: 20, y: 0),
      stops: [
        GradientStop(location: 0, color: .black), GradientStop(location: 1, color: .white),
      ]
    )
    let bitmap = try Self.render([
      .fill(Drawing.rect(x: 0, y: 0, width: 20, height: 20), .nonZero, .linear(gradient))
    ])
    let levels = (0..<20).map { bitmap[$0, 10] & 0xff }
    #expect(levels == levels.sorted())
    #expect(levels[0] < 20)
    #expect(levels[19] > 235)
  }

  @Test func `S191 a source rectangle selects a part of an image`() throws {
    let image = try Bitmap(
      width: 2,
      height: 2,
      pixels: [0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0xff00_0000]
    )
    let quarter = Rect(x: 0.5, y: 0, width: 0.5, height: 0.5)
    let bitmap = try Self.render([
      .image(
        image,
        in: Rect(x: 0, y: 0, width: 20, height: 20),
        source: quarter,
        interpolation: .nearest
      )
    ])
    #expect(bitmap[0, 0] == 0xff00_ff00)
    #expect(bitmap[19, 19] == 0xff00_ff00)
  }

  @Test func `a shadow is drawn at its offset, fades out and stays within its bounds`() throws {
    let shadow = Shadow(color: .black, offset: Size(width: 20, height: 0), blurRadius: 3)
    let bitmap = try Self.render(
      [
        .beginGroup(Group(shadow: shadow)),
        Drawing.fill(x: 10, y: 20, width: 20, height: 20, Drawing.red), .endGroup,
      ],
      side: 64
    )
    #expect(bitmap[15, 30] == 0xffff_0000)
    #expect(bitmap[40, 30] & 0xff < 8)
    #expect((0x60...0xa0).contains(bitmap[50, 30] & 0xff))
    #expect(bitmap[63, 30] == 0xffff_ffff)
    #expect(bitmap[5, 30] == 0xffff_ffff)
  }

  @Test func `content outside the surface casts its shadow into it`() throws {
    let shadow = Shadow(color: .black, offset: Size(width: 20, height: 0), blurRadius: 0)
    let bitmap = try Self.render([
      .beginGroup(Group(shadow: shadow)),
      Drawing.fill(x: -15, y: 0, width: 10, height: 20, Drawing.red), .endGroup,
    ])
    #expect(bitmap[10, 10] == 0xff00_0000)
    #expect(bitmap[2, 10] == 0xffff_ffff)
  }

  @Test func `only the damaged part is redrawn`() throws {
    let surface = try RasterSurface(size: Size(width: 20, height: 20), background: .white)
    try surface.draw(DisplayList([Drawing.fill(x: 0, y: 0, width: 20, height: 20, Drawing.red)]))
    try surface.draw(
      DisplayList([Drawing.fill(x: 0, y: 0, width: 20, height: 20, Drawing.blue)]),
      in: Rect(x: 5, y: 5, width: 5, height: 5)
    )
    let bitmap = try surface.snapshot()
    #expect(bitmap[5, 5] == 0xff00_00ff)
    #expect(bitmap[9, 9] == 0xff00_00ff)
    #expect(bitmap[4, 5] == 0xffff_0000)
    #expect(bitmap[10, 9] == 0xffff_0000)
  }

  @Test func `a surface is clear outside of the first part that is drawn`() throws {
    let side = Size(width: 700, height: 700)
    let red = DisplayList([Drawing.fill(x: 0, y: 0, width: 700, height: 700, Drawing.red)])
    // The memory of the first surface is likely to be that of the next ones.
    for part in [nil, Rect(x: 10, y: 10, width: 5, height: 5), nil] {
      let surface = try RasterSurface(size: side)
      if let part {
        try surface.draw(red, in: part)
        let bitmap = try surface.snapshot()
        #expect(bitmap[12, 12] == 0xffff_0000)
        #expect(bitmap[400, 400] == 0)
      } else {
        #expect(try surface.snapshot()[400, 400] == 0)
        try surface.draw(red)
        #expect(try surface.snapshot()[400, 400] == 0xffff_0000)
      }
    }
  }

  @Test func `an emoji that is drawn first has the transform of its commands`() throws {
    let layout = PangoShaper.shared.layout(TextTests.request("😀"))
    var list = DisplayList([.concat(Transform(translationX: 20, y: 20))])
    list.append(layout, at: .zero)
    let bitmap = try Self.render(list.commands, side: 40)
    let colored = (0..<40 * 40).filter { bitmap[$0 % 40, $0 / 40] != 0xffff_ffff }
    let (left, top) = (colored.map { $0 % 40 }.min() ?? 0, colored.map { $0 / 40 }.min() ?? 0)
    #expect(left >= 20)
    #expect(top >= 20)
  }

  @Test func `text without a font is drawn as blocks`() throws {
    let layout = ArithmeticShaper().layout(TextTests.request("a b"))
    var list = DisplayList()
    list.append(layout, at: .zero)
    let bitmap = try Self.render(list.commands, side: 40)
    #expect(bitmap[5, 10] == 0xff00_0000)
    #expect(bitmap[15, 10] == 0xffff_ffff)
    #expect(bitmap[25, 10] == 0xff00_0000)
  }

  @Test func `the same list gives the same pixels`() throws {
    var list = DisplayList()
    list.append(PangoShaper().layout(TextTests.request("Tatami שלום")), at: Point(x: 1.3, y: 2.7))
    let first = try Self.render(list.commands, side: 120).pixels()
    #expect(first.contains { $0 != 0xffff_ffff })
    #expect(try first == Self.render(list.commands, side: 120).pixels())
  }

  @Test func `sizes beyond the limits are rejected with an error`() {
    let wide = Size(width: 20_000, height: 1)
    #expect(
      throws: DrawingError.surfaceTooLarge(
        width: 20_000,
        height: 1,
        side: 16_384,
        total: 268_435_456
      )
    ) { try RasterRenderer.bitmap(of: DisplayList(), size: wide) }
    for side in [Double.nan, .infinity, 0, -1] {
      #expect(throws: DrawingError.self) {
        try RasterRenderer.bitmap(of: DisplayList(), size: Size(width: side, height: 1))
      }
    }
  }
}
