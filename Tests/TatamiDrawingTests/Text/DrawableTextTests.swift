import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiDrawing

/// PNG, SVG and PDF draw the same characters.
@Suite struct DrawableTextTests {
  private static let noncharacters: [UInt32] = [
    0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFE, 0x1FFFF, 0x10FFFE, 0x10FFFF,
  ]
  private static let controls: [UInt32] = [0, 0x01, 0x1B, 0x7F, 0x80, 0x84, 0x86, 0x9F]

  private func text(_ value: UInt32) throws -> String {
    "A\(Character(try #require(Unicode.Scalar(value))))B"
  }

  private func list(_ text: String) -> (TextLayout, DisplayList) {
    let layout = PangoShaper.shared.layout(TextRequest(text, TextTests.attributes))
    var list = DisplayList()
    list.append(layout, at: Point(x: 5, y: 5))
    return (layout, list)
  }

  private func glyphs(_ text: String) -> [UInt32] {
    list(text).0.lines.flatMap(\.runs).flatMap(\.glyphs).map(\.id)
  }

  @Test(arguments: noncharacters + controls)
  func `every format draws a character that cannot be shown`(_ value: UInt32) throws {
    let text = try text(value)
    let (layout, list) = list(text)
    let size = Size(width: 100, height: 40)
    #expect(try PDFWriter.data(of: list, size: size).starts(with: "%PDF".utf8))
    let svg = try SVGWriter.text(of: list, size: size)
    let shown = svg.contains("\u{FFFD}")
    #expect(shown == Self.noncharacters.contains(value))
    #expect(!svg.unicodeScalars.contains { $0.value == value })
    #expect(layout.lines.map(\.range) == [0..<text.utf8.count])
    #expect(glyphs(text) == glyphs(shown ? "A\u{FFFD}B" : "AB"))
  }

  @Test(arguments: [0xFDCF, 0xFDF0, 0xFFFD, 0x1FFFD, 0x20000, 0xA0, 0x1F600] as [UInt32])
  func `other characters are not replaced`(_ value: UInt32) throws {
    let text = try text(value)
    let runs = list(text).0.lines.flatMap(\.runs)
    #expect(runs.sorted { $0.range.lowerBound < $1.range.lowerBound }.map(\.text).joined() == text)
  }

  @Test func `titles and links of every format are plain`() throws {
    let text = "A\u{FFFE}B\u{2028}C\u{85}D\u{9}E\u{1}F\r\nG\u{10FFFF}"
    var attributes = TextTests.attributes
    attributes.link = "https://example.org/\u{FFFF}\u{80}x"
    var list = DisplayList()
    list.append(PangoShaper.shared.layout(TextRequest("link", attributes)), at: .zero)
    let size = Size(width: 100, height: 40)
    let svg = try SVGWriter.text(of: list, size: size, title: text)
    #expect(svg.contains("<title>A\u{FFFD}B C D EF G\u{FFFD}</title>"))
    #expect(svg.contains("href=\"https://example.org/x\""))
    let metadata = PDFMetadata(title: text, author: text, subject: text, keywords: text)
    #expect(try PDFWriter.data(of: list, size: size, metadata: metadata).starts(with: "%PDF".utf8))
  }
}
