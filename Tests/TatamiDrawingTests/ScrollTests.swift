import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiDrawing

@Suite struct ScrollTests {
  static let size = Size(width: 40, height: 30)

  /// A picture that differs everywhere, moved by points.
  static func list(x: Double, y: Double) -> DisplayList {
    var commands: [DisplayList.Command] = [.clip(Drawing.rect(5, 6, 30, 20), .nonZero)]
    for column in -20..<40 {
      for row in -20..<30 {
        let color = Color(red: Double(column + 20) / 60, green: Double(row + 20) / 50, blue: 0.5)
        commands.append(Drawing.fill(Double(column) * 2 + x, Double(row) * 2 + y, 2, 2, color))
      }
    }
    return DisplayList(commands)
  }

  static func surface(scale: Double = 1) throws -> RasterSurface {
    let surface = try RasterSurface(size: size, scale: scale, background: .white)
    try surface.draw(list(x: 0, y: 0))
    return surface
  }

  @Test(arguments: [(0, 0), (3, 0), (-3, 0), (0, 4), (0, -4), (7, -5), (-29, 19), (300, 1)])
  func `a scrolled view with its damage drawn equals the view drawn at its new place`(
    dx: Int,
    dy: Int
  ) throws {
    for scale in [1.0, 2] {
      let surface = try Self.surface(scale: scale)
      let moved = Self.list(x: Double(dx) / scale, y: Double(dy) / scale)
      let damage = surface.scroll(Rect(x: 5, y: 6, width: 30, height: 20), byPixels: dx, dy)
      for part in damage { try surface.draw(moved, in: part) }
      let whole = try RasterSurface(size: Self.size, scale: scale, background: .white)
      try whole.draw(moved)
      #expect(try surface.snapshot().pixels() == whole.snapshot().pixels())
    }
  }

  @Test func `only the exposed strip is left to draw`() throws {
    let surface = try Self.surface(scale: 2)
    let damage = surface.scroll(Rect(x: 5, y: 6, width: 30, height: 20), byPixels: 0, -6)
    #expect(damage == [Rect(x: 5, y: 23, width: 30, height: 3)])
    #expect(surface.scroll(Rect(x: 5, y: 6, width: 30, height: 20), byPixels: 0, 0).isEmpty)
  }

  @Test func `edges between pixels are drawn anew`() throws {
    let surface = try Self.surface()
    let damage = surface.scroll(Rect(x: 5.5, y: 6, width: 10, height: 10), byPixels: 0, 2)
    #expect(
      damage == [
        Rect(x: 5, y: 6, width: 11, height: 2), Rect(x: 5, y: 8, width: 1, height: 8),
        Rect(x: 15, y: 8, width: 1, height: 8),
      ]
    )
  }

  @Test func `strange rectangles and distances move nothing out of bounds`() throws {
    let numbers = HostileTests.numbers + [-5, 20, 39.5]
    var random = SeededRandom(seed: 8)
    let surface = try Self.surface()
    let bounds = Rect(size: Self.size)
    for _ in 0..<500 {
      let four = (0..<4).map { _ in numbers.randomElement(using: &random) ?? 0 }
      let rect = Rect(x: four[0], y: four[1], width: four[2], height: four[3])
      let distances = [Int.min, -9, 0, 3, Int.max]
      let (dx, dy) = (
        distances.randomElement(using: &random), distances.randomElement(using: &random)
      )
      let damage = surface.scroll(rect, byPixels: dx ?? 0, dy ?? 0)
      #expect(damage.allSatisfy { bounds.union($0) == bounds && !$0.isEmpty })
    }
  }
}
