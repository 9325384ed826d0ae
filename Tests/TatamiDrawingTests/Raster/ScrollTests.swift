import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiDrawing

@Suite struct ScrollTests {
  static let size = Size(width: 40, height: 30)

  /// A drawing whose cells all differ, offset by points.
  static func list(x: Double, y: Double) -> DisplayList {
    var commands: [DisplayList.Command] = [
      .clip(Drawing.rect(x: 5, y: 6, width: 30, height: 20), .nonZero)
    ]
    for column in -20..<40 {
      for row in -20..<30 {
        let color = Color(red: Double(column + 20) / 60, green: Double(row + 20) / 50, blue: 0.5)
        commands.append(
          Drawing.fill(
            x: Double(column) * 2 + x,
            y: Double(row) * 2 + y,
            width: 2,
            height: 2,
            color
          )
        )
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
  func `a scrolled surface with its damage redrawn equals a full redraw`(
    dx: Int,
    dy: Int
  ) throws {
    for scale in [1.0, 2] {
      let surface = try Self.surface(scale: scale)
      let moved = Self.list(x: Double(dx) / scale, y: Double(dy) / scale)
      let damage = surface.scroll(Rect(x: 5, y: 6, width: 30, height: 20), dx: dx, dy: dy)
      for part in damage { try surface.draw(moved, in: part) }
      let whole = try RasterSurface(size: Self.size, scale: scale, background: .white)
      try whole.draw(moved)
      #expect(try surface.snapshot().pixels() == whole.snapshot().pixels())
    }
  }

  @Test func `only the exposed strip is damaged`() throws {
    let surface = try Self.surface(scale: 2)
    let damage = surface.scroll(Rect(x: 5, y: 6, width: 30, height: 20), dx: 0, dy: -6)
    #expect(damage == [Rect(x: 5, y: 23, width: 30, height: 3)])
    #expect(surface.scroll(Rect(x: 5, y: 6, width: 30, height: 20), dx: 0, dy: 0).isEmpty)
  }

  @Test func `edges that are not aligned to pixels are damaged`() throws {
    let surface = try Self.surface()
    let damage = surface.scroll(Rect(x: 5.5, y: 6, width: 10, height: 10), dx: 0, dy: 2)
    #expect(
      damage == [
        Rect(x: 5, y: 6, width: 11, height: 2), Rect(x: 5, y: 8, width: 1, height: 8),
        Rect(x: 15, y: 8, width: 1, height: 8),
      ]
    )
  }

  @Test func `extreme rectangles and distances keep the damage inside the bounds`() throws {
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
      let damage = surface.scroll(rect, dx: dx ?? 0, dy: dy ?? 0)
      #expect(damage.allSatisfy { bounds.union($0) == bounds && !$0.isEmpty })
    }
  }

  /// A curved shape around the surface, of which the edges of the surface cut a part.
  private static func curve(_ random: inout SeededRandom, length: Double) -> Path {
    var path = Path()
    func point(_ random: inout SeededRandom) -> Point {
      Point(
        x: Double.random(in: -length...length + 40, using: &random),
        y: Double.random(in: -length...length + 30, using: &random)
      )
    }
    path.move(to: point(&random))
    for _ in 0..<3 {
      path.addCurve(to: point(&random), control1: point(&random), control2: point(&random))
    }
    return path
  }

  @Test(arguments: [20.0, 300, 2000])
  func `curves that the edges of a surface cut keep their pixels when they move`(
    length: Double
  ) throws {
    var random = SeededRandom(seed: 11)
    for step in 0..<12 {
      let path = Self.curve(&random, length: length)
      let shape: DisplayList.Command =
        switch step % 3 {
        case 0: .fill(path, .evenOdd, .solid(Drawing.red))
        case 1: .stroke(path, StrokeStyle(width: 3.3), .solid(Drawing.red))
        default: .clip(path, .nonZero)
        }
      let content = [shape, Drawing.fill(x: 0.3, y: 11, width: 70, height: 9, Drawing.blue)]
      let surface = try RasterSurface(size: Self.size, background: .white)
      try surface.draw(DisplayList(content))
      let (dx, dy) = (step - 5, 3 - step)
      let move = Transform(translationX: Double(dx), y: Double(dy))
      let moved = DisplayList([.concat(move)] + content)
      for part in surface.scroll(Rect(size: Self.size), dx: dx, dy: dy) {
        try surface.draw(moved, in: part)
      }
      let whole = try RasterSurface(size: Self.size, background: .white)
      try whole.draw(moved)
      #expect(try surface.snapshot().pixels() == whole.snapshot().pixels(), "step \(step)")
    }
  }
}
