import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiDrawing

@Suite struct HostileTests {
  static let numbers = [
    0, -0.0, 1, -1, 0.5, 1e-300, 1e6, -1e9, 1e18, 1e300, .infinity, -.infinity, .nan,
  ]

  private struct Source {
    var random: SeededRandom

    mutating func number() -> Double {
      Bool.random(using: &random)
        ? Double.random(in: -30...60, using: &random)
        : HostileTests.numbers.randomElement(using: &random) ?? 0
    }

    mutating func point() -> Point { Point(x: number(), y: number()) }

    mutating func path() -> Path {
      var path = Path()
      path.move(to: point())
      path.addLine(to: point())
      path.addCurve(to: point(), control1: point(), control2: point())
      path.addArc(
        center: point(),
        radius: number(),
        start: number(),
        end: number(),
        clockwise: true
      )
      path.addRoundedRect(
        Rect(origin: point(), size: Size(width: number(), height: number())),
        radii: CornerRadii(number())
      )
      return path
    }

    mutating func command() -> DisplayList.Command {
      switch Int.random(in: 0..<14, using: &random) {
      case 0: .save
      case 1: .restore
      case 2:
        .concat(
          Transform(a: number(), b: number(), c: number(), d: number(), translation: point())
        )
      case 3: .clip(path(), .evenOdd)
      case 4, 5: .fill(path(), .nonZero, .solid(.black))
      case 6: stroke()
      case 7: groupWithShadow()
      case 8: .endGroup
      case 9:
        .beginElement(SemanticElement(id: "a", title: "b", link: "https://example.org/'x"))
      case 10: .endElement
      case 11: groupWithMask()
      case 12: conicFill()
      default: radialFill()
      }
    }

    private mutating func stroke() -> DisplayList.Command {
      let style = StrokeStyle(
        width: number(),
        join: .round,
        miterLimit: number(),
        dash: DashPattern([number(), number()], phase: number())
      )
      return .stroke(path(), style, .solid(Drawing.red))
    }

    private mutating func groupWithShadow() -> DisplayList.Command {
      let shadow = Shadow(
        color: .black,
        offset: Size(width: number(), height: number()),
        blurRadius: number()
      )
      return .beginGroup(Group(opacity: number(), shadow: shadow))
    }

    private mutating func groupWithMask() -> DisplayList.Command {
      let mask = DisplayList((0..<3).map { _ in command() })
      return .beginGroup(Group(opacity: number(), mask: mask))
    }

    private mutating func conicFill() -> DisplayList.Command {
      let stops = (0..<3).map { _ in GradientStop(location: number(), color: Drawing.red) }
      let gradient = ConicGradient(center: point(), startAngle: number(), stops: stops)
      return .fill(path(), .evenOdd, .conic(gradient))
    }

    private mutating func radialFill() -> DisplayList.Command {
      let stops = [GradientStop(location: number(), color: Drawing.blue)]
      let gradient = RadialGradient(
        startCenter: point(),
        startRadius: number(),
        endCenter: point(),
        endRadius: number(),
        stops: stops
      )
      return .fill(path(), .evenOdd, .radial(gradient))
    }
  }

  @Test func `every list of hostile numbers can be rendered and written`() throws {
    var source = Source(random: SeededRandom(seed: 20))
    let size = Size(width: 40, height: 40)
    for _ in 0..<150 {
      let list = DisplayList((0..<20).map { _ in source.command() })
      _ = try RasterRenderer.bitmap(of: list, size: size, scale: 2)
      let text = try SVGWriter.text(of: list, size: size)
      try SVGTests.checkWellFormed(text)
      #expect(!text.contains("nan"))
      #expect(!text.contains("inf"))
      _ = try PDFWriter.data(of: list, size: size)
    }
  }

  @Test func `balanced commands have an end for every begin and a begin for every end`() {
    let list = DisplayList([
      .endGroup, .save, .beginGroup(Group()), .save, .endGroup, .restore, .restore,
      .beginElement(SemanticElement()), .save,
    ])
    let expected: [DisplayList.Command] = [
      .save, .beginGroup(Group()), .save, .restore, .endGroup, .restore,
      .beginElement(SemanticElement()), .save, .restore, .endElement,
    ]
    #expect(list.balancedCommands() == expected)
  }

  @Test func `a transform without an inverse hides drawing until it is restored`() throws {
    let bitmap = try RasterTests.render([
      .save, .concat(Transform(scaleX: 0, y: 1)),
      Drawing.fill(x: 0, y: 0, width: 20, height: 20, Drawing.red), .restore,
      Drawing.fill(x: 0, y: 0, width: 5, height: 5, Drawing.blue),
    ])
    #expect(bitmap[2, 2] == 0xff00_00ff)
    #expect(bitmap[10, 10] == 0xffff_ffff)
  }

  @Test func `thousands of nested groups are drawn`() throws {
    let depth = 2000
    let begins = Array(
      repeating: DisplayList.Command.beginGroup(
        Group(opacity: 0.999, shadow: Shadow(color: .black, blurRadius: 1))
      ),
      count: depth
    )
    let bitmap = try RasterTests.render(
      begins + [Drawing.fill(x: 0, y: 0, width: 20, height: 20, Drawing.red)]
    )
    #expect(bitmap[10, 10] >> 16 & 0xff > 200)
  }

  @Test func `text of an extreme size does not stop drawing`() throws {
    for size in [0, 1e-9, 4096, 1e9, .nan] {
      let attributes = TextAttributes(font: FontDescriptor(pointSize: size))
      var list = DisplayList([.concat(Transform(scaleX: 50, y: 50))])
      list.append(PangoShaper.shared.layout(TextRequest("Wg", attributes)), at: .zero)
      list.append(Drawing.fill(x: 0, y: 0, width: 20, height: 20, Drawing.red))
      #expect(try RasterTests.render(list.commands)[10, 10] == 0xffff_0000)
    }
  }
}
