import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiDrawing

/// Fills that later fills hide, which are not drawn.
@Suite struct CoverTests {
  private static let size = Size(width: 24, height: 16)
  private static let all = Rect(size: size)

  private func cover(of commands: [DisplayList.Command]) throws -> Int? {
    let surface = try RasterSurface(size: Self.size)
    let canvas = CairoCanvas(memory: surface.memory, width: 24, height: 16)
    return CairoRenderer(canvas, transform: .identity, kind: .raster).indexOfCover(in: commands)
  }

  @Test func `the last opaque fill of all pixels among the first fills is a cover`() throws {
    let fill = Drawing.fill(Self.all, Drawing.red)
    let move = DisplayList.Command.concat(Transform(translationX: 2, y: 0))
    let part = Drawing.fill(x: 0, y: 0, width: 24, height: 15, Drawing.blue)
    let clear = Drawing.fill(Self.all, Drawing.blue.withAlpha(0.9))
    #expect(try cover(of: [fill]) == 0)
    #expect(try cover(of: [fill, .save, fill, .restore, part, clear]) == 2)
    #expect(try cover(of: [.save, move, fill, .restore]) == nil)
    #expect(try cover(of: [.save, move, .restore, fill]) == 3)
    #expect(try cover(of: [.clip(Drawing.rect(Self.all), .nonZero), fill]) == 1)
    #expect(
      try cover(of: [.clip(Drawing.rect(Self.all.offset(by: Point(x: 1, y: 0))), .nonZero), fill])
        == nil
    )
    #expect(try cover(of: [.beginGroup(Group()), fill, .endGroup]) == nil)
    #expect(try cover(of: [.concat(Transform(scaleX: 0, y: 1)), fill]) == nil)
  }

  @Test func `fills without hidden ones give the pixels of all fills`() throws {
    var random = SeededRandom(seed: 11)
    // An empty group draws nothing, and no cover is looked for after it.
    let stop = [DisplayList.Command.beginGroup(Group()), .endGroup]
    for _ in 0..<150 {
      let commands = randomFills(&random)
      let damage = random.chance(0.5) ? nil : Rect(x: 3, y: 2, width: 11, height: 7)
      let found = try RasterSurface(size: Self.size)
      let expected = try RasterSurface(size: Self.size)
      for surface in [found, expected] {
        try surface.draw(DisplayList([Drawing.fill(Self.all, Drawing.blue)]))
      }
      try found.draw(DisplayList(commands), in: damage)
      try expected.draw(DisplayList(stop + commands), in: damage)
      #expect(try found.snapshot().pixels() == expected.snapshot().pixels())
    }
  }

  /// Returns fills among changes of the state, and a shape after them.
  private func randomFills(_ random: inout SeededRandom) -> [DisplayList.Command] {
    var commands: [DisplayList.Command] = []
    for _ in 0..<random.int(in: 1...9) {
      let large = Rect(
        x: Double(random.int(in: -2...3)),
        y: Double(random.int(in: -2...2)),
        width: Double(random.int(in: 8...40)),
        height: Double(random.int(in: 8...40))
      )
      let color = Color(white: random.double(in: 0...1), alpha: random.chance(0.7) ? 1 : 0.5)
      switch random.int(in: 0...9) {
      case 0: commands.append(.save)
      case 1: commands.append(.restore)
      case 2: commands.append(.concat(Transform(translationX: random.chance(0.5) ? 1 : 0.5, y: 0)))
      case 3: commands.append(.clip(Drawing.rect(large), .nonZero))
      case 4: commands.append(Drawing.fill(large.offset(by: Point(x: 0.3, y: 0)), color))
      default: commands.append(Drawing.fill(large, color))
      }
    }
    var ellipse = Path()
    ellipse.addEllipse(in: Rect(x: 2, y: 2, width: 15, height: 9))
    return commands + [.stroke(ellipse, StrokeStyle(width: 2), .solid(Drawing.red))]
  }
}
