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
    #expect(text.hasPrefix(head))
    #expect(text.hasSuffix("</svg>\n"))
    return String(text.dropFirst(head.count).dropLast("</svg>\n".count))
  }

  @Test func `a translated rectangle is written as a rect element`() throws {
    let body = try Self.body([
      .save, .concat(Transform(translationX: 1.5, y: 2)),
      Drawing.fill(x: 1, y: 2, width: 3, height: 4.12345, Drawing.red),
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

  static func text(_ request: TextRequest) throws -> String {
    var list = DisplayList()
    list.append(ArithmeticShaper().layout(request), at: Point(x: 5, y: 0))
    let text = try SVGWriter.text(of: list, size: size)
    try checkWellFormed(text)
    return text
  }

  @Test func `text stays text with its length and the document's font families`() throws {
    let text = try Self.text(TextTests.request("a<b&\u{1}"))
    #expect(
      text == String(Self.head.dropLast(2))
        + " font-family=\"Inter, 'DejaVu Sans', system-ui, sans-serif\">\n"
        + "<text x=\"5\" y=\"18\" font-size=\"20\" fill=\"#000000\" textLength=\"40\">"
        + "a&lt;b&amp;</text>\n</svg>\n"
    )
  }

  @Test func `other font families are written on their text elements`() throws {
    let font = FontDescriptor(family: .named("It's \"A\""), pointSize: 20)
    let text = try Self.text(TextRequest("a", TextAttributes(font: font)))
    #expect(text.contains(" font-family=\"'Its &quot;A&quot;', Inter, 'DejaVu Sans', sans-serif\""))
    #expect(text.hasPrefix(Self.head))
  }

  @Test(arguments: [("a b", false), (" a", true), ("a ", true), ("a  b", true), ("a\tb", true)])
  func `only text with collapsible spaces preserves spaces`(text: String, keeps: Bool) throws {
    #expect(try Self.text(TextTests.request(text)).contains("xml:space=\"preserve\"") == keeps)
  }

  @Test func `a path is written as the simplest element`() throws {
    var round = Path()
    round.addRoundedRect(Rect(x: 1, y: 2, width: 30, height: 20), radii: CornerRadii(8))
    var uneven = Path()
    uneven.addRoundedRect(Rect(x: 0, y: 0, width: 9, height: 9), radii: CornerRadii(topLeft: 3))
    var steps = Path()
    steps.move(to: .zero)
    for point in [Point(x: 5, y: 0), Point(x: 5, y: 4), Point(x: 6, y: 5)] {
      steps.addLine(to: point)
    }
    let body = try Self.body([round, uneven, steps].map { .fill($0, .nonZero, .solid(.black)) })
    let lines = body.split(separator: "\n")
    #expect(
      lines[0] == "<rect x=\"1\" y=\"2\" width=\"30\" height=\"20\" rx=\"8\" fill=\"#000000\"/>"
    )
    #expect(lines[1].hasPrefix("<path d=\"M3 0H9V9H0V3C"))
    #expect(lines[2] == "<path d=\"M0 0H5V4L6 5\" fill=\"#000000\"/>")
  }

  @Test func `groups, clips and elements without content are omitted`() throws {
    let body = try Self.body([
      .beginElement(SemanticElement(id: "x", title: "Nothing")),
      .beginGroup(Group(opacity: 0.5)),
      .clip(Drawing.rect(x: 0, y: 0, width: 9, height: 9), .nonZero),
      .save, .clip(Drawing.rect(x: 0, y: 0, width: 5, height: 5), .nonZero), .restore,
      Drawing.fill(x: 0, y: 0, width: 5, height: 5, .clear), .endGroup, .endElement,
    ])
    #expect(body.isEmpty)
  }

  @Test func `tags are closed in order if only some have content`() throws {
    let body = try Self.body([
      .beginGroup(Group(opacity: 0.5)), .save,
      .clip(Drawing.rect(x: 0, y: 0, width: 9, height: 9), .nonZero), .restore,
      Drawing.fill(x: 0, y: 0, width: 5, height: 5, .black), .save,
      .clip(Drawing.rect(x: 0, y: 0, width: 8, height: 8), .nonZero),
      Drawing.fill(x: 0, y: 0, width: 4, height: 4, .black), .restore, .endGroup,
    ])
    #expect(
      body
        == "<defs>\n<clipPath id=\"tatami-clip-1\"><path d=\"M0 0H8V8H0Z\"/></clipPath>\n</defs>\n"
        + "<g opacity=\"0.5\">\n"
        + "<rect x=\"0\" y=\"0\" width=\"5\" height=\"5\" fill=\"#000000\"/>\n"
        + "<g clip-path=\"url(#tatami-clip-1)\">\n"
        + "<rect x=\"0\" y=\"0\" width=\"4\" height=\"4\" fill=\"#000000\"/>\n</g>\n</g>\n"
    )
  }

  @Test func `semantic elements keep their names and links`() throws {
    let element = SemanticElement(
      id: "m1",
      title: "Final \"A\"",
      role: "img",
      link: "https://a.org/?b&c"
    )
    let body = try Self.body([
      .beginElement(element), Drawing.fill(x: 0, y: 0, width: 1, height: 1, .black), .endElement,
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
  func `links that run code or read files are omitted`(link: String) throws {
    let body = try Self.body([.beginElement(SemanticElement(id: "x", link: link)), .endElement])
    #expect(!body.contains("href"))
  }

  @Test func `equal clips and shadows are defined once`() throws {
    let clip = DisplayList.Command.clip(Drawing.rect(x: 0, y: 0, width: 9, height: 9), .nonZero)
    let shadow = Shadow(
      color: .black.withAlpha(0.5),
      offset: Size(width: 0, height: 2),
      blurRadius: 3
    )
    let once: [DisplayList.Command] = [
      .beginGroup(Group(opacity: 0.5, shadow: shadow)), clip,
      Drawing.fill(x: 0, y: 0, width: 5, height: 5, .black),
      .endGroup,
    ]
    let body = try Self.body(once + once)
    #expect(body.components(separatedBy: "<clipPath id=").count == 2)
    #expect(body.components(separatedBy: "<feGaussianBlur").count == 2)
    #expect(body.contains("<feFlood flood-color=\"#000000\" flood-opacity=\"0.5\"/>"))
    #expect(body.contains("stdDeviation=\"3\"/><feOffset dx=\"0\" dy=\"2\" result=\"cast\"/>"))
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
