import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiDrawing

/// Drawing in parts, which must give the same pixels as drawing everything at once.
@Suite struct DamagedPartTests {
  private static let size = Size(width: 60, height: 40)
  private static let red = Color(red: 1, green: 0, blue: 0)

  private static let stops = [
    GradientStop(location: 0, color: red), GradientStop(location: 0.3, color: .white),
    GradientStop(location: 1, color: Color(red: 0, green: 0, blue: 1, alpha: 0.4)),
  ]

  private static let ellipse: Path = {
    var path = Path()
    path.addEllipse(in: Rect(x: -7.3, y: 3.1, width: 61, height: 33.7))
    return path
  }()

  private static let rounded: Path = {
    var path = Path()
    path.addRoundedRect(Rect(x: 1.2, y: 2, width: 50, height: 30), radii: CornerRadii(12))
    return path
  }()

  /// Drawings that cross the edges of the parts.
  private static let drawings: [DisplayList.Command] = [
    .fill(ellipse, .nonZero, .solid(red)),
    // Cairo multiplies components by 65,535, not by 65,536.
    .fill(ellipse, .nonZero, .solid(Color(red: 0.89844, green: 0.7, blue: 0.55))),
    .stroke(ellipse, StrokeStyle(width: 3.3, join: .round), .solid(red)),
    .stroke(rounded, StrokeStyle(width: 1.7, dash: DashPattern([5, 3])), .solid(red)),
    .fill(
      rounded,
      .nonZero,
      .linear(.init(start: .zero, end: Point(x: 31, y: 17), stops: stops))
    ),
    .fill(
      ellipse,
      .nonZero,
      .radial(
        .init(
          startCenter: Point(x: 20, y: 20),
          startRadius: 2,
          endCenter: Point(x: 30, y: 22),
          endRadius: 31,
          stops: stops
        )
      )
    ),
    .fill(ellipse, .nonZero, .conic(.init(center: Point(x: 22, y: 19), stops: stops))),
    .image(
      picture,
      in: Rect(x: 3.3, y: 4.1, width: 47, height: 31),
      source: Rect(x: 0, y: 0, width: 1, height: 1),
      interpolation: .nearest
    ),
    .image(
      picture,
      in: Rect(x: 3.3, y: 4.1, width: 47, height: 31),
      source: Rect(x: 0, y: 0, width: 1, height: 1),
      interpolation: .linear
    ),
  ]

  private static let picture: Bitmap = {
    let list = DisplayList([
      .fill(ellipse, .nonZero, .solid(red)), .stroke(rounded, StrokeStyle(), .solid(.white)),
    ])
    do {
      return try RasterRenderer.bitmap(of: list, size: Size(width: 13, height: 11))
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  private static func clipped(_ command: DisplayList.Command, by path: Path) -> DisplayList {
    DisplayList([
      .save, .clip(path, .nonZero), .concat(Transform(rotation: 0.1)), command, .restore,
    ])
  }

  private static func grouped(_ command: DisplayList.Command) -> DisplayList {
    let shadow = Shadow(color: red, offset: Size(width: 3, height: 2), blurRadius: 2)
    return DisplayList([
      .beginGroup(Group(opacity: 0.6, shadow: shadow)), .beginGroup(Group(shadow: shadow)),
      command, .endGroup, .endGroup,
    ])
  }

  private static func lists(_ command: DisplayList.Command) -> [DisplayList] {
    var frame = Path()
    frame.addRect(Rect(x: 4.4, y: 3.7, width: 41.2, height: 30.1))
    return [
      DisplayList([command]), DisplayList([.concat(Transform(rotation: 0.3)), command]),
      clipped(command, by: rounded), clipped(command, by: ellipse), clipped(command, by: frame),
      grouped(command),
    ]
  }

  @Test(arguments: drawings.indices)
  func `parts equal the whole`(index: Int) throws {
    for (number, list) in Self.lists(Self.drawings[index]).enumerated() {
      let whole = try RasterSurface(size: Self.size, background: .white)
      try whole.draw(list)
      let parts = try RasterSurface(size: Self.size, background: .white)
      for x in stride(from: 0.0, to: 60, by: 7) {
        for y in stride(from: 0.0, to: 40, by: 9) {
          try parts.draw(list, in: Rect(x: x, y: y, width: 7, height: 9))
        }
      }
      #expect(try parts.snapshot().pixels() == whole.snapshot().pixels(), "list \(number)")
    }
  }

  @Test func `colored shadows far from small damage are drawn`() throws {
    let shadow = Shadow(color: Self.red, offset: Size(width: 5, height: 0), blurRadius: 200)
    let list = DisplayList([
      .beginGroup(Group(shadow: shadow)), .beginGroup(Group(shadow: shadow)),
      .fill(Self.rounded, .nonZero, .solid(Self.red)), .endGroup, .endGroup,
    ])
    let whole = try RasterSurface(size: Self.size, background: .white)
    try whole.draw(list)
    let part = try RasterSurface(size: Self.size, background: .white)
    try part.draw(list)
    try part.draw(list, in: Rect(x: 50, y: 30, width: 2, height: 2))
    #expect(try part.snapshot().pixels() == whole.snapshot().pixels())
  }
}

extension DamagedPartTests {
  /// Returns the number of different bytes, and the greatest difference, after drawing in parts.
  private static func difference(_ list: DisplayList, scale: Double) throws -> (Int, Int) {
    let whole = try RasterSurface(size: size, scale: scale, background: .white)
    try whole.draw(list)
    let parts = try RasterSurface(size: size, scale: scale, background: .white)
    for x in stride(from: 0.0, to: 60, by: 17) {
      for y in stride(from: 0.0, to: 40, by: 13) {
        try parts.draw(list, in: Rect(x: x, y: y, width: 17, height: 13))
      }
    }
    let pixels = (try whole.snapshot().pixels(), try parts.snapshot().pixels())
    var (count, worst) = (0, 0)
    for (one, other) in zip(pixels.0, pixels.1) where one != other {
      for shift in stride(from: UInt32(0), to: 32, by: 8) {
        let distance = abs(Int(one >> shift & 0xff) - Int(other >> shift & 0xff))
        if distance > 0 { count += 1 }
        worst = max(worst, distance)
      }
    }
    return (count, worst)
  }

  @Test func `parts of random drawings equal the whole`() throws {
    for seed in 0..<UInt64(Thoroughness.cases(80, thorough: 20_000)) {
      var drawing = RandomDrawing(seed: seed, picture: Self.picture)
      let (count, worst) = try Self.difference(drawing.list(), scale: seed % 3 == 0 ? 2 : 1)
      #expect(count == 0, "seed \(seed): by up to \(worst)")
    }
  }
}
