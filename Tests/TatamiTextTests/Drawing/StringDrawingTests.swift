import Foundation
import TatamiHost
import TatamiUIKit
import Testing
import TestSupport

/// Strings under arithmetic text: a character is half, a line 1.2 of the font's size.
@MainActor
@Suite(.arithmeticText) struct StringDrawingTests {
  static let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 15)]

  @Test func `S222: sizes are unwrapped and fractional`() {
    let size = "abc".size(withAttributes: Self.attributes)
    #expect(size == CGSize(width: 22.5, height: 18))
    #expect("a\nbc".size(withAttributes: Self.attributes) == CGSize(width: 15, height: 36))
    #expect("".size(withAttributes: Self.attributes) == .zero)
    #expect("ab".size().width == 12)
  }

  @Test func `S222: with line fragments text wraps and the origin is its corner`() {
    let rect = "one two".boundingRect(
      with: CGSize(width: 40, height: 0),
      options: .usesLineFragmentOrigin,
      attributes: Self.attributes,
      context: nil
    )
    #expect(rect == CGRect(x: 0, y: 0, width: 22.5, height: 36))
  }

  @Test func `S222: without line fragments it is one line around the baseline`() {
    let rect = "one two".boundingRect(
      with: CGSize(width: 40, height: 0),
      attributes: Self.attributes,
      context: nil
    )
    #expect(rect == CGRect(x: 0, y: -13.5, width: 52.5, height: 18))
  }

  @Test func `strings are drawn at the given locations`() {
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.action = { _ in
      "ab".draw(at: CGPoint(x: 10, y: 20), withAttributes: Self.attributes)
      "cd ef".draw(
        in: CGRect(x: 30, y: 40, width: 20, height: 100),
        withAttributes: Self.attributes
      )
    }
    let texts = ViewRenderer.displayList(of: view).texts
    #expect(texts.map(\.place.x) == [10, 30, 30])
    #expect(texts.map(\.place.y) == [33.5, 53.5, 71.5])
  }

  @Test func `paragraph styles align, space and cut lines`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineSpacing = 4
    var attributes = Self.attributes
    attributes[.paragraphStyle] = style
    let text = NSAttributedString(string: "ab\nc", attributes: attributes)
    #expect(text.size().height == 40)
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.action = { text.draw(in: $0) }
    #expect(ViewRenderer.displayList(of: view).texts.map(\.place.x) == [85, 92.5])
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy == style)
    #expect(copy?.alignment == .right)
    style.alignment = .center
    #expect(copy != style)
    #expect(NSParagraphStyle.default.alignment == .natural)
  }
}
