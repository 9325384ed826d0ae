import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiDrawing

/// Groups that are rendered to a bitmap.
@Suite struct RasterizationTests {
  private static let size = Size(width: 60, height: 40)

  private static let disk: Path = {
    var path = Path()
    path.addEllipse(in: Rect(x: 1, y: 1, width: 8, height: 8))
    return path
  }()

  private static func disk(_ color: Color, at x: Double = 0) -> [DisplayList.Command] {
    [
      .save, .concat(Transform(translationX: x, y: 0)), .fill(disk, .nonZero, .solid(color)),
      .restore,
    ]
  }

  /// Returns the list of a group at four times its size.
  private static func enlarged(
    _ content: [DisplayList.Command],
    _ group: Group
  ) -> DisplayList {
    DisplayList([.concat(Transform(scaleX: 4, y: 4)), .beginGroup(group)] + content + [.endGroup])
  }

  private static func render(_ list: DisplayList) throws -> Bitmap {
    try RasterRenderer.bitmap(of: list, size: size, background: .white)
  }

  /// Returns the number of squares of 4 × 4 pixels with different colors.
  private static func mixedSquares(_ bitmap: Bitmap) -> Int {
    (0..<10).reduce(0) { sum, row in
      sum
        + (0..<15).count { column in
          (0..<16).contains {
            bitmap[4 * column + $0 % 4, 4 * row + $0 / 4] != bitmap[4 * column, 4 * row]
          }
        }
    }
  }

  private static func cached(_ content: [DisplayList.Command]) throws -> Bitmap? {
    let key = GroupBitmapCache.Key(content: content[...], scale: 1, shadowDepth: 0)
    return GroupBitmapCache.current.bitmap(key) { nil }?.bitmap
  }

  @Test func `a bitmap at scale 1 that is drawn at scale 4 has square pixels`() throws {
    let content = Self.disk(Drawing.red)
    #expect(Self.mixedSquares(try Self.render(Self.enlarged(content, Group()))) > 8)
    let blocks = Group(rasterization: .init(scale: 1, magnification: .nearest))
    let bitmap = try Self.render(Self.enlarged(content, blocks))
    #expect(Self.mixedSquares(bitmap) == 0)
    #expect(bitmap[20, 20] == 0xFFFF_0000)
    let sharp = Group(rasterization: .init(scale: 4, magnification: .nearest))
    #expect(try Self.mixedSquares(Self.render(Self.enlarged(content, sharp))) > 8)
  }

  @Test func `a bitmap is kept while the content does not change`() throws {
    try DrawingCaches.lend {
      let group = Group(opacity: 0.5, rasterization: .init(scale: 1))
      let content = Self.disk(Color(red: 0.2, green: 0.4, blue: 0.61), at: 2.7)
      _ = try Self.render(Self.enlarged(content, group))
      let bitmap = try #require(try Self.cached(content))
      let moved = DisplayList(
        [
          .concat(Transform(rotation: 0.4)), .beginGroup(Group(rasterization: group.rasterization)),
        ] + content + [.endGroup]
      )
      _ = try Self.render(moved)
      #expect(try Self.cached(content) === bitmap)
      let changed = Self.disk(Color(red: 0.2, green: 0.4, blue: 0.62), at: 2.7)
      #expect(try Self.cached(changed) == nil)
      _ = try Self.render(Self.enlarged(changed, group))
      #expect(try Self.cached(changed) != nil)
    }
  }

  @Test func `a bitmap has the shadow and the mask, opacity is applied to it`() throws {
    var half = Path()
    half.addRect(Rect(x: 0, y: 0, width: 8, height: 10))
    let group = Group(
      opacity: 0.5,
      shadow: Shadow(color: .black, offset: Size(width: 3, height: 0), blurRadius: 0),
      mask: DisplayList([.fill(half, .nonZero, .solid(.black))]),
      rasterization: .init(scale: 1, magnification: .nearest)
    )
    let content = [Drawing.fill(x: 1, y: 1, width: 4, height: 4, Drawing.red)]
    let bitmap = try Self.render(Self.enlarged(content, group))
    #expect(PixelTests.distance([bitmap[12, 12]], [0xFFFF_8080]) <= 1)
    #expect(PixelTests.distance([bitmap[26, 12]], [0xFF80_8080]) <= 1)
    #expect(bitmap[33, 12] == 0xFFFF_FFFF)
  }

  @Test func `a group without a usable bitmap is drawn directly`() throws {
    let content = Self.disk(Drawing.red)
    let direct = try Self.render(Self.enlarged(content, Group())).pixels()
    for scale in [0, -1, .nan, .infinity, 1e9] {
      let group = Group(rasterization: .init(scale: scale))
      #expect(try Self.render(Self.enlarged(content, group)).pixels() == direct)
    }
  }

  @Test func `parts of a rotated bitmap equal the whole`() throws {
    for interpolation in [Interpolation.nearest, .high] {
      let rasterization = Rasterization(
        scale: 1.5,
        minification: interpolation,
        magnification: interpolation
      )
      let group = Group(opacity: 0.7, shadow: ShadowTests.shadow, rasterization: rasterization)
      var list = DisplayList([.concat(Transform(rotation: 0.2))])
      list.append(Self.enlarged(Self.disk(Drawing.red) + Self.disk(Drawing.blue, at: 3.3), group))
      let parts = try RasterSurface(size: Self.size, background: .white)
      for x in stride(from: 0.0, to: 60, by: 11) {
        try parts.draw(list, in: Rect(x: x, y: 0, width: 11, height: 40))
      }
      #expect(try parts.snapshot().pixels() == Self.render(list).pixels())
    }
  }
}
