import TatamiGeometry
import Testing

@testable import TatamiDrawing

/// Texts that are canonically equivalent, so that `==` holds, but consist of other scalars.
@Suite struct CanonicalEquivalenceTests {
  private static let composed = "é caf\u{e9}"
  private static let decomposed = "e\u{301} cafe\u{301}"

  @Test func `S255: canonically equivalent texts have layouts of their own`() throws {
    let shaper = PangoShaper()
    for text in [Self.composed, Self.decomposed] {
      let line = try #require(shaper.layout(TextTests.request(text)).lines.first)
      #expect(line.range == 0..<text.utf8.count)
      #expect(TextTests.shown(line).unicodeScalars.elementsEqual(text.unicodeScalars))
    }
  }

  @Test func `S255: canonically equivalent texts have the carets of their own characters`() throws {
    let shaper = PangoShaper()
    for text in [Self.composed, Self.decomposed] {
      let geometry = TextGeometry(TextTests.request(text), shaper: shaper)
      let line = try #require(geometry.layout.lines.first)
      #expect(line.characterExtents(in: text).count == 6)
      #expect(geometry.lineRange(0) == 0..<text.utf16.count)
    }
  }

  @Test func `S255: requests and runs compare texts by their scalars`() throws {
    let requests = [Self.composed, Self.decomposed].map { TextTests.request($0) }
    #expect(requests[0] != requests[1])
    #expect(requests[0] == TextTests.request(String(Array(Self.composed.unicodeScalars))))
    // The order of combining marks below and above a letter is not significant either.
    #expect(TextTests.request("a\u{301}\u{323}") != TextTests.request("a\u{323}\u{301}"))
    var run = try #require(ArithmeticShaper().layout(requests[0]).lines.first?.runs.first)
    let same = run
    run.text = Self.decomposed
    #expect(run != same)
  }

  @Test func `S255: an SVG has the scalars of each text`() throws {
    let shaper = PangoShaper()
    var list = DisplayList()
    for (index, text) in [Self.composed, Self.decomposed].enumerated() {
      list.append(
        shaper.layout(TextTests.request(text)),
        at: Point(x: 0, y: Double(index) * 30)
      )
    }
    let svg = try SVGWriter.text(of: list, size: Size(width: 100, height: 60))
    let scalars = Array(svg.unicodeScalars)
    #expect(scalars.count { $0 == "\u{e9}" } == 2)
    #expect(scalars.count { $0 == "\u{301}" } == 2)
  }
}

extension String {
  fileprivate init(_ scalars: [Unicode.Scalar]) {
    self = String(String.UnicodeScalarView(scalars))
  }
}
