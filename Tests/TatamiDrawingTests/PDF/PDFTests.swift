import TatamiGeometry
import Testing

@testable import TatamiDrawing

@Suite struct PDFTests {
  static func list() -> DisplayList {
    var list = DisplayList([Drawing.fill(x: 0, y: 0, width: 10, height: 10, Drawing.red)])
    var attributes = TextTests.attributes
    attributes.link = "https://example.org/it's"
    list.append(PangoShaper.shared.layout(TextRequest("Tatami שלום", attributes)), at: .zero)
    list.append(.beginGroup(Group(opacity: 0.5, shadow: Shadow(color: .black, blurRadius: 3))))
    list.append(Drawing.fill(x: 20, y: 20, width: 30, height: 30, Drawing.blue))
    return list
  }

  @Test func `a document has a PDF header, a trailer and a font`() throws {
    let data = try PDFWriter.data(of: Self.list(), size: Size(width: 200, height: 100))
    #expect(data.starts(with: "%PDF-".utf8))
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("/Font"))
    #expect(text.contains("/ToUnicode"))
    #expect(text.contains("%%EOF"))
    #expect(text.contains("/URI"))
  }

  /// The text of a document whose page has an element with a title around a heading's text.
  private func document(_ element: SemanticElement, group: Group? = nil) throws -> String {
    var list = DisplayList([.beginElement(element)])
    if let group { list.append(.beginGroup(group)) }
    list.append(PangoShaper.shared.layout(TextRequest("Final", TextTests.attributes)), at: .zero)
    if group != nil { list.append(.endGroup) }
    list.append(.endElement)
    let bytes = try PDFWriter.data(of: list, size: Size(width: 200, height: 100))
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `titled elements and headings are tagged`() throws {
    #expect(try document(SemanticElement(title: "Ann beat Ben")).contains("/S /P"))
    #expect(try document(SemanticElement(headingLevel: 2)).contains("/S /H2"))
    #expect(try !document(SemanticElement(id: "x")).contains("/StructTreeRoot"))
    let shadowed = Group(shadow: Shadow(color: .black, blurRadius: 3))
    #expect(try document(SemanticElement(title: "A", headingLevel: 9)).contains("/S /H6"))
    let grouped = try document(SemanticElement(title: "A"), group: shadowed)
    #expect(!grouped.contains("/StructTreeRoot"))
  }

  @Test func `bookmarks lead to their pages`() throws {
    let size = Size(width: 200, height: 100)
    let first = PDFPage(
      Self.list(),
      size: size,
      bookmarks: [
        PDFBookmark("Cup"), PDFBookmark("Round 1", level: 1, position: Point(x: 10, y: 20)),
        PDFBookmark(""), PDFBookmark("Final", level: 1, position: Point(x: .nan, y: 0)),
      ]
    )
    let second = PDFPage(Self.list(), size: size, bookmarks: [PDFBookmark("Tables")])
    let data = try PDFWriter.data(of: [first, second])
    let text = String(decoding: data, as: UTF8.self)
    for title in ["Cup", "Round 1", "Final", "Tables"] { #expect(text.contains("(\(title))")) }
    #expect(text.contains("/Outlines"))
    #expect(!text.contains("()"))
  }

  @Test func `the same list gives the same bytes`() throws {
    let size = Size(width: 200, height: 100)
    let metadata = PDFMetadata(title: "A", author: "B")
    let first = try PDFWriter.data(of: Self.list(), size: size, metadata: metadata)
    #expect(try first == PDFWriter.data(of: Self.list(), size: size, metadata: metadata))
  }
}
