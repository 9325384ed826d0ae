import CPango
import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiDrawing

/// Documents that are written without Cairo.
@Suite struct PDFContentTests {
  private static let size = Size(width: 200, height: 100)

  /// The content of a page of plain commands, without the transform at its beginning.
  private func content(_ commands: [DisplayList.Command]) throws -> String {
    LibraryLock.withLock {
      var content = PDFContent(size: Self.size, fonts: PDFFonts())
      let isPlain = content.append(DisplayList(commands).balancedCommands())
      #expect(isPlain)
      let text = String(decoding: content.text.bytes, as: UTF8.self)
      return text.split(separator: "\n").dropFirst().joined(separator: "; ")
    }
  }

  private func isPlain(_ command: DisplayList.Command) throws -> Bool {
    try LibraryLock.withLock { () throws(DrawingError) in
      var document = PDFDocument()
      return try document.add(PDFPage(DisplayList([command]), size: Self.size))
    }
  }

  private func text(_ string: String) -> DisplayList {
    var list = DisplayList()
    list.append(PangoShaper.shared.layout(TextRequest(string, TextTests.attributes)), at: .zero)
    return list
  }

  @Test func `Cairo writes gradients, images, composited groups and uneven pens`() throws {
    let path = Drawing.rect(x: 0, y: 0, width: 10, height: 10)
    let stops = [
      GradientStop(location: 0, color: .black), GradientStop(location: 1, color: .white),
    ]
    let gradient = LinearGradient(start: .zero, end: Point(x: 10, y: 0), stops: stops)
    #expect(try !isPlain(.fill(path, .nonZero, .linear(gradient))))
    #expect(try !isPlain(.beginGroup(Group(opacity: 0.5))))
    #expect(try isPlain(.beginGroup(Group())))
    #expect(try isPlain(.fill(path, .nonZero, .solid(.black))))
    var wide = PDFContent(size: Self.size, fonts: PDFFonts())
    let isPlain = wide.append([
      .concat(Transform(scaleX: 2, y: 1)), .stroke(path, StrokeStyle(), .solid(.black)),
    ])
    #expect(!isPlain)
  }

  @Test func `a document with one page for Cairo has the same pages, outline and metadata`() throws
  {
    let plain = PDFPage(text("A"), size: Self.size, bookmarks: [PDFBookmark("First")])
    let second = PDFPage(PDFTests.list(), size: Self.size, bookmarks: [PDFBookmark("Second")])
    let data = try PDFWriter.data(of: [plain, second], metadata: PDFMetadata(title: "Cup"))
    let document = String(decoding: data, as: UTF8.self)
    for part in ["/Count 2", "(First)", "(Second)", "(Cup)", "cairo"] {
      #expect(document.contains(part))
    }
  }

  @Test func `a document in pieces has the positions of its objects`() throws {
    var random = SeededRandom(seed: 74)
    var objects = PDFObjects()
    let root = objects.reserve()
    for _ in 0..<8 {
      // Numbers at random cannot be compressed.
      let noise = (0..<150_000).map { _ in UInt8(random.int(in: 0...255)) }
      try objects.write(stream: noise)
    }
    objects.write("<<>>", as: root)
    let info = objects.write("<<>>")
    let pieces = objects.finish(root: root, info: info)
    #expect(pieces.count == 2)
    let bytes = Array(pieces.joined())
    let tail = String(decoding: bytes.suffix(40), as: UTF8.self).split(separator: "\n")
    let start = try #require(tail.dropLast().last.flatMap { Int($0) })
    let table = String(decoding: bytes[start...], as: UTF8.self).split(separator: "\n")
    let positions = table.filter { $0.hasSuffix(" n ") }.compactMap { Int($0.prefix(10)) }
    #expect(positions.count == 10)
    for (index, position) in positions.enumerated() {
      #expect(bytes[position...].starts(with: "\(index + 1) 0 obj\n".utf8))
    }
  }

