import TatamiDrawing
import TatamiGeometry
import Testing

// The samples in the documentation of types of TatamiDrawing.

@Suite struct TextTypeSamples {
  @Test func `the sample of ArithmeticShaper gives the stated values`() {
    let font = FontDescriptor(pointSize: 20)
    let request = TextRequest("four", TextAttributes(font: font))
    let layout = ArithmeticShaper().layout(request)
    #expect(layout.size.width == 40)
  }

  @Test func `the sample of FontDescriptor gives the stated values`() {
    let title = FontDescriptor(pointSize: 28, weight: 700)
    let code = FontDescriptor(family: .monospaced, pointSize: 13)
    #expect(title.weight == 700)
    #expect(code.family == .monospaced)
  }

  @Test func `the sample of PangoShaper gives the stated values`() {
    let request = TextRequest("Hello", TextAttributes(font: FontDescriptor(pointSize: 17)))
    let layout = PangoShaper.shared.layout(request)
    #expect(layout.lines.count == 1)
  }

  @Test func `the sample of TextAttributes gives the stated values`() {
    var link = TextAttributes(
      font: FontDescriptor(pointSize: 17),
      color: Color(red: 0, green: 0, blue: 1)
    )
    link.underline = true
    link.link = "https://example.org"
    #expect(link.kern == 0)
  }

  @Test func `the sample of TextAttachment gives the stated values`() {
    let drawing = DisplayList()
    var attributes = TextAttributes(font: FontDescriptor(pointSize: 17))
    attributes.attachment = TextAttachment(drawing, width: 20, ascent: 16, descent: 4)
    let request = TextRequest("\u{FFFC}", attributes)
    #expect(ArithmeticShaper().layout(request).size.width == 20)
  }

  @Test func `the sample of TextDecoration gives the stated values`() {
    var attributes = TextAttributes(font: FontDescriptor(pointSize: 17))
    attributes.underlineDecoration = TextDecoration(
      pattern: .dot,
      color: Color(red: 1, green: 0, blue: 0)
    )
    #expect(attributes.underlineDecoration?.weight == .single)
  }

  @Test func `the sample of TextGeometry gives the stated values`() {
    let request = TextRequest("Hello", TextAttributes(font: FontDescriptor(pointSize: 20)))
    let text = TextGeometry(request, shaper: ArithmeticShaper())
    let caret = text.caret(at: TextGeometry.Position(5))
    #expect(caret?.minX == 50)
  }

  func textGeometryPosition(text: TextGeometry) {
    let afterLineBreak = TextGeometry.Position(12)
    let beforeLineBreak = TextGeometry.Position(12, .upstream)
    let carets = [afterLineBreak, beforeLineBreak].map { text.caret(at: $0) }
    _ = carets
  }

  @Test func `the sample of TextRequest gives the stated values`() {
    let attributes = TextAttributes(font: FontDescriptor(pointSize: 17))
    let request = TextRequest("A long text", attributes, widthLimit: .points(60), maxLines: 2)
    let size = ArithmeticShaper().layout(request).size
    #expect(size.width <= 60)
  }

  @Test func `the sample of TextRequest ParagraphStyle gives the stated values`() {
    var style = TextRequest.ParagraphStyle(alignment: .center, lineBreakMode: .truncateTail)
    style.lineSpacing = 4
    #expect(style.alignment == .center)
  }

  @Test func `the sample of TextRequest Run gives the stated values`() {
    let plain = TextAttributes(font: FontDescriptor(pointSize: 17))
    let bold = TextAttributes(font: FontDescriptor(pointSize: 17, weight: 700))
    let request = TextRequest(runs: [.init("Hello, ", plain), .init("Ada", bold)])
    #expect(request.runs.count == 2)
  }
}
