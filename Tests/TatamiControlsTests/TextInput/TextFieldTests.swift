import Foundation
import TatamiTesting
import TatamiDrawing
import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiControls
@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiViews

/// Text fields under arithmetic text: at 20 points characters are 10, lines 24 points.
@MainActor
@Suite(.arithmeticText) struct TextFieldTests {
  private let stage = TextFieldStage()
  private var window: UIWindow { stage.window }
  private var field: UITextField { stage.field }
  private var keys: Keyboard { stage.keys }
  private var diary: Diary { stage.diary }
  private var delegate: FieldDelegate { stage.delegate }
  private var selection: Range<Int> { stage.selection }
  private var caretX: CGFloat { stage.caretX }

  @Test func `fields start with UIKit's defaults`() {
    let field = UITextField()
    #expect(field.text == "")
    #expect(field.attributedText?.string == "")
    #expect(field.placeholder == nil)
    #expect(field.font == .systemFont(ofSize: 17))
    #expect(field.textColor === UIColor.label)
    #expect(field.borderStyle == .none)
    #expect(field.textAlignment == .natural)
    #expect(field.clearButtonMode == .never)
    #expect(field.leftViewMode == .never)
    #expect(!field.isEditing)
    #expect(!field.clearsOnBeginEditing)
    #expect(!field.isSecureTextEntry)
    #expect(field.keyboardType == .default)
    #expect(field.autocapitalizationType == .sentences)
  }

