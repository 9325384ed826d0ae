import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Edits of input methods and the state that they read.
@MainActor
@Suite(.environment)
struct TextInputTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let field = UITextField(frame: CGRect(x: 20, y: 30, width: 200, height: 30))
  private let textView = UITextView(frame: CGRect(x: 20, y: 80, width: 200, height: 100))

  private func makeHost(responder: UIView? = nil) -> WindowHost {
    window.addSubview(field)
    window.addSubview(textView)
    window.makeKeyAndVisible()
    responder?.becomeFirstResponder()
    return WindowHost(window)
  }

  @Test func `there is no text input without a first responder`() {
    #expect(makeHost().textInput == nil)
  }

  @Test func `V15: the state holds the text, the selection and the caret in the window`() throws {
    field.text = "Tatami"
    let host = makeHost(responder: field)
    let state = try #require(host.textInput)
    #expect(state.context == "Tatami")
    #expect(state.selection == 6..<6)
    #expect(!state.isMultiline)
    #expect(field.frame.insetBy(dx: -1, dy: -1).contains(state.caret))
  }

  @Test func `V15: the state of a secure field holds no text`() throws {
    field.text = "secret"
    field.isSecureTextEntry = true
    let state = try #require(makeHost(responder: field).textInput)
    #expect(state.context.isEmpty)
    #expect(state.isSecure)
  }

  @Test func `the context of a long text is limited on both sides`() throws {
    textView.text = String(repeating: "a", count: 10_000)
    let host = makeHost(responder: textView)
    textView.selectedRange = NSRange(location: 5000, length: 0)
    let state = try #require(host.textInput)
    #expect(state.context.utf16.count == 2 * TextInputState.contextLimit)
    #expect(state.selection == 2000..<2000)
    #expect(state.isMultiline)
  }

  @Test func `a composition is replaced until it is inserted`() throws {
    field.text = "ab"
    let host = makeHost(responder: field)
    host.setMarkedText("に", selection: 1..<1)
    host.setMarkedText("にほ", selection: 0..<2)
    let state = try #require(host.textInput)
    #expect(state.context == "abにほ")
    #expect(state.marked == 2..<4)
    #expect(state.selection == 2..<4)
    #expect(state.markedRect != nil)
    host.insertText("日本")
    #expect(field.text == "ab日本")
    #expect(host.textInput?.marked == nil)
  }

  @Test func `an empty composition leaves nothing behind`() {
    let host = makeHost(responder: field)
    host.setMarkedText("abc", selection: 3..<3)
    host.setMarkedText("", selection: 0..<0)
    #expect(field.text?.isEmpty == true)
    #expect(host.textInput?.marked == nil)
  }

  @Test func `a selection outside of the composition is limited to it`() {
    let host = makeHost(responder: field)
    host.setMarkedText("abc", selection: 2..<900)
    #expect(host.textInput?.selection == 2..<3)
  }

  @Test func `V17: a composition ends in the field where it was typed when another one is edited`()
  {
    let host = makeHost(responder: field)
    host.setMarkedText("abc", selection: 3..<3)
    textView.becomeFirstResponder()
    #expect(field.text == "abc")
    #expect(field.markedTextRange == nil)
    host.insertText("d")
    #expect(textView.text == "d")
  }

  @Test func `a composition ends when the application becomes inactive`() {
    let host = makeHost(responder: field)
    host.setMarkedText("abc", selection: 3..<3)
    HostApplication.changeState(to: .inactive)
    #expect(field.text == "abc")
    #expect(field.markedTextRange == nil)
  }

  @Test func `an insertion is subject to the delegate of the field`() {
    final class Refusal: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { false }
    }
    let refusal = Refusal()
    field.delegate = refusal
    let host = makeHost(responder: field)
    host.insertText("abc")
    #expect(field.text?.isEmpty == true)
  }

  @Test func `line breaks of an insertion press Return`() {
    let host = makeHost(responder: textView)
    host.insertText("one\ntwo\r\nthree")
    #expect(textView.text == "one\ntwo\nthree")
  }

  @Test func `V16: surrounding text is deleted by characters`() {
    field.text = "a👨‍👩‍👧bcd"
    let host = makeHost(responder: field)
    host.deleteSurroundingText(before: 2, after: 3)
    #expect(field.text == "a👨‍👩‍👧b")
    host.deleteSurroundingText(before: 2, after: 0)
    #expect(field.text == "a")
    host.deleteSurroundingText(before: .max, after: .max)
    #expect(field.text?.isEmpty == true)
    host.deleteSurroundingText(before: .min, after: .min)
  }
}
