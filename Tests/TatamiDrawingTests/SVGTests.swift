import Foundation
import TatamiGeometry
import Testing

@testable import TatamiDrawing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct SVGTests {
  static let size = Size(width: 100, height: 50)
  static let head =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"50\" viewBox=\"0 0 100 50\">\n"

  static func checkWellFormed(_ text: String) throws {
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError)) in \(text)")
  }

  static func body(_ commands: [DisplayList.Command]) throws -> String {
    let text = try SVGWriter.text(of: DisplayList(commands), size: size)
    try checkWellFormed(text)
    #expect(text.hasPrefix(head) && text.hasSuffix("</svg>\n"))
    return String(text.dropFirst(head.count).dropLast("</svg>\n".count))
  }

  @Test func `a moved rectangle is a rectangle`() throws {
    let body = try Self.body([
      .save, .concat(Transform(translationX: 1.5, y: 2)),
      Drawing.fill(1, 2, 3, 4.12345, Drawing.red),
      .restore,
    ])
    #expect(body == "<rect x=\"2.5\" y=\"4\" width=\"3\" height=\"4.123\" fill=\"#ff0000\"/>\n")
  }

  @Test func `numbers have at most three decimals and no negative zero`() {
    #expect(
      [0.1 + 0.2, -0.0001, 1, -2.5, 1234.5678, .nan, .infinity].map(\.svg)
        == ["0.3", "0", "1", "-2.5", "1234.568", "0", "0"]
    )
  }

  @Test func `text stays text with its family stack`() throws {
    let layout = ArithmeticShaper().layout(TextTests.request("a<b&\u{1}"))
    var list = DisplayList()
    list.append(layout, at: Point(x: 5, y: 0))
    #expect(
      try Self.body(list.commands)
        == "<text x=\"5\" y=\"18\" font-family=\"Inter, 'DejaVu Sans', system-ui, sans-serif\""
        + " font-size=\"20\" fill=\"#000000\" textLength=\"40\" xml:space=\"preserve\">"
        + "a&lt;b&amp;</text>\n"
    )
  }

  @Test func `elements keep their names and links`() throws {
    let element = Element(id: "m1", title: "Final \"A\"", role: "img", link: "https://a.org/?b&c")
    let body = try Self.body([
      .beginElement(element), Drawing.fill(0, 0, 1, 1, .black), .endElement,
    ])
    #expect(
      body == "<a href=\"https://a.org/?b&amp;c\" id=\"m1\" role=\"img\">\n"
        + "<title>Final &quot;A&quot;</title>\n"
        + "<rect x=\"0\" y=\"0\" width=\"1\" height=\"1\" fill=\"#000000\"/>\n</a>\n"
    )
  }

  @Test(arguments: [
    "javascript:alert(1)", "java\nscript:x", " data:text/html,x", "file:///etc", "",
  ])
  func `links that run code or read files are left out`(link: String) throws {
    let body = try Self.body([.beginElement(Element(id: "x", link: link)), .endElement])
    #expect(!body.contains("href"))
  }

  @Test func `equal clips and shadows are defined once`() throws {
    let clip = DisplayList.Command.clip(Drawing.rect(0, 0, 9, 9), .nonZero)
    let shadow = Shadow(
      color: .black.withAlpha(0.5),
      offset: Size(width: 0, height: 2),
      blurRadius: 3
    )
    let once: [DisplayList.Command] = [
      .beginGroup(Group(opacity: 0.5, shadow: shadow)), clip, Drawing.fill(0, 0, 5, 5, .black),
      .endGroup,
    ]
    let body = try Self.body(once + once)
    #expect(body.components(separatedBy: "<clipPath id=").count == 2)
    #expect(body.components(separatedBy: "<feDropShadow").count == 2)
    #expect(body.contains("stdDeviation=\"3\" flood-color=\"#000000\" flood-opacity=\"0.5\""))
    #expect(body.contains("<g opacity=\"0.5\" filter=\"url(#tatami-shadow-1)\">"))
  }

  @Test func `an image is embedded once`() throws {
    let image = try Bitmap(width: 1, height: 1, pixels: [0xffff_0000])
    let command = DisplayList.Command.image(
      image,
      in: Rect(x: 0, y: 0, width: 5, height: 5),
      source: Rect(x: 0, y: 0, width: 1, height: 1),
      interpolation: .linear
    )
    let body = try Self.body([command, command])
    #expect(body.components(separatedBy: "data:image/png;base64,iVBOR").count == 2)
    #expect(body.components(separatedBy: "<use href=\"#tatami-image-1\"").count == 3)
  }

  @Test func `base 64 agrees with Foundation`() {
    for count in 0..<20 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 77 + 13) }
      #expect(Base64.text(of: bytes) == Data(bytes).base64EncodedString())
    }
  }
}