  @Test func `shapes are written with their transform, colors and opacities`() throws {
    let blue = Drawing.blue.withAlpha(0.5)
    let shapes = try content([
      .concat(Transform(scaleX: 2, y: 2)),
      Drawing.fill(x: 1, y: 2, width: 3, height: 4, Drawing.red),
      Drawing.fill(x: 0, y: 0, width: 1, height: 1, Drawing.red),
      Drawing.fill(x: 0, y: 0, width: 1, height: 1, blue),
    ])
    #expect(
      shapes == "1 0 0 rg; 2 4 6 8 re; f; 0 0 2 2 re; f; /a500 gs; 0 0 1 rg; 0 0 2 2 re; f"
    )
  }

  @Test func `programs that round colors down find the byte of each component`() throws {
    for byte in 0...255 {
      let gray = Color(white: Double(byte) / 255)
      let filled = try content([Drawing.fill(x: 0, y: 0, width: 1, height: 1, gray)])
      let component = try #require(filled.split(separator: " ").first)
      let value = try #require(Double(component.hasPrefix(".") ? "0\(component)" : "\(component)"))
      #expect(Int(value * 255) == byte)
    }
  }

  @Test func `shapes without area, which viewers show as hairlines, are not written`() throws {
    let line = Drawing.fill(x: 10, y: 10, width: 0, height: 40, Drawing.red)
    #expect(try content([line]).isEmpty)
    #expect(try content([.concat(Transform(rotation: 1)), line]).isEmpty)
    let clipped = try content([
      .clip(Drawing.rect(x: 10, y: 0, width: 0, height: 40), .nonZero),
      Drawing.fill(x: 0, y: 0, width: 50, height: 50, Drawing.red),
    ])
    #expect(clipped.isEmpty)
  }

  @Test func `a part of a TrueType font keeps the glyph of missing characters`() throws {
    let blob = hb_blob_create_from_file("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
    let face = try #require(hb_face_create(blob, 0))
    let font = try #require(PDFFont(face, index: 0))
    let part = try #require(font.makePart(of: [0]))
    let outlines = hb_face_reference_table(part.face, hb_tag_from_string("glyf", -1))
    #expect(hb_blob_get_length(outlines) > 0)
    hb_blob_destroy(outlines)
    hb_face_destroy(part.face)
    hb_face_destroy(face)
    hb_blob_destroy(blob)
  }

  @Test func `a clip ends with its scope, and colors are written again after it`() throws {
    let clipped = try content([
      Drawing.fill(x: 0, y: 0, width: 1, height: 1, Drawing.red),
      .save, .clip(Drawing.rect(x: 0, y: 0, width: 5, height: 5), .evenOdd),
      Drawing.fill(x: 0, y: 0, width: 1, height: 1, Drawing.blue), .restore,
      .save, Drawing.fill(x: 0, y: 0, width: 1, height: 1, Drawing.red), .restore,
    ])
    let unit = "0 0 1 1 re; f"
    #expect(
      clipped == "1 0 0 rg; \(unit); q; 0 0 5 5 re; W* n; 0 0 1 rg; \(unit); Q; \(unit)"
    )
  }

  @Test func `strokes have the width and the dashes of the transform's scale`() throws {
    var line = Path()
    line.move(to: .zero)
    line.addLine(to: Point(x: 10, y: 0))
    let style = StrokeStyle(width: 2, cap: .round, dash: DashPattern([1, 3], phase: -1))
    let stroked = try content([
      .concat(Transform(scaleX: 0.5, y: 0.5)), .stroke(line, style, .solid(Drawing.red)),
    ])
    #expect(
      stroked == "1 0 0 RG; 1 w; 1 J; 0 j; 10 M; [0.5 1.5 ]3.5 d; 0 0 m; 5 0 l; S"
    )
  }

  @Test func `kerning is written as distances between glyphs`() throws {
    let drawn = try content(text("AV").commands)
    #expect(drawn.contains("/F0 20 Tf; 1 0 0 -1 0 "))
    #expect(drawn.contains(">]TJ"))
    #expect(drawn.wholeMatch(of: /.*\[<[0-9A-F]{4}>\d+ <[0-9A-F]{4}>\]TJ.*/) != nil)
  }

  @Test func `characters that share a glyph or make one together are written beside it`() throws {
    let shared = try content(text("\u{394}\u{2206}").commands)
    #expect(shared.contains("/Span <</ActualText <FEFF2206>>>BDC"))
    let ligature = try content(text("\u{644}\u{627}").commands)
    #expect(ligature.contains("/ActualText <FEFF06440627>"))
    #expect(try !content(text("a b c").commands).contains("Span"))
  }

  @Test func `every glyph of a text from right to left is written in reading order`() throws {
    let drawn = try content(text("אבג").commands)
    let positions = drawn.matches(of: /<([0-9A-F]{4})>/).map { String($0.1) }
    #expect(positions.count == 3)
    #expect(Set(positions).count == 3)
    #expect(!drawn.contains("Span"))
  }

  @Test func `a slanted text keeps the factors of its transform`() throws {
    var attributes = TextTests.attributes
    attributes.slant = 0.25
    var list = DisplayList()
    list.append(PangoShaper.shared.layout(TextRequest("A", attributes)), at: .zero)
    #expect(try content(list.commands).contains("1 0 0.25 -1 "))
  }

  @Test func `links keep their area on the page and are written in ASCII`() throws {
    let element = SemanticElement(link: "https://example.org/ä(1)")
    let list = DisplayList([
      .beginElement(element),
      Drawing.fill(x: 10, y: 20, width: 30, height: 40, Drawing.red),
      .endElement,
    ])
    let data = try PDFWriter.data(of: list, size: Self.size)
    let document = String(decoding: data, as: UTF8.self)
    #expect(document.contains("/Rect [10 40 40 80]"))
    #expect(document.contains("/URI (https://example.org/%C3%A4\\(1\\))"))
    #expect(document.contains("/S /Link"))
  }

  @Test func `the structure has links and tagged elements in reading order`() throws {
    let shape = Drawing.fill(x: 10, y: 20, width: 30, height: 40, Drawing.red)
    let link = SemanticElement(link: "https://example.org")
    let list = DisplayList([
      .beginElement(link), shape, .endElement,
      .beginElement(SemanticElement(title: "Cup")), shape, .endElement,
    ])
    let document = String(decoding: try PDFWriter.data(of: list, size: Self.size), as: UTF8.self)
    let parts = try #require(document.firstMatch(of: /K \[(\d+) 0 R (\d+) 0 R\]/))
    #expect(document.contains("\n\(parts.1) 0 obj\n<</S /Link"))
    #expect(document.contains("\n\(parts.2) 0 obj\n<</S /P"))
  }

  @Test func `entries of the outline are written in order`() throws {
    let bookmarks = (0..<40).map { PDFBookmark("\($0)", level: $0 % 2) }
    let page = PDFPage(text("A"), size: Self.size, bookmarks: bookmarks)
    let document = String(decoding: try PDFWriter.data(of: [page]), as: UTF8.self)
    let titles = document.matches(of: /Title \((\d+)\)/).compactMap { Int($0.1) }
    #expect(titles == Array(0..<40))
  }

  @Test func `entries of the outline lead to their parents and neighbors`() throws {
    let bookmarks = [
      PDFBookmark("Cup"), PDFBookmark("Final", level: 1, position: Point(x: 0, y: 30)),
      PDFBookmark("Tables — B"),
    ]
    let page = PDFPage(text("A"), size: Self.size, bookmarks: bookmarks)
    let document = String(decoding: try PDFWriter.data(of: [page]), as: UTF8.self)
    #expect(document.contains("/XYZ 0 70 0]"))
    #expect(document.contains("/Count 3>>"))
    #expect(document.contains("<FEFF005400610062006C006500730020201400200042>"))
  }

  @Test func `every object is at the position that the table has for it`() throws {
    let data = try PDFWriter.data(of: text("Final"), size: Self.size)
    let document = data.map { Character(Unicode.Scalar($0)) }
    let start = try #require(String(document).split(separator: "\n").dropLast().last)
    let position = try #require(Int(start))
    let lines = String(document[position...]).split(separator: "\n").dropFirst(3)
    let entries = lines.prefix { $0.hasSuffix(" n ") }
    #expect(entries.count > 8)
    for (index, entry) in entries.enumerated() {
      let offset = try #require(Int(entry.prefix(10)))
      #expect(String(document[offset...].prefix(12)).hasPrefix("\(index + 1) 0 obj"))
    }
  }
}
