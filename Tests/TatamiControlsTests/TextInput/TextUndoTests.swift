import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Reverting edits of text fields and text views.
@MainActor
@Suite(.environment) struct TextUndoTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  private let view = UITextView(frame: CGRect(x: 0, y: 50, width: 200, height: 200))

  init() {
    window.makeKeyAndVisible()
    for input in [field, view] as [UIView] { window.addSubview(input) }
  }

  private func type(_ text: String) {
    for character in text {
      Simulator.type(String(character), in: window)
      Simulator.advance(by: 0)
    }
  }

  private func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    Simulator.press(key, modifiers: modifiers, in: window)
    Simulator.advance(by: 0)
  }

  @Test func `N218: characters that are typed in a row are reverted together`() {
    field.becomeFirstResponder()
    type("abc")
    press(.keyboardLeftArrow)
    type("xy")
    #expect(field.text == "abxyc")
    press(.keyboardZ, .control)
    #expect(field.text == "abc")
    #expect(field.selectedTextRange?.isEmpty == true)
    press(.keyboardZ, .control)
    #expect(field.text == "")
    press(.keyboardZ, [.control, .shift])
    press(.keyboardZ, [.control, .shift])
    #expect(field.text == "abxyc")
    #expect(field.undoManager?.undoActionName == "Typing")
  }

  @Test func `N218: deletions, cut and paste are reverted, with the selection`() {
    view.text = "one two"
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 4, length: 3)
    press(.keyboardX, .control)
    #expect(view.text == "one ")
    press(.keyboardV, .control)
    press(.keyboardV, .control)
    #expect(view.text == "one twotwo")
    for _ in 0..<3 { press(.keyboardZ, .control) }
    #expect(view.text == "one two")
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
    view.selectedRange = NSRange(location: 7, length: 0)
    for _ in 0..<3 { press(.keyboardDeleteOrBackspace) }
    #expect(view.text == "one ")
    press(.keyboardZ, .control)
    #expect(view.text == "one two")
  }

  @Test func `N218: edits are forgotten with a text that is set off the window`() {
    field.becomeFirstResponder()
    type("abc")
    field.removeFromSuperview()
    field.text = "another"
    window.addSubview(field)
    field.becomeFirstResponder()
    press(.keyboardZ, .control)
    #expect(field.text == "another")
    #expect(window.undoManager?.canUndo == false)
  }

  @Test func `N218: edits are forgotten when others are not registered`() {
    field.becomeFirstResponder()
    type("abc")
    field.isSecureTextEntry = true
    type("d")
    press(.keyboardZ, .control)
    #expect(field.text == "abcd")
    field.isSecureTextEntry = false
    view.becomeFirstResponder()
    type("abc")
    view.isEditable = false
    window.undoManager?.undo()
    #expect(view.text == "abc")
    #expect(window.undoManager?.canUndo == false)
  }

  @Test func `N218: edits have names, unless the program sets one`() {
    view.text = "one"
    view.becomeFirstResponder()
    view.selectAll(nil)
    press(.keyboardX, .control)
    #expect(view.undoManager?.undoActionName == "Cut")
    press(.keyboardV, .control)
    #expect(view.undoManager?.undoActionName == "Paste")
    view.undoManager?.beginUndoGrouping()
    view.undoManager?.setActionName("Sign")
    view.insertText("x")
    view.undoManager?.endUndoGrouping()
    Simulator.advance(by: 0)
    #expect(view.undoManager?.undoActionName == "Sign")
  }

  @Test func `N218: attributes come back`() {
    let text = NSMutableAttributedString(string: "plain ")
    text.append(NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red]))
    view.attributedText = text
    view.becomeFirstResponder()
    view.selectAll(nil)
    press(.keyboardDeleteOrBackspace)
    #expect(view.text == "")
    press(.keyboardZ, .control)
    let color = view.attributedText.attribute(.foregroundColor, at: 7, effectiveRange: nil)
    #expect(view.text == "plain red")
    #expect(color as? UIColor == .red)
  }

  @Test func `N218: setting the text forgets edits; a secure field has none`() {
    field.becomeFirstResponder()
    type("abc")
    field.text = "new"
    #expect(field.undoManager?.canUndo == false)
    field.isSecureTextEntry = true
    type("d")
    #expect(field.undoManager?.canUndo == false)
    press(.keyboardZ, .control)
    #expect(field.text == "newd")
  }

  @Test func `N218: two inputs share the manager of the window`() {
    field.becomeFirstResponder()
    type("a")
    view.becomeFirstResponder()
    type("b")
    #expect(field.undoManager === view.undoManager)
    press(.keyboardZ, .control)
    #expect(view.text == "")
    press(.keyboardZ, .control)
    #expect(field.text == "")
  }

  @Test func `random edits are reverted one by one`() {
    var random = SeededRandom(seed: 7)
    view.text = "The quick brown fox"
    view.becomeFirstResponder()
    let manager = view.undoManager
    for _ in 0..<300 {
      let length = view.text.utf16.count
      let start = Int.random(in: 0...length, using: &random)
      let count = Int.random(in: 0...length - start, using: &random)
      view.selectedRange = NSRange(location: start, length: min(3, count))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: type("é")
      case 1: type("ab")
      case 2: press(.keyboardDeleteOrBackspace)
      default: if manager?.canUndo == true { press(.keyboardZ, .control) }
      }
    }
    let last = view.text
    var steps = 0
    while manager?.canUndo == true {
      press(.keyboardZ, .control)
      steps += 1
    }
    #expect(view.text == "The quick brown fox")
    for _ in 0..<steps { press(.keyboardZ, [.control, .shift]) }
    #expect(view.text == last)
  }
}