  @Test func `S214: text and attributedText share one content`() {
    field.attributedText = NSAttributedString(string: "rich", attributes: [.kern: 5.0])
    #expect(field.text == "rich")
    #expect(field.intrinsicContentSize.width == 62)
    field.text = "poor"
    #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    #expect(
      field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == field.font
    )
    field.text = nil
    #expect(field.text == "")
    #expect(field.attributedText?.length == 0)
    field.text = "a\nb\r\nc"
    #expect(field.text == "a b c")
  }

  @Test func `S78: delegate calls and events come in UIKit's order`() {
    stage.recordCalls()
    #expect(field.becomeFirstResponder())
    #expect(field.isEditing)
    #expect(field.isFirstResponder)
    #expect(diary.take() == ["begin?", "began", "event began"])
    #expect(field.becomeFirstResponder())
    #expect(diary.take().isEmpty)
    keys.type("a")
    #expect(diary.take() == ["change? 0,0 'a'", "selected", "event changed"])
    #expect(field.resignFirstResponder())
    #expect(!field.isEditing)
    #expect(diary.take() == ["end?", "ended committed", "event ended"])
  }

  @Test func `S78: the delegate may prevent beginning, ending and changes`() {
    stage.recordCalls()
    delegate.refused = ["begin"]
    #expect(!field.becomeFirstResponder())
    #expect(!field.isEditing)
    delegate.refused = ["end", "change"]
    #expect(field.becomeFirstResponder())
    keys.type("a")
    keys.press(.keyboardDeleteOrBackspace)
    #expect(field.text == "")
    #expect(!field.resignFirstResponder())
    #expect(field.isEditing)
    let other = UITextField()
    window.addSubview(other)
    #expect(!other.becomeFirstResponder())
    #expect(field.isFirstResponder)
    delegate.refused = []
    #expect(other.becomeFirstResponder())
    #expect(!field.isEditing)
    #expect(other.isEditing)
  }

  @Test func `S78: a disabled field or a field without a window does not begin editing`() {
    let lone = UITextField()
    #expect(!lone.becomeFirstResponder())
    #expect(!lone.isEditing)
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
  }

  @Test func `notifications are posted with the events`() {
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

  @Test func `the delegate method without a reason is called if the other is missing`() {
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
    #expect(field.text == "hello wörld")
    #expect(selection == 11..<11)
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
    #expect(field.text == "ello X")
    #expect(selection == 0..<0)
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

  @Test func `Return asks the delegate and ends editing if an action for it exists`() {
    stage.recordCalls()
    field.becomeFirstResponder()
    _ = diary.take()
    keys.type("\n")
    #expect(diary.take() == ["return?"])
    #expect(field.isEditing)
    stage.record("exit", .editingDidEndOnExit)
    stage.record("primary", .primaryActionTriggered)
    delegate.refused = ["return"]
    keys.type("\n")
    #expect(diary.take() == ["return?"])
    delegate.refused = []
    keys.type("\n")
    #expect(
      diary.take() == ["return?", "exit", "primary", "end?", "ended committed", "event ended"]
    )
  }

  @Test func `a tap moves the caret, double and triple taps select the word and the line`() {
    field.text = "one two"
    stage.tap(41)
    #expect(field.isEditing)
    #expect(selection == 4..<4)
    stage.tap(52, count: 2)
    #expect(selection == 4..<7)
    stage.tap(52, count: 3)
    #expect(selection == 0..<7)
    stage.tap(1)
    #expect(selection == 0..<0)
  }

  @Test func `a drag selects, a canceled drag restores the selection`() {
    field.text = "one two"
    field.becomeFirstResponder()
    let touch = Simulator.touchDown(at: CGPoint(x: 111, y: 120), in: window)
    Simulator.move(touch, to: CGPoint(x: 149, y: 120))
    #expect(selection == 1..<5)
    Simulator.move(touch, to: CGPoint(x: 90, y: 120))
    #expect(selection == 0..<1)
    Simulator.lift(touch)
    #expect(selection == 0..<1)
    let other = Simulator.touchDown(at: CGPoint(x: 111, y: 120), in: window)
    Simulator.move(other, to: CGPoint(x: 149, y: 120))
    Simulator.cancel(other)
    #expect(selection == 0..<1)
  }

  @Test func `copying, cutting and pasting use the pasteboard`() {
    stage.recordCalls()
    field.text = "one two"
    field.becomeFirstResponder()
    keys.command("a")
    keys.command("c")
    #expect(UIPasteboard.general.string == "one two")
    #expect(UIPasteboard.general.hasStrings)
    keys.press(.keyboardRightArrow)
    _ = diary.take()
    keys.command("v")
    #expect(field.text == "one twoone two")
    #expect(diary.take() == ["change? 7,0 'one two'", "selected", "event changed"])
    field.select(nil)
    keys.command("x")
    #expect(field.text == "one twoone ")
    #expect(UIPasteboard.general.string == "two")
    UIPasteboard.general.string = "a\nb"
    field.paste(nil)
    #expect(field.text == "one twoone a b")
    field.selectAll(nil)
    field.delete(nil)
    #expect(field.text == "")
    UIPasteboard.general.items = []
    field.paste(nil)
    #expect(field.text == "")
    #expect(UIPasteboard.general.string == nil)
  }

  @Test func `a field may be cleared when editing begins`() {
    field.text = "abc"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "")
  }

  @Test func `positions and ranges measure and change the text`() throws {
    field.text = "ae\u{301}b"
    let start = field.beginningOfDocument
    let end = field.endOfDocument
    #expect(field.offset(from: start, to: end) == 4)
    let second = try #require(field.position(from: start, offset: 1))
    #expect(field.position(from: start, offset: 2)?.caretPosition.offset == 3)
    #expect(field.position(from: start, offset: 5) == nil)
    #expect(field.position(from: start, offset: .max) == nil)
    #expect(field.position(from: end, offset: .min) == nil)
    #expect(field.compare(start, to: end) == .orderedAscending)
    #expect(field.position(from: second, in: .right, offset: 1)?.caretPosition.offset == 3)
    #expect(field.position(from: second, in: .left, offset: 2) == nil)
    #expect(field.position(from: second, in: .down, offset: 1) == nil)
    let range = try #require(field.textRange(from: second, to: end))
    #expect(field.text(in: range) == "e\u{301}b")
    #expect(!range.isEmpty)
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
    #expect(field.text == "xy")
    #expect(field.hasText)
    field.setMarkedText("に", selectedRange: NSRange(location: NSNotFound, length: 0))
    #expect(field.markedTextRange?.range == 0..<1)
    #expect(field.text == "にxy")
    field.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
    #expect(field.markedTextRange == nil)
    #expect(field.text == "xy")
  }

  @Test func `callbacks may change the text or remove the field`() {
    field.delegate = delegate
    field.text = "abc"
    field.becomeFirstResponder()
    delegate.onShould = { $0.text = "" }
    keys.press(.keyboardDeleteOrBackspace)
    keys.type("x")
    #expect(field.text == "x")
    delegate.onShould = { _ in }
    delegate.onDid = { $0.text = "told" }
    keys.type("y")
    #expect(field.text == "told")
    delegate.onDid = { _ in }
    delegate.onShould = { $0.removeFromSuperview() }
    keys.type("z")
    #expect(!field.isEditing)
    #expect(!field.isFirstResponder)
    keys.type("no")
    window.addSubview(field)
    delegate.onShould = { _ in }
    delegate.onDid = { $0.removeFromSuperview() }
    field.becomeFirstResponder()
    #expect(!field.isEditing)
    #expect(field.superview == nil)
  }

  @Test func `a field that leaves its window ends editing and receives no more keys`() {
    stage.recordCalls()
    field.becomeFirstResponder()
    _ = diary.take()
    field.removeFromSuperview()
    #expect(diary.take() == ["ended committed", "event ended"])
    #expect(!field.isEditing)
    keys.type("a")
    #expect(field.text == "")
    window.addSubview(field)
    #expect(!field.isEditing)
    #expect(!field.isFirstResponder)
  }
}
