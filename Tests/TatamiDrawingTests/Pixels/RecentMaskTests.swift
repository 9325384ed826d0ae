import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiDrawing

/// Masks of recent shapes are found by path, style and antialiasing, and move with the shapes.
@Suite struct RecentMaskTests {
  private static func rounded(_ index: Int, at origin: Point) -> Path {
    let frame = Rect(
      x: origin.x + 0.3 * Double(index % 3),
      y: origin.y,
      width: 12 + Double(index % 5),
      height: 11 + Double(index % 2)
    )
    var path = Path()
    path.addRoundedRect(frame, radii: CornerRadii(3 + Double(index % 4) / 2))
    return path
  }

  private static func commands(_ index: Int, at origin: Point) -> [DisplayList.Command] {
    let path = rounded(index, at: origin)
    let style = StrokeStyle(width: 1 + Double(index % 3))
    let fill = DisplayList.Command.fill(path, .nonZero, .solid(.black))
    return [
      .antialias(index % 7 > 0), index % 4 == 0 ? .stroke(path, style, .solid(.black)) : fill,
    ]
  }

  private static func draw(_ commands: [DisplayList.Command]) throws -> [UInt32] {
    let size = Size(width: 60, height: 40)
    return try RasterRenderer.bitmap(of: DisplayList(commands), size: size, background: .white)
      .pixels()
  }

  @Test func `shapes that differ in their positions are drawn equally`() throws {
    // The shapes outnumber the recent masks, and every shape is drawn twice.
    for index in Array(0..<40) + Array(0..<40) {
      let one = try Self.draw(Self.commands(index, at: Point(x: 4, y: 5)))
      let other = try Self.draw(Self.commands(index, at: Point(x: 31, y: 17)))
      for y in 0..<22 {
        let row = one[y * 60..<y * 60 + 28]
        let moved = other[(y + 12) * 60 + 27..<(y + 12) * 60 + 55]
        #expect(Array(row) == Array(moved))
      }
    }
  }

  @Test func `the mask of a recent shape is that of its path, style and antialiasing`() {
    let cache = ShapeMaskCache(limit: 60_000)
    let path = FixedPath(Self.rounded(0, at: .zero), .identity)
    let other = FixedPath(Self.rounded(1, at: .zero), .identity)
    let key = ShapeMaskCache.Key(
      path: path,
      style: .fill(.nonZero),
      isAntialiased: true,
      width: 12,
      height: 11
    )
    guard let mask = cache.mask(key) else {
      Issue.record("no mask")
      return
    }
    let stretched = StretchedMask(mask: mask, left: 0, top: 0, extraColumns: 3)
    cache.keep(stretched, of: path, .fill(.nonZero), isAntialiased: true)
    let found = cache.recentMask(of: path, .fill(.nonZero), isAntialiased: true)
    #expect(found?.mask === mask)
    #expect(found?.extraColumns == 3)
    #expect(cache.recentMask(of: other, .fill(.nonZero), isAntialiased: true) == nil)
    #expect(cache.recentMask(of: path, .fill(.evenOdd), isAntialiased: true) == nil)
    #expect(cache.recentMask(of: path, .fill(.nonZero), isAntialiased: false) == nil)
  }
}
