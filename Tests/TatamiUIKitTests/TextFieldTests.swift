import Foundation
import TatamiDrawing
import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiUIKit

/// A delegate that writes down what it is asked and told, and answers as it is set.
@MainActor
private final class FieldDelegate: NSObject, UITextFieldDelegate {
  let diary: Diary
  var refused: Set<String> = []
  var whenAsked: (UITextField) -> Void = { _ in }
  var whenTold: (UITextField) -> Void = { _ in }

  init(_ diary: Diary) { self.diary = diary }

  private func ask(_ name: String, _ field: UITextField, _ detail: String = "") -> Bool {
    diary.lines.append("\(name)?\(detail)")
    whenAsked(field)
    return !refused.contains(name)
  }

  private func tell(_ name: String, _ field: UITextField) {
    diary.lines.append(name)
    whenTold(field)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("begin", textField) }
  func textFieldDidBeginEditing(_ textField: UITextField) { tell("began", textField) }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("end", textField) }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    tell("ended \(reason)", textField)
  }
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { ask("change", textField, " \(range.location),\(range.length) '\(string)'") }
  func textFieldDidChangeSelection(_ textField: UITextField) { tell("selected", textField) }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("clear", textField) }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("return", textField) }
}

/// Text fields under arithmetic text: at 20 points characters are 10, lines 24 points.
@MainActor
@Suite(.arithmeticText) struct TextFieldTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let field = UITextField(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
  private let keys: Keyboard
  private let diary = Diary()
  private let delegate: FieldDelegate

  init() {
    keys = Keyboard(window: window)
    delegate = FieldDelegate(diary)
    window.isHidden = false
    field.font = .systemFont(ofSize: 20)
    window.addSubview(field)
  }

  private func note(_ name: String, _ event: UIControl.Event) {
    field.addAction(UIAction { [diary] _ in diary.lines.append(name) }, for: event)
  }

  private func listen() {
    field.delegate = delegate
    note("event began", .editingDidBegin)
    note("event changed", .editingChanged)
    note("event ended", .editingDidEnd)
  }

  private func tap(_ x: CGFloat, count: Int = 1) {
    Headless.advance(by: 1)
    for _ in 0..<count {
      Headless.lift(Headless.touchDown(at: CGPoint(x: 100 + x, y: 120), in: window))
    }
  }

  private var selection: Range<Int> { field.core.editor.selection }
  private var caretX: CGFloat { field.caretRect(for: UITextPosition(field.core.editor.head)).minX }

  @Test func `fields start with UIKit's defaults`() {
    let field = UITextField()
    #expect(field.text == "" && field.attributedText?.string == "" && field.placeholder == nil)
    #expect(field.font == .systemFont(ofSize: 17) && field.textColor === UIColor.label)
    #expect(field.borderStyle == .none && field.textAlignment == .natural)
    #expect(field.clearButtonMode == .never && field.leftViewMode == .never)
    #expect(!field.isEditing && !field.clearsOnBeginEditing && !field.isSecureTextEntry)
    #expect(field.keyboardType == .default && field.autocapitalizationType == .sentences)
  }

  @Test func `S214: text and attributed text are one`() {
    field.attributedText = NSAttributedString(string: "rich", attributes: [.kern: 5.0])
    #expect(field.text == "rich" && field.intrinsicContentSize.width == 62)
    field.text = "poor"
    #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    #expect(
      field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == field.font
    )
    field.text = nil
    #expect(field.text == "" && field.attributedText?.length == 0)
    field.text = "a\nb\r\nc"
    #expect(field.text == "a b c")
  }

  @Test func `S78: asking, beginning and ending come in UIKit's order`() {
    listen()
    #expect(field.becomeFirstResponder() && field.isEditing && field.isFirstResponder)
    #expect(diary.take() == ["begin?", "began", "event began"])
    #expect(field.becomeFirstResponder())
    #expect(diary.take().isEmpty)
    keys.type("a")
    #expect(diary.take() == ["change? 0,0 'a'", "selected", "event changed"])
    #expect(field.resignFirstResponder() && !field.isEditing)
    #expect(diary.take() == ["end?", "ended committed", "event ended"])
  }

  @Test func `S78: the delegate may refuse to begin, to end and to change`() {
    listen()
    delegate.refused = ["begin"]
    #expect(!field.becomeFirstResponder() && !field.isEditing)
    delegate.refused = ["end", "change"]
    #expect(field.becomeFirstResponder())
    keys.type("a")
    keys.press(.keyboardDeleteOrBackspace)
    #expect(field.text == "")
    #expect(!field.resignFirstResponder() && field.isEditing)
    let other = UITextField()
    window.addSubview(other)
    #expect(!other.becomeFirstResponder() && field.isFirstResponder)
    delegate.refused = []
    #expect(other.becomeFirstResponder() && !field.isEditing && other.isEditing)
  }

  @Test func `S78: a field in no window or that is disabled does not begin`() {
    let lone = UITextField()
    #expect(!lone.becomeFirstResponder() && !lone.isEditing)
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
  }

  @Test func `notifications come with the events`() {
    final class Log: @unchecked Sendable {
      var names: [String] = []
    }
    let log = Log()
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { _ in
        log.names.append(name.rawValue)
      }
    }
    field.becomeFirstResponder()
    keys.type("a")
    field.resignFirstResponder()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(log.names == names.map(\.rawValue))
  }

  @Test func `the plain method is called where the one with a reason is missing`() {
    final class Plain: NSObject, UITextFieldDelegate {
      var count = 0
      func textFieldDidEndEditing(_ textField: UITextField) { count += 1 }
    }
    let plain = Plain()
    field.delegate = plain
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(plain.count == 1)
  }

  @Test func `keys type, move, select and delete`() {
    field.becomeFirstResponder()
    keys.type("hello wörld")
    #expect(field.text == "hello wörld" && selection == 11..<11)
    keys.press(.keyboardLeftArrow, "", .alternate)
    #expect(selection == 6..<6)
    keys.press(.keyboardRightArrow, "", .shift)
    #expect(selection == 6..<7)
    keys.press(.keyboardEnd, "", .shift)
    #expect(selection == 6..<11)
    keys.type("X")
    #expect(field.text == "hello X")
    keys.press(.keyboardHome)
    keys.press(.keyboardDeleteForward)
    #expect(field.text == "ello X" && selection == 0..<0)
    keys.press(.keyboardDownArrow)
    #expect(selection == 6..<6)
    keys.press(.keyboardUpArrow, "", .shift)
    #expect(selection == 0..<6)
    keys.press(.keyboardRightArrow)
    keys.press(.keyboardDeleteOrBackspace, "", .control)
    #expect(field.text == "ello ")
    keys.press(.keyboardDeleteOrBackspace, "", .command)
    #expect(field.text == "")
    keys.press(.keyboardDeleteOrBackspace)
    keys.press(.keyboardF1, "\u{f704}")
    keys.press(.keyboardTab, "\t")
    #expect(field.text == "")
  }

  @Test func `return asks the delegate and ends editing where there is an action for that`() {
    listen()
    field.becomeFirstResponder()
    _ = diary.take()
    keys.type("\n")
    #expect(diary.take() == ["return?"] && field.isEditing)
    note("exit", .editingDidEndOnExit)
    note("primary", .primaryActionTriggered)
    delegate.refused = ["return"]
    keys.type("\n")
    #expect(diary.take() == ["return?"])
    delegate.refused = []
    keys.type("\n")
    #expect(
      diary.take() == ["return?", "exit", "primary", "end?", "ended committed", "event ended"]
    )
  }

  @Test func `a tap begins editing and places the caret, later ones select word and line`() {
    field.text = "one two"
    tap(41)
    #expect(field.isEditing && selection == 4..<4)
    tap(52, count: 2)
    #expect(selection == 4..<7)
    tap(52, count: 3)
    #expect(selection == 0..<7)
    tap(1)
    #expect(selection == 0..<0)
  }

  @Test func `a drag selects, taken away it leaves the selection as it was`() {
    field.text = "one two"
    field.becomeFirstResponder()
    let touch = Headless.touchDown(at: CGPoint(x: 111, y: 120), in: window)
    Headless.move(touch, to: CGPoint(x: 149, y: 120))
    #expect(selection == 1..<5)
    Headless.move(touch, to: CGPoint(x: 90, y: 120))
    #expect(selection == 0..<1)
    Headless.lift(touch)
    #expect(selection == 0..<1)
    let other = Headless.touchDown(at: CGPoint(x: 111, y: 120), in: window)
    Headless.move(other, to: CGPoint(x: 149, y: 120))
    Headless.cancel(other)
    #expect(selection == 0..<1)
  }

  @Test func `copying, cutting and pasting go through the pasteboard`() {
    listen()
    field.text = "one two"
    field.becomeFirstResponder()
    keys.command("a")
    keys.command("c")
    #expect(UIPasteboard.general.string == "one two" && UIPasteboard.general.hasStrings)
    keys.press(.keyboardRightArrow)
    _ = diary.take()
    keys.command("v")
    #expect(field.text == "one twoone two")
    #expect(diary.take() == ["change? 7,0 'one two'", "selected", "event changed"])
    field.select(nil)
    keys.command("x")
    #expect(field.text == "one twoone " && UIPasteboard.general.string == "two")
    UIPasteboard.general.string = "a\nb"
    field.paste(nil)
    #expect(field.text == "one twoone a b")
    field.selectAll(nil)
    field.delete(nil)
    #expect(field.text == "")
    UIPasteboard.general.items = []
    field.paste(nil)
    #expect(field.text == "" && UIPasteboard.general.string == nil)
  }

  @Test func `hidden characters are shown as bullets and not copied`() {
    UIPasteboard.general.string = "before"
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    keys.type("s👨‍👩‍👧‍👦e")
    #expect(Headless.displayList(of: field).shownText == "•••")
    #expect(caretX == 30)
    keys.command("a")
    keys.command("c")
    keys.command("x")
    #expect(UIPasteboard.general.string == "before" && field.text == "s👨‍👩‍👧‍👦e")
    keys.press(.keyboardRightArrow)
    keys.press(.keyboardLeftArrow)
    #expect(caretX == 20 && selection == 12..<12)
    tap(11)
    #expect(selection == 1..<1)
    tap(11, count: 2)
    #expect(selection == 0..<13)
    field.isSecureTextEntry = false
    #expect(Headless.displayList(of: field).shownText == "s👨‍👩‍👧‍👦e")
  }

  @Test func `a long text is scrolled so that the caret stays in sight`() {
    field.becomeFirstResponder()
    keys.type("abcdefghijklmnopqrst")
    #expect(caretX == 98)
    keys.press(.keyboardHome)
    #expect(caretX == 0)
    for _ in 0..<5 { keys.press(.keyboardRightArrow) }
    #expect(caretX == 50)
    keys.press(.keyboardEnd)
    #expect(caretX == 98)
    for _ in 0..<15 { keys.press(.keyboardDeleteOrBackspace) }
    #expect(caretX == 50)
    field.resignFirstResponder()
    field.text = "abcdefghijklmnopqrst"
    #expect(Headless.displayList(of: field).shownText == "abcdefghi…")
  }

  @Test func `alignment places the text and its caret`() {
    field.text = "ab"
    field.becomeFirstResponder()
    for (alignment, x) in [(NSTextAlignment.left, 20.0), (.center, 59), (.right, 98)] {
      field.textAlignment = alignment
      #expect(abs(caretX - x) < 1e-6, "\(alignment)")
    }
    field.textAlignment = .natural
    field.semanticContentAttribute = .forceRightToLeft
    field.text = "ab"
    #expect(caretX == 98)
  }

  @Test func `the caret stays when something is edited and then blinks`() {
    field.becomeFirstResponder()
    let caret = field.core.caret.view
    #expect(!caret.isHidden && caret.frame == CGRect(x: 0, y: 8, width: 2, height: 24))
    Headless.advance(by: 0.55)
    #expect(caret.isHidden)
    keys.type("a")
    #expect(!caret.isHidden && caret.frame.minX == 10)
    Headless.advance(by: 0.45)
    #expect(!caret.isHidden)
    Headless.advance(by: 0.1)
    #expect(caret.isHidden)
    Headless.advance(by: 0.5)
    #expect(!caret.isHidden)
    keys.command("a")
    #expect(caret.isHidden)
    keys.press(.keyboardRightArrow)
    #expect(!caret.isHidden)
    field.resignFirstResponder()
    Headless.advance(by: 0.75)
    #expect(caret.isHidden)
  }

  @Test func `the selection is drawn in the tint, under the text`() throws {
    field.text = "abcd"
    field.tintColor = .red
    field.becomeFirstResponder()
    keys.command("a")
    let fills = Headless.displayList(of: field).commands.compactMap { command -> Rect? in
      guard case .fill(let path, _, .solid(let color)) = command, color.red == 1, color.alpha < 1
      else { return nil }
      return path.bounds()
    }
    #expect(fills == [Rect(x: 0, y: 8, width: 40, height: 24)])
  }

  @Test func `views beside the text are shown by their modes and mirrored`() {
    let (left, right) = (UIView(), UIView())
    left.bounds.size = CGSize(width: 10, height: 10)
    right.bounds.size = CGSize(width: 20, height: 10)
    (field.leftView, field.rightView) = (left, right)
    field.layoutIfNeeded()
    #expect(left.superview == nil && right.superview == nil)
    field.leftViewMode = .always
    field.rightViewMode = .whileEditing
    field.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 0, y: 15, width: 10, height: 10) && right.superview == nil)
    #expect(field.textRect(forBounds: field.bounds).minX == 10)
    field.becomeFirstResponder()
    field.layoutIfNeeded()
    #expect(right.frame.maxX == 100)
    #expect(
      field.editingRect(forBounds: field.bounds) == CGRect(x: 10, y: 0, width: 70, height: 40)
    )
    field.semanticContentAttribute = .forceRightToLeft
    field.layoutIfNeeded()
    #expect(left.frame.maxX == 100 && right.frame.minX == 0)
    field.leftView = nil
    #expect(left.superview == nil)
  }

  @Test func `the clear button asks, clears and tells`() throws {
    listen()
    field.text = "abc"
    field.clearButtonMode = .always
    field.layoutIfNeeded()
    let button = try #require(field.subviews.first { $0.accessibilityLabel == "Clear text" })
    #expect(button.frame == CGRect(x: 76, y: 10.5, width: 19, height: 19))
    delegate.refused = ["clear"]
    tap(85)
    #expect(field.text == "abc" && field.isEditing)
    delegate.refused = []
    _ = diary.take()
    tap(85)
    #expect(field.text == "" && diary.take() == ["clear?", "selected", "event changed"])
    #expect(button.superview == nil)
  }

  @Test func `a field may be cleared when editing begins`() {
    field.text = "abc"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "")
  }

  @Test func `an empty field shows its placeholder`() {
    field.placeholder = "Name of the team"
    #expect(Headless.displayList(of: field).shownText == "Name of t…")
    #expect(field.attributedPlaceholder?.string == "Name of the team")
    #expect(field.intrinsicContentSize == CGSize(width: 162, height: 24))
    field.text = "a"
    #expect(Headless.displayList(of: field).shownText == "a")
  }

  @Test func `the font shrinks where it may`() {
    field.text = "abcdefghijklmnop"
    field.adjustsFontSizeToFitWidth = true
    let drawing = Headless.displayList(of: field)
    #expect(drawing.shownText == "abcdefghijklmnop")
    #expect(drawing.texts.allSatisfy { $0.run.attributes.font.pointSize < 12.5 })
    field.minimumFontSize = 16
    #expect(Headless.displayList(of: field).texts[0].run.attributes.font.pointSize == 16)
  }

  @Test func `positions and ranges measure and change the text`() throws {
    field.text = "ae\u{301}b"
    let start = field.beginningOfDocument
    let end = field.endOfDocument
    #expect(field.offset(from: start, to: end) == 4)
    let second = try #require(field.position(from: start, offset: 1))
    #expect(field.position(from: start, offset: 2)?.place.offset == 3)
    #expect(field.position(from: start, offset: 5) == nil)
    #expect(field.position(from: start, offset: .max) == nil)
    #expect(field.position(from: end, offset: .min) == nil)
    #expect(field.compare(start, to: end) == .orderedAscending)
    #expect(field.position(from: second, in: .right, offset: 1)?.place.offset == 3)
    #expect(field.position(from: second, in: .left, offset: 2) == nil)
    #expect(field.position(from: second, in: .down, offset: 1) == nil)
    let range = try #require(field.textRange(from: second, to: end))
    #expect(field.text(in: range) == "e\u{301}b" && !range.isEmpty)
    #expect(field.caretRect(for: end) == CGRect(x: 30, y: 8, width: 2, height: 24))
    #expect(field.firstRect(for: range) == CGRect(x: 10, y: 8, width: 20, height: 24))
    #expect(field.selectionRects(for: range).map(\.rect.width) == [20])
    #expect(field.closestPosition(to: CGPoint(x: 14, y: 0))?.isEqual(second) == true)
    #expect(
      field.closestPosition(to: CGPoint(x: -5, y: 0), within: range)?.isEqual(second) == true
    )
    #expect(field.characterRange(at: CGPoint(x: 14, y: 0))?.range == 1..<3)
    #expect(field.characterRange(at: CGPoint(x: 500, y: 0))?.range == 3..<4)
    field.replace(range, withText: "xy")
    #expect(field.text == "axy")
    field.selectedTextRange = field.textRange(from: start, to: second)
    field.insertText("Q")
    field.deleteBackward()
    #expect(field.text == "xy" && field.hasText)
    field.setMarkedText("に", selectedRange: NSRange(location: NSNotFound, length: 0))
    #expect(field.markedTextRange?.range == 0..<1 && field.text == "にxy")
    field.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
    #expect(field.markedTextRange == nil && field.text == "xy")
  }

  @Test func `callbacks may change the text or take the field away`() {
    field.delegate = delegate
    field.text = "abc"
    field.becomeFirstResponder()
    delegate.whenAsked = { $0.text = "" }
    keys.press(.keyboardDeleteOrBackspace)
    keys.type("x")
    #expect(field.text == "x")
    delegate.whenAsked = { _ in }
    delegate.whenTold = { $0.text = "told" }
    keys.type("y")
    #expect(field.text == "told")
    delegate.whenTold = { _ in }
    delegate.whenAsked = { $0.removeFromSuperview() }
    keys.type("z")
    #expect(!field.isEditing && !field.isFirstResponder)
    keys.type("no")
    window.addSubview(field)
    delegate.whenAsked = { _ in }
    delegate.whenTold = { $0.removeFromSuperview() }
    field.becomeFirstResponder()
    #expect(!field.isEditing && field.superview == nil)
  }

  @Test func `a field that leaves its window ends editing and the next keys go nowhere`() {
    listen()
    field.becomeFirstResponder()
    _ = diary.take()
    field.removeFromSuperview()
    #expect(diary.take() == ["ended committed", "event ended"] && !field.isEditing)
    keys.type("a")
    #expect(field.text == "")
    window.addSubview(field)
    #expect(!field.isEditing && !field.isFirstResponder)
  }

  @Test func `strange sizes and numbers are survived`() {
    field.text = "some text"
    field.becomeFirstResponder()
    for size in [CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 1e7, height: 3)] {
      field.frame.size = size
      field.borderStyle = .roundedRect
      field.clearButtonMode = .always
      keys.press(.keyboardEnd)
      tap(3)
      _ = Headless.displayList(of: field)
      #expect(caretX.isFinite)
    }
    field.font = .systemFont(ofSize: .nan)
    field.minimumFontSize = .nan
    field.adjustsFontSizeToFitWidth = true
    field.resignFirstResponder()
    _ = Headless.displayList(of: field)
    #expect(field.intrinsicContentSize.width.isFinite)
  }
}
