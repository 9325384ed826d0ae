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

  @Test func `the same list gives the same bytes`() throws {
    let size = Size(width: 200, height: 100)
    let metadata = PDFMetadata(title: "A", author: "B")
    let first = try PDFWriter.data(of: Self.list(), size: size, metadata: metadata)
    #expect(try first == PDFWriter.data(of: Self.list(), size: size, metadata: metadata))
  }
}
