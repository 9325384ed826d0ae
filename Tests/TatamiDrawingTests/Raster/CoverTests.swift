import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiDrawing

/// Fills that later fills hide, which are not drawn.
@Suite struct CoverTests {
  private static let size = Size(width: 24, height: 16)
  private static let all = Rect(size: size)

  private func cover(
    of commands: [DisplayList.Command],
    in part: PixelRect = PixelRect(left: 0, top: 0, right: 24, bottom: 16)
  ) -> Int? {
    CoverSearch(commands, .identity, minSize: (part.width, part.height)).cover(of: part)
  }

  @Test func `the last opaque fill of all pixels among the first fills is a cover`() {
    let fill = Drawing.fill(Self.all, Drawing.red)
    let move = DisplayList.Command.concat(Transform(translationX: 2, y: 0))
    let part = Drawing.fill(x: 0, y: 0, width: 24, height: 15, Drawing.blue)
    let clear = Drawing.fill(Self.all, Drawing.blue.withAlpha(0.9))
    #expect(cover(of: [fill]) == 0)
    #expect(cover(of: [fill, .save, fill, .restore, part, clear]) == 2)
    #expect(cover(of: [.save, move, fill, .restore]) == nil)
    #expect(cover(of: [.save, move, .restore, fill]) == 3)
    #expect(cover(of: [.clip(Drawing.rect(Self.all), .nonZero), fill]) == 1)
    #expect(
      cover(of: [.clip(Drawing.rect(Self.all.offset(by: Point(x: 1, y: 0))), .nonZero), fill])
        == nil
    )
    #expect(cover(of: [.beginGroup(Group(blend: .multiply)), fill, .endGroup]) == nil)
    #expect(cover(of: [.concat(Transform(scaleX: 0, y: 1)), fill]) == nil)
  }

  @Test func `translucent fills are a cover if the pixels below do not matter`() {
    let faded = { Drawing.fill(Self.all, Drawing.blue.withAlpha($0)) }
    #expect(cover(of: Array(repeating: faded(0.5), count: 4)) == nil)
    #expect(cover(of: Array(repeating: faded(0.9), count: 6)) == 3)
    let part = Drawing.fill(x: 0, y: 0, width: 24, height: 15, Drawing.red)
    #expect(cover(of: [faded(0.9), faded(0.9), part, faded(0.9)]) == nil)
    let group = [DisplayList.Command.beginGroup(Group(opacity: 0.9)), faded(1), .endGroup]
    #expect(cover(of: group + group + group) == 0)
  }

  @Test func `of 3,000 translucent rounded rectangles most are not drawn`() throws {
    var rounded = Path()
    rounded.addRoundedRect(Rect(x: 0, y: 0, width: 2_000, height: 2_000), radii: CornerRadii(20))
    let fill = DisplayList.Command.fill(rounded, .nonZero, .solid(Drawing.red.withAlpha(0.5)))
    let part = PixelRect(left: 100, top: 100, right: 1_100, bottom: 1_100)
    let commands = Array(repeating: fill, count: 3_000)
    #expect(try #require(cover(of: commands, in: part)) > 2_950)
  }

  @Test func `rounded rectangles cover the part between their corners`() {
    var rounded = Path()
    rounded.addRoundedRect(Rect(x: 0, y: 0, width: 40, height: 40), radii: CornerRadii(8))
    var hole = rounded
    hole.addRect(Rect(x: 18, y: 18, width: 4, height: 4))
    let inside = PixelRect(left: 10, top: 2, right: 30, bottom: 38)
    for (path, expected) in [(rounded, 0), (hole, nil)] {
      let fill = DisplayList.Command.fill(path, .evenOdd, .solid(Drawing.red))
      #expect(cover(of: [fill], in: inside) == expected)
    }
    let fill = DisplayList.Command.fill(rounded, .nonZero, .solid(Drawing.red))
    #expect(cover(of: [fill], in: inside.offset(x: -5, y: 0)) == nil)
    #expect(cover(of: [fill], in: PixelRect(left: 2, top: 10, right: 38, bottom: 30)) == 0)
    var outline = Path()
    for point in [Point.zero, Point(x: 40, y: 0), Point(x: 40, y: 40), Point(x: 40, y: 0)] {
      outline.isEmpty ? outline.move(to: point) : outline.addLine(to: point)
    }
    outline.close()
    let lines = DisplayList.Command.fill(outline, .nonZero, .solid(Drawing.red))
    #expect(cover(of: [lines], in: inside) == nil)
  }

  @Test func `tiles of pictures whose figures hide each other equal the whole`() throws {
    for seed in 0..<UInt64(Thoroughness.cases(3, thorough: 60)) {
      var random = SeededRandom(seed: seed)
      var commands = (0..<80).flatMap { _ in Self.figure(&random) }
      let size = Size(width: 300, height: 280)
      let tiled = try RasterRenderer.bitmap(of: DisplayList(commands), size: size)
      // A group with an effect is drawn as a whole, with all before it.
      commands.insert(contentsOf: [.beginGroup(Group(blend: .multiply)), .endGroup], at: 0)
      let whole = try RasterRenderer.bitmap(of: DisplayList(commands), size: size)
      #expect(tiled.pixels() == whole.pixels(), "seed \(seed)")
    }
  }

  /// Returns a large translucent figure.
  private static func figure(_ random: inout SeededRandom) -> [DisplayList.Command] {
    let rect = Rect(
      x: random.double(in: -60...20),
      y: random.double(in: -60...20),
      width: random.double(in: 280...400),
      height: random.double(in: 280...400)
    )
    var path = Path()
    path.addRoundedRect(rect, radii: CornerRadii(random.double(in: 0...40)))
    let color = Color(
      red: random.double(in: 0...1),
      green: random.double(in: 0...1),
      blue: random.double(in: 0...1),
      alpha: random.double(in: 0.3...1)
    )
    let fill = DisplayList.Command.fill(path, .nonZero, .solid(color))
    switch random.int(in: 0...5) {
    case 0, 1: return [fill]
    case 2, 3: return [.beginGroup(Group(opacity: random.double(in: 0.3...1))), fill, .endGroup]
    case 4: return [.save, .concat(Transform(translationX: 3.5, y: 0)), fill, .restore]
    default: return [.fill(path, .evenOdd, .solid(color.withAlpha(0.5)))]
    }
  }

  @Test func `fills without hidden ones give the pixels of all fills`() throws {
    var random = SeededRandom(seed: 11)
    // An empty group draws nothing, and no cover is looked for after it.
    let stop = [DisplayList.Command.beginGroup(Group(blend: .multiply)), .endGroup]
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
