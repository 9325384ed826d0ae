import Foundation
import TatamiTesting
import TatamiHost
import TatamiDrawing
import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiControls
@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiViews

/// A delegate that records its calls and refuses what `refused` contains.
@MainActor
private final class ViewDelegate: NSObject, UITextViewDelegate {
  let diary: Diary
  var refused: Set<String> = []
  var onShould: (UITextView) -> Void = { _ in }
  var onDid: (UITextView) -> Void = { _ in }

  init(_ diary: Diary) { self.diary = diary }

  private func should(_ name: String, _ view: UITextView, _ detail: String = "") -> Bool {
    diary.lines.append("\(name)?\(detail)")
    onShould(view)
    return !refused.contains(name)
  }

  private func did(_ name: String, _ view: UITextView) {
    diary.lines.append(name)
    onDid(view)
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { should("begin", textView) }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { should("end", textView) }
  func textViewDidBeginEditing(_ textView: UITextView) { did("began", textView) }
  func textViewDidEndEditing(_ textView: UITextView) { did("ended", textView) }
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { should("change", textView, " \(range.location),\(range.length)") }
  func textViewDidChange(_ textView: UITextView) { did("changed", textView) }
  func textViewDidChangeSelection(_ textView: UITextView) { did("selected", textView) }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { diary.lines.append("scrolled") }
}

/// Text views under arithmetic text: at 20 points characters are 10, lines 24 points; ten
/// characters fit into a line.
@MainActor
@Suite(.arithmeticText) struct TextViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 112))
  private let keys: Keyboard
  private let diary = Diary()
  private let delegate: ViewDelegate

  init() {
    keys = Keyboard(window: window)
    delegate = ViewDelegate(diary)
    window.isHidden = false
    view.font = .systemFont(ofSize: 20)
    window.addSubview(view)
  }

  private var selection: Range<Int> { view.textController.editor.selection }
  private var caret: CGRect {
    view.caretRect(for: UITextPosition(view.textController.editor.head))
  }

  private func tap(_ x: CGFloat, _ y: CGFloat, count: Int = 1) {
    Simulator.advance(by: 1)
    for _ in 0..<count {
      Simulator.lift(Simulator.touchDown(at: CGPoint(x: x, y: y), in: window))
    }
  }

  @Test func `text views start with UIKit's defaults`() {
    let view = UITextView()
    #expect(view.text == "")
    #expect(view.font == nil)
    #expect(view.textColor == nil)
    #expect(view.isEditable)
    #expect(view.isSelectable)
    #expect(view.isScrollEnabled)
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5)
    #expect(view.clipsToBounds)
    #expect(view.backgroundColor === UIColor.systemBackground)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
  }

  @Test func `S214: text and attributedText share one content`() {
    view.attributedText = NSAttributedString(string: "rich", attributes: [.kern: 5.0])
    #expect(view.text == "rich")
    #expect(view.sizeThatFits(.zero).width == 70)
    view.text = "poor"
    #expect(view.attributedText.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    #expect(
      view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == view.font
    )
    view.text = nil
    #expect(view.text == "")
  }

  @Test func `typed characters get the attributes of the one before or the typing attributes`() {
    view.attributedText = NSAttributedString(string: "ab", attributes: [.kern: 5.0])
    view.becomeFirstResponder()
    keys.type("c")
    let kern = { (offset: Int) in
      view.attributedText.attribute(.kern, at: offset, effectiveRange: nil) as? Double
    }
    #expect(kern(2) == 5)
    #expect(view.typingAttributes[.kern] as? Double == 5)
    view.typingAttributes = [.kern: 1.0]
    keys.type("de")
    #expect(kern(3) == 1)
    #expect(kern(4) == 1)
    #expect(kern(2) == 5)
    view.selectedRange = NSRange(location: 1, length: 0)
    keys.type("x")
    #expect(kern(1) == 5)
    #expect(view.text == "axbcde")
  }

  @Test func `S215: the size fits the wrapped text and its insets`() {
    view.text = "aaaa bbbb cccc"
    #expect(view.sizeThatFits(CGSize(width: 110, height: 0)) == CGSize(width: 100, height: 64))
    #expect(view.sizeThatFits(CGSize(width: 60, height: 0)) == CGSize(width: 50, height: 88))
    for width in [0, -1, .infinity, .nan] as [CGFloat] {
      let size = view.sizeThatFits(CGSize(width: width, height: 0))
      #expect(size == CGSize(width: 150, height: 40), "\(width)")
    }
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize == CGSize(width: 100, height: 64))
    view.textContainer.lineFragmentPadding = 0
    view.textContainerInset = .zero
    #expect(view.sizeThatFits(CGSize(width: 110, height: 0)) == CGSize(width: 90, height: 48))
  }

  @Test func `S219: the content height includes an empty last line`() {
    for (text, lines) in [("", 1), ("a", 1), ("a\n", 2), ("aaaa bbbb cccc", 2)] {
      view.text = text
      view.layoutIfNeeded()
      #expect(view.contentSize == CGSize(width: 110, height: CGFloat(lines) * 24 + 16), "\(text)")
    }
  }

  @Test func `S78: delegate calls come in UIKit's order`() {
    view.delegate = delegate
    #expect(view.becomeFirstResponder())
    #expect(diary.take() == ["begin?", "began"])
    keys.type("a")
    #expect(diary.take() == ["change? 0,0", "selected", "changed"])
    delegate.refused = ["change"]
    keys.type("b")
    #expect(diary.take() == ["change? 1,0"])
    #expect(view.text == "a")
    delegate.refused = ["end"]
    #expect(!view.resignFirstResponder())
    #expect(diary.take() == ["end?"])
    delegate.refused = []
    #expect(view.resignFirstResponder())
    #expect(diary.take() == ["end?", "ended"])
    view.selectedRange = NSRange(location: 0, length: 1)
    #expect(diary.take() == ["selected"])
  }

  @Test func `T5: one delegate receives the calls of editing and of scrolling`() {
    view.delegate = delegate
    view.contentOffset = CGPoint(x: 0, y: 5)
    #expect(diary.take() == ["scrolled"])
    view.delegate = nil
    view.contentOffset = .zero
    #expect(diary.take().isEmpty)
  }

  @Test func `keys move the caret between lines and select`() {
    view.text = "aaaa bbbb\ncc\ndddd eeee ffff"
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 7, length: 0)
    keys.press(.keyboardDownArrow)
    #expect(selection == 12..<12)
    keys.press(.keyboardDownArrow, "", .shift)
    #expect(selection == 12..<20)
    keys.press(.keyboardUpArrow)
    #expect(selection == 7..<7)
    keys.press(.keyboardDownArrow)
    keys.press(.keyboardHome)
    #expect(selection == 10..<10)
    keys.press(.keyboardUpArrow, "", .command)
    #expect(selection == 0..<0)
    keys.press(.keyboardUpArrow)
    keys.press(.keyboardPageDown, "", .shift)
    #expect(selection == 0..<23)
    keys.press(.keyboardEnd, "", .control)
    #expect(selection == 27..<27)
    keys.type("\n")
    keys.press(.keyboardTab, "\t")
    #expect(view.text.hasSuffix("ffff\n\t"))
    keys.command("a")
    keys.press(.keyboardDeleteOrBackspace)
    #expect(view.text == "")
  }

  @Test func `the caret and requested ranges are scrolled into view`() {
    view.becomeFirstResponder()
    keys.type("1\n2\n3\n4\n5\n6")
    #expect(view.contentSize.height == 160)
    #expect(view.contentOffset.y == 48)
    keys.press(.keyboardHome, "", .command)
    #expect(view.contentOffset.y == 0)
    #expect(caret == CGRect(x: 5, y: 8, width: 2, height: 24))
    view.scrollRangeToVisible(NSRange(location: 8, length: 1))
    #expect(view.contentOffset.y == 16)
    view.scrollRangeToVisible(NSRange(location: NSNotFound, length: 0))
    #expect(view.contentOffset.y == 48)
  }

  @Test func `only visible lines are drawn`() {
    view.text = (0..<2000).map { "\($0)" }.joined(separator: "\n")
    view.layoutIfNeeded()
    #expect(ViewRenderer.displayList(of: view).shownText == "01234")
    view.contentOffset = CGPoint(x: 0, y: 8 + 24 * 1000)
    #expect(ViewRenderer.displayList(of: view).shownText.contains("10001001100210031004"))
    #expect(ViewRenderer.displayList(of: view).texts.count < 8)
    #expect(ViewRenderer.displayList(of: view).texts.first.map { $0.run.text } == "999")
  }

  @Test func `a tap moves the caret, double and triple taps select the word and the paragraph`() {
    view.text = "one two\nthree"
    tap(46, 20)
    #expect(view.isFirstResponder)
    #expect(selection == 4..<4)
    tap(50, 20, count: 2)
    #expect(selection == 4..<7)
    tap(50, 20, count: 3)
    #expect(selection == 0..<7)
    tap(90, 90)
    #expect(selection == 13..<13)
    view.contentOffset.y = 24
    tap(6, 20)
    #expect(selection == 8..<8)
  }

  @Test func `text that is not editable can be selected and copied but not changed`() {
    view.text = "one two"
    view.isEditable = false
    view.delegate = delegate
    tap(15, 20, count: 2)
    #expect(selection == 0..<3)
    #expect(view.isFirstResponder)
    keys.command("c")
    #expect(UIPasteboard.general.string == "one")
    keys.type("x")
    keys.command("x")
    keys.command("v")
    #expect(view.text == "one two")
    #expect(!diary.lines.contains { $0.hasPrefix("change") })
    #expect(!diary.lines.contains("began"))
    #expect(view.textController.caret.view.isHidden)
    view.isSelectable = false
    #expect(!view.isFirstResponder)
    #expect(!view.becomeFirstResponder())
  }

  @Test func `spaces past the end of a line do not move the caret out of the text`() {
    view.becomeFirstResponder()
    keys.type("aaaaaaaaa      ")
    #expect(caret.maxX == 105)
    #expect(caret.minY == 8)
  }

  @Test func `positions move by lines`() throws {
    view.text = "abc\ndef"
    let start = view.beginningOfDocument
    let below = try #require(view.position(from: start, in: .down, offset: 1))
    #expect(below.caretPosition.offset == 4)
    #expect(view.position(from: below, in: .down, offset: 1) == nil)
    #expect(view.position(from: below, in: .up, offset: .max)?.caretPosition.offset == 0)
    #expect(view.position(from: below, in: .down, offset: .min)?.caretPosition.offset == 0)
    let all = try #require(view.textRange(from: start, to: view.endOfDocument))
    let rects = view.selectionRects(for: all)
    #expect(rects.map(\.rect.width) == [100, 30])
    #expect(rects.map(\.containsStart) == [true, false])
    #expect(view.closestPosition(to: CGPoint(x: 500, y: 500))?.caretPosition.offset == 7)
  }

  @Test func `ranges are limited to the text`() {
    view.text = "a👨‍👩‍👧‍👦"
    for range in [
      NSRange(location: NSNotFound, length: 0), NSRange(location: -5, length: 99),
      NSRange(location: 3, length: 1), NSRange(location: Int.max, length: Int.max),
    ] {
      view.selectedRange = range
      view.scrollRangeToVisible(range)
      #expect(selection.upperBound <= 12)
      #expect(["", "a", "a👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"].contains(view.textController.editor.selectedText))
    }
  }

  @Test func `callbacks may change the text or remove the view`() {
    view.delegate = delegate
    view.text = "abc"
    view.becomeFirstResponder()
    delegate.onShould = { $0.text = "" }
    keys.press(.keyboardDeleteOrBackspace)
    keys.type("x")
    #expect(view.text == "x")
    delegate.onShould = { _ in }
    delegate.onDid = { if $0.text != "told" { $0.text = "told" } }
    keys.type("y")
    #expect(view.text == "told")
    delegate.onDid = { _ in }
    delegate.onShould = { $0.removeFromSuperview() }
    keys.type("z")
    #expect(!view.isFirstResponder)
    #expect(view.superview == nil)
    window.addSubview(view)
    #expect(!view.isFirstResponder)
  }

  @Test func `extreme sizes and numbers give finite layouts`() {
    view.text = "some text\nof lines"
    view.becomeFirstResponder()
    for size in [CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 1e7, height: 3)] {
      view.frame.size = size
      keys.press(.keyboardPageDown)
      keys.type("a")
      tap(0.5, 0.5)
      _ = ViewRenderer.displayList(of: view)
      #expect(caret.minX.isFinite)
    }
    view.font = .systemFont(ofSize: .nan)
    view.textContainer.lineFragmentPadding = .infinity
    view.textContainerInset = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
    _ = ViewRenderer.displayList(of: view)
    #expect(view.contentSize.height.isFinite)
    #expect(view.textContainerInset.top == 8)
  }
}
