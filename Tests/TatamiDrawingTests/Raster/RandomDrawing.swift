import TatamiDrawing
import TatamiGeometry
import TestSupport

/// Random display lists of every kind of drawing, in and around a small surface.
struct RandomDrawing {
  private var random: SeededRandom
  private let picture: Bitmap
  private var depth = 0

  init(seed: UInt64, picture: Bitmap) {
    random = SeededRandom(seed: seed)
    self.picture = picture
  }

  /// Returns a list of a few commands.
  mutating func list() -> DisplayList {
    var list = DisplayList()
    for _ in 0..<Int.random(in: 1...5, using: &random) { add(to: &list) }
    return list
  }

  private mutating func add(to list: inout DisplayList) {
    switch chance(6) && depth < 3 ? Int.random(in: 0...2, using: &random) : 3 {
    case 0: nest(in: &list, begin: [.beginGroup(group())], end: .endGroup)
    case 1: nest(in: &list, begin: [.save, .clip(path(), rule())], end: .restore)
    case 2: nest(in: &list, begin: [.save, .concat(transform())], end: .restore)
    default: list.append(shape())
    }
  }

  private mutating func nest(
    in list: inout DisplayList,
    begin: [DisplayList.Command],
    end: DisplayList.Command
  ) {
    depth += 1
    for command in begin { list.append(command) }
    for _ in 0..<Int.random(in: 1...3, using: &random) { add(to: &list) }
    list.append(end)
    depth -= 1
  }

  private mutating func shape() -> DisplayList.Command {
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: .fill(path(), rule(), paint())
    case 2, 3: .stroke(path(), stroke(), paint())
    case 4:
      .image(
        picture,
        in: rect(),
        source: Rect(x: 0, y: 0, width: 1, height: 1),
        interpolation: [.nearest, .linear, .high].randomElement(using: &random) ?? .high
      )
    default: .antialias(!chance(4))
    }
  }

  private mutating func group() -> Group {
    var group = Group(opacity: chance(2) ? 1 : number(0.1...1))
    if chance(2) {
      group.shadow = Shadow(
        color: color(),
        offset: Size(width: number(-8...8), height: number(-8...8)),
        blurRadius: number(0...5)
      )
    }
    if chance(4) { group.mask = DisplayList([shape(), shape()]) }
    if chance(5) {
      group.blend = [.multiply, .screen, .copy].randomElement(using: &random) ?? .copy
    }
    return group
  }

  private mutating func path() -> Path {
    var path = Path()
    switch Int.random(in: 0..<4, using: &random) {
    case 0: path.addRect(rect())
    case 1: path.addEllipse(in: rect())
    case 2: path.addRoundedRect(rect(), radii: CornerRadii(number(0...20)))
    default:
      path.move(to: point())
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        if chance(2) {
          path.addLine(to: point())
        } else {
          path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      if chance(2) { path.close() }
    }
    return path
  }

  private mutating func stroke() -> StrokeStyle {
    StrokeStyle(
      width: number(0.3...9),
      cap: [.butt, .round, .square].randomElement(using: &random) ?? .butt,
      join: [.miter, .round, .bevel].randomElement(using: &random) ?? .miter,
      dash: chance(4) ? DashPattern([number(1...9), number(1...9)]) : .solid
    )
  }

  private mutating func paint() -> Paint {
    let stops = [0, number(0...1), 1].map { GradientStop(location: $0, color: color()) }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .linear(LinearGradient(start: point(), end: point(), stops: stops))
    case 1: return .conic(ConicGradient(center: point(), startAngle: number(-3...3), stops: stops))
    case 2:
      return .radial(
        RadialGradient(
          startCenter: point(),
          startRadius: number(0...9),
          endCenter: point(),
          endRadius: number(0...40),
          stops: stops
        )
      )
    default: return .solid(color())
    }
  }

  private mutating func transform() -> Transform {
    chance(2)
      ? Transform(rotation: number(-1...1))
      : Transform(scaleX: number(-2...2), y: number(0.3...2))
  }

  private mutating func rect() -> Rect {
    Rect(x: number(-20...60), y: number(-20...40), width: number(0...60), height: number(0...50))
  }

  private mutating func point() -> Point { Point(x: number(-20...80), y: number(-20...60)) }

  private mutating func rule() -> FillRule { chance(2) ? .nonZero : .evenOdd }

  private mutating func color() -> Color {
    Color(
      red: number(0...1),
      green: number(0...1),
      blue: number(0...1),
      alpha: chance(2) ? 1 : number(0...1)
    )
  }

  /// Returns a number; often one that is aligned to pixels.
  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    let value = Double.random(in: range, using: &random)
    return chance(3) ? value.rounded() : value
  }

  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }
}
