import TatamiGeometry
import Testing

@testable import TatamiDrawing

@Suite struct DrawingPartsTests {
  /// Lists as the parts of one drawing.
  private struct Parts: DrawingParts {
    let lists: [DisplayList]

    func forEachPart<Failure: Error>(
      _ body: (DisplayList) throws(Failure) -> Void
    ) throws(Failure) {
      for list in lists { try body(list) }
    }
  }

  private static let size = Size(width: 200, height: 100)

  /// A scale that applies to a clipped shape in one element and to a shape in the next.
  private static let parts = Parts(
    lists: [
      DisplayList([.concat(Transform(scaleX: 2, y: 2))]),
      DisplayList([
        .beginElement(SemanticElement(id: "a", title: "First")),
        .clip(Drawing.rect(x: 0, y: 0, width: 9, height: 9), .nonZero),
        Drawing.fill(x: 1, y: 1, width: 5, height: 5, Drawing.red), .endElement,
      ]),
      DisplayList([Drawing.fill(x: 20, y: 1, width: 5, height: 5, Drawing.blue)]),
    ]
  )

  @Test func `an SVG document of parts equals that of the whole list`() throws {
    let parts = try SVGWriter.pieces(of: Self.parts, size: Self.size, title: "Cup")
    let whole = try SVGWriter.text(of: Self.parts.wholeList, size: Self.size, title: "Cup")
    #expect(String(decoding: parts.joined(), as: UTF8.self) == whole)
    #expect(whole.contains("<rect x=\"20\" y=\"1\" width=\"5\" height=\"5\" fill=\"#0000ff\""))
    #expect(whole.contains("matrix(2 0 0 2 0 0)"))
  }

  @Test func `a large SVG document has pieces of about a megabyte, and every shape once`() throws {
    let shape = DisplayList([Drawing.fill(x: 1, y: 1, width: 5, height: 5, Drawing.red)])
    let count = 50_000
    let drawing = Parts(lists: Array(repeating: shape, count: count))
    let pieces = try SVGWriter.pieces(of: drawing, size: Self.size)
    #expect(pieces.count > 4)
    #expect(pieces.map(\.count).max() ?? 0 < 1_100_000)
    let lines = pieces.joined().split(separator: UInt8(ascii: "\n"))
    #expect(lines.count { $0.starts(with: "<rect ".utf8) } == count)
    #expect(lines.last.map { String(decoding: $0, as: UTF8.self) } == "</svg>")
  }

  @Test func `pages of a lazy sequence are made when they are drawn`() throws {
    var made: [Int] = []
    let lists = [PDFTests.list(), Self.parts.wholeList]
    let pages = lists.indices.lazy.map { index in
      made.append(index)
      return PDFPage(lists[index], size: Self.size)
    }
    let bytes = try PDFWriter.data(of: pages)
    #expect(made == [0, 1])
    #expect(try bytes == PDFWriter.data(of: lists.map { PDFPage($0, size: Self.size) }))
  }

  @Test func `a later page that is too large is an error`() {
    let list = PDFTests.list()
    let sizes = [Self.size, Size(width: 14_401, height: 10)]
    #expect(throws: DrawingError.self) {
      try PDFWriter.data(of: sizes.lazy.map { PDFPage(list, size: $0) })
    }
  }

  @Test func `text beyond ASCII is escaped character by character`() {
    let markup = SVGMarkup(escaping: "é<日\u{FFFE}\t\u{2028}\u{1}\"")
    #expect(String(decoding: markup.bytes, as: UTF8.self) == "é&lt;日\u{FFFD}&#9; &quot;")
  }
}
