import TatamiDrawing
import TatamiGeometry
import Testing
import TestSupport

/// The reader of SVG path data.
@Suite struct SVGDataTests {
  private func elements(_ data: String) -> [Path.Element]? { Path(svgData: data)?.elements }

  private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  @Test func `N229: lines are absolute or relative`() {
    let expected: [Path.Element] = [
      .move(point(1, 2)), .line(point(4, 2)), .line(point(4, 6)), .line(point(1, 6)), .close,
    ]
    #expect(elements("M1 2H4V6L1 6Z") == expected)
    #expect(elements("m1,2h3v4l-3 0z") == expected)
  }

  @Test func `N229: points after the first one of a move are lines`() {
    let expected: [Path.Element] = [.move(point(1, 1)), .line(point(3, 3)), .line(point(4, 4))]
    #expect(elements("M1 1 3 3 4 4") == expected)
    #expect(elements("m1 1 2 2 1 1") == expected)
  }

  @Test func `N229: numbers need separators only where they would be ambiguous`() {
    #expect(elements("M.5.5-1.5L1e1-2E-1") == nil)
    #expect(elements("M.5.5L1e1-2E-1") == [.move(point(0.5, 0.5)), .line(point(10, -0.2))])
  }

  @Test func `N229: a close returns to the start of the sub-path`() {
    let path = elements("M2 2h4v4zm1 1h1")
    #expect(path?.suffix(2) == [.move(point(3, 3)), .line(point(4, 3))])
  }

  @Test func `N229: smooth curves mirror the last control point`() {
    let curves = elements("M0 0C1 1 2 1 3 0S5-1 6 0")
    #expect(curves?.last == .curve(point(6, 0), control1: point(4, -1), control2: point(5, -1)))
    let first = elements("M1 1S2 2 3 1")
    #expect(first?.last == .curve(point(3, 1), control1: point(1, 1), control2: point(2, 2)))
    let quads = elements("M0 0Q1 2 2 0T4 0")
    #expect(quads?.last == .quad(point(4, 0), control: point(3, -2)))
  }

  @Test(arguments: [
    // The half circles above and below two points, in both ways of writing flags.
    ("M0 0A5 5 0 0 1 10 0", Rect(x: 0, y: -5, width: 10, height: 5)),
    ("M0 0a5 5 0 0010 0", Rect(x: 0, y: 0, width: 10, height: 5)),
    // Three quarters of a circle.
    ("M5 0A5 5 0 1 1 0 5", Rect(x: 0, y: 0, width: 10, height: 10)),
    // Radii that are too small grow.
    ("M0 0A1 1 0 0 1 10 0", Rect(x: 0, y: -5, width: 10, height: 5)),
    // An ellipse on its side.
    ("M0 0A8 4 90 0 1 8 0", Rect(x: 0, y: -8, width: 8, height: 8)),
  ]) func `N229: arcs are parts of ellipses`(_ data: String, _ expected: Rect) throws {
    let bounds = try #require(Path(svgData: data)).bounds()
    #expect(abs(bounds.minX - expected.minX) < 0.01)
    #expect(abs(bounds.minY - expected.minY) < 0.01)
    #expect(abs(bounds.maxX - expected.maxX) < 0.01)
    #expect(abs(bounds.maxY - expected.maxY) < 0.01)
  }

  @Test func `N229: arcs end exactly at their points, and without radii are lines`() {
    #expect(Path(svgData: "M1 1a3 3 0 0 1 .1 .3")?.currentPoint == point(1.1, 1.3))
    #expect(elements("M0 0A0 5 0 0 1 10 0")?.last == .line(point(10, 0)))
    #expect(elements("M1 1A5 5 0 0 1 1 1") == [.move(point(1, 1))])
  }

  @Test(arguments: [
    "L1 1", "1 1", "M1", "M1 1 2", "M1 1B2 2", "M1 1Z3", "M1 1A5 5 0 2 1 3 3", "Mx",
  ])
  func `N229: wrong data has no path`(_ data: String) {
    #expect(Path(svgData: data) == nil)
  }

  @Test func `N229: numbers beyond the range have no path`() {
    #expect(Path(svgData: "M1e999 0") == nil)
    #expect(Path(svgData: "M1e300 0A1e300 1e300 0 1 1 -1e300 1e-300")?.currentPoint != nil)
  }

  @Test func `N229: random data ends without a crash`() {
    var random = SeededRandom(seed: 229)
    let alphabet = Array("MmLlHhVvCcSsQqTtAaZz0123456789..--,  eE")
    var paths = 0
    for _ in 0..<4000 {
      let length = Int.random(in: 0..<40, using: &random)
      let noise = (0..<length).map { _ in alphabet.randomElement(using: &random) ?? "M" }
      if Path(svgData: "M1 1" + String(noise)) != nil { paths += 1 }
    }
    #expect(paths > 0)
  }
}
