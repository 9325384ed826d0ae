import Foundation
import TatamiHost
import TatamiDrawing
import TatamiUIKit
import Testing
import TestSupport

/// Paragraph styles under arithmetic text: characters of 10, lines of 24 points.
@MainActor
@Suite(.arithmeticText) struct ParagraphTests {
  private func text(
    _ string: String,
    _ attributes: [NSAttributedString.Key: Any] = [:],
    style build: (NSMutableParagraphStyle) -> Void = { _ in }
  ) -> NSMutableAttributedString {
    let style = NSMutableParagraphStyle()
    build(style)
    var all: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style,
    ]
    all.merge(attributes) { $1 }
    return NSMutableAttributedString(string: string, attributes: all)
  }

  /// The left ends and baselines of a text drawn into a rectangle 100 wide.
  private func origins(_ text: NSAttributedString) -> [[Double]] {
    drawing(text).texts.map { [$0.place.x, $0.place.y] }
  }

  private func drawing(_ text: NSAttributedString) -> DisplayList {
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    view.action = { text.draw(in: $0) }
    return ViewRenderer.displayList(of: view)
  }

  @Test func `S222: indents move lines from the leading and the trailing edge`() {
    let indented = text("aaaa bbbb cccc") {
      $0.firstLineHeadIndent = 30
      $0.headIndent = 10
      $0.tailIndent = -20
    }
    // The first line has room for five characters, the others for seven.
    #expect(origins(indented) == [[30, 18], [10, 42], [10, 66]])
    let absolute = text("aaaa bbbb") { $0.tailIndent = 50 }
    #expect(origins(absolute) == [[0, 18], [0, 42]])
    let hanging = text("aaaa bbbb c") { $0.headIndent = 40 }
    #expect(origins(hanging) == [[0, 18], [40, 42]])
    #expect(hanging.size().width == 110)
  }

  @Test func `S222: indented lines are aligned between their indents`() {
    let right = text("aa\nbb") {
      $0.alignment = .right
      $0.firstLineHeadIndent = 20
      $0.tailIndent = -10
    }
    #expect(origins(right) == [[70, 18], [70, 42]])
    let center = text("aa") {
      $0.alignment = .center
      $0.firstLineHeadIndent = 20
    }
    #expect(origins(center) == [[50, 18]])
    let backwards = text("aa") {
      $0.baseWritingDirection = .rightToLeft
      $0.firstLineHeadIndent = 20
    }
    #expect(origins(backwards) == [[60, 18]])
  }

  @Test func `S222: each paragraph has its own style`() {
    let attributes = TextAttributes(font: FontDescriptor(pointSize: 20))
    var high = TextRequest.ParagraphStyle()
    high.lineHeightMultiple = 2
    let request = TextRequest(
      runs: [
        .init("a\n", attributes, style: .init(alignment: .right)),
        .init("b", attributes, style: .init(alignment: .center)),
        // A style counts only where a paragraph begins.
        .init("b\n", attributes, style: high), .init("c", attributes, style: high),
      ],
      widthLimit: .points(100)
    )
    let layout = ArithmeticShaper().layout(request)
    #expect(layout.lines.map(\.origin.x) == [90, 40, 0])
    #expect(layout.lines.map(\.origin.y) == [18, 42, 90])
    #expect(layout.size.height == 96)
  }

  @Test func `S222: spaces between lines and paragraphs add up`() {
    let spaced = text("a\nb\nc") {
      $0.lineSpacing = 1
      $0.paragraphSpacing = 2
      $0.paragraphSpacingBefore = 4
    }
    #expect(origins(spaced).map { $0[1] } == [18, 49, 80])
    #expect(spaced.size().height == 86)
  }

  @Test func `S222: line heights have a minimum and a maximum`() {
    #expect(text("a\nb") { $0.minimumLineHeight = 30 }.size().height == 60)
    #expect(text("a\nb") { $0.maximumLineHeight = 20 }.size().height == 40)
    let both = text("a") {
      $0.lineHeightMultiple = 3
      $0.maximumLineHeight = 50
    }
    #expect(both.size().height == 50)
  }

  @Test func `S222: raised characters make their line taller`() {
    let raised = text("a")
    raised.append(text("b", [.baselineOffset: 10]))
    #expect(raised.size().height == 34)
    #expect(origins(raised) == [[0, 28], [10, 18]])
  }

  @Test func `backgrounds, shadows and slants are drawn with the text`() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 3, height: 4)
    shadow.shadowBlurRadius = 6
    let styled = text(
      "ab",
      [.backgroundColor: UIColor.yellow, .shadow: shadow, .obliqueness: 0.25]
    )
    let commands = drawing(styled).commands
    let fill = commands.compactMap { command -> [Double]? in
      guard case .fill(let path, _, .solid(let color)) = command, color.green == 1 else {
        return nil
      }
      let box = path.bounds()
      return [box.minX, box.minY, box.width, box.height]
    }
    #expect(fill == [[0, 0, 20, 24]])
    let shadows = commands.compactMap { command -> Shadow? in
      guard case .beginGroup(let group) = command else { return nil }
      return group.shadow
    }
    #expect(shadows.map(\.blurRadius) == [3])
    #expect(shadows.map(\.offset.height) == [4])
    #expect((shadow.copy() as? NSShadow) == shadow)
  }

  @Test func `underlines are thin, thick, double or dashed, in their own color`() {
    let lines = { (style: NSUnderlineStyle, color: UIColor?) -> [StrokeStyle] in
      var attributes: [NSAttributedString.Key: Any] = [.underlineStyle: style.rawValue]
      attributes[.underlineColor] = color
      return drawing(text("ab", attributes)).commands.compactMap {
        guard case .stroke(_, let stroke, _) = $0 else { return nil }
        return stroke
      }
    }
    #expect(lines(.single, nil).isEmpty)
    #expect(lines([], .red).isEmpty)
    #expect(drawing(text("a", [.underlineStyle: 1])).texts[0].run.attributes.underline)
    #expect(lines(.single, .red).map(\.width) == [1.25])
    #expect(lines(.thick, nil).map(\.width) == [2.5])
    #expect(lines(.double, nil).count == 2)
    #expect(lines([.single, .patternDash], nil).map(\.dash.lengths) == [[5, 2.5]])
    let striked = text("a", [.strikethroughStyle: NSUnderlineStyle.double])
    #expect(!drawing(striked).texts[0].run.attributes.strikethrough)
  }

  @Test func `S222: without line fragments the origin is the baseline's left end`() {
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let text = text("ab cd ef gh ij")
    view.action = { _ in
      text.draw(with: CGRect(x: 5, y: 50, width: 10, height: 10), context: nil)
    }
    #expect(
      ViewRenderer.displayList(of: view).texts.map { [$0.place.x, $0.place.y] } == [[5, 50]]
    )
  }

  @Test func `S222: a drawing context scales text and reports its bounds`() {
    let context = NSStringDrawingContext()
    let text = text("abcdefghij")
    let box = CGSize(width: 50, height: 24)
    _ = text.boundingRect(with: box, options: .usesLineFragmentOrigin, context: context)
    #expect(context.actualScaleFactor == 1)
    context.minimumScaleFactor = 0.25
    let rect = text.boundingRect(with: box, options: .usesLineFragmentOrigin, context: context)
    #expect(context.actualScaleFactor < 1)
    #expect(context.actualScaleFactor > 0.49)
    #expect(rect.width <= 50)
    #expect(rect.height <= 24)
    #expect(context.totalBounds == rect)
  }

  @Test func `S222: plain strings measure and draw like attributed ones`() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    let bare = NSString(string: "ab cd")
    #expect(bare.size(withAttributes: attributes) == CGSize(width: 50, height: 24))
    let rect = bare.boundingRect(
      with: CGSize(width: 30, height: 0),
      options: .usesLineFragmentOrigin,
      attributes: attributes,
      context: nil
    )
    #expect(rect == CGRect(x: 0, y: 0, width: 20, height: 48))
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.action = { bounds in
      bare.draw(at: .zero, withAttributes: attributes)
      bare.draw(in: bounds, withAttributes: attributes)
      bare.draw(with: bounds, attributes: attributes, context: nil)
      "ab".draw(with: bounds, attributes: attributes, context: nil)
    }
    #expect(ViewRenderer.displayList(of: view).texts.map(\.place.y) == [18, 18, 0, 0])
  }

  @Test func `non-finite and huge numbers in styles give finite layouts`() {
    for number in [CGFloat.nan, .infinity, -.infinity, -1e300, 1e300] {
      let odd = text("aa bb", [.kern: number, .baselineOffset: number, .obliqueness: number]) {
        $0.headIndent = number
        $0.firstLineHeadIndent = number
        $0.tailIndent = number
        $0.paragraphSpacingBefore = number
        $0.lineHeightMultiple = number
      }
      let size = odd.size()
      #expect(size.width.isFinite, "\(number)")
      #expect(size.height.isFinite, "\(number)")
      #expect(drawing(odd).texts.allSatisfy { $0.place.x.isFinite && $0.place.y.isFinite })
    }
  }

  @Test func `setParagraphStyle copies another style`() {
    let style = NSMutableParagraphStyle()
    style.headIndent = 5
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(style)
    #expect(other == style)
    #expect(other.headIndent == 5)
    #expect(other.tailIndent == 0)
  }
}
