import Foundation
import TatamiTesting
import TatamiUIKit
import Testing
import TestSupport

/// The delivery of key presses and key commands.
@MainActor
@Suite(.environment)
struct KeyTests {
  private final class PressView: UIView {
    var lines: [String] = []
    var commands: [UIKeyCommand] = []
    var handlesPresses = true

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      lines += presses.compactMap(\.key).map { "\($0.characters) \($0.keyCode)" }
      if !handlesPresses { super.pressesBegan(presses, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      lines.append("ended")
    }
  }

  private let window = UIWindow.shown()
  private let outer = PressView()
  private let inner = PressView()

  init() {
    window.addSubview(outer)
    outer.addSubview(inner)
  }

  @Test func `S74: key presses go to the first responder and along the responder chain`() {
    inner.becomeFirstResponder()
    Simulator.press(.keyboardA, modifiers: .shift, in: window)
    #expect(inner.lines == ["A keyboardA", "ended"])
    #expect(outer.lines == [])
    inner.handlesPresses = false
    Simulator.press(.keyboard1, in: window)
    #expect(outer.lines == ["1 keyboard1"])
  }

  @Test func `every character of a text is typed by one key`() {
    inner.becomeFirstResponder()
    Simulator.type("aÄ?\n👩‍👧", in: window)
    let keys = inner.lines.filter { $0 != "ended" }
    #expect(
      keys == [
        "a keyboardA", "Ä keyboardErrorUndefined", "? keyboardSlash", "\r keyboardReturnOrEnter",
        "👩‍👧 keyboardErrorUndefined",
      ]
    )
  }

  @Test func `typing changes a text field`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    window.addSubview(field)
    field.becomeFirstResponder()
    Simulator.type("Ab ç!", in: window)
    Simulator.press(.keyboardDeleteOrBackspace, in: window)
    #expect(field.text == "Ab ç")
  }

  /// A view that takes characters and declares no trait.
  private final class CharacterView: UIView, UIKeyInput {
    var text = ""
    var hasText: Bool { !text.isEmpty }
    override var canBecomeFirstResponder: Bool { true }

    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text.removeLast() }
  }

  @Test func `typing reaches a first responder that takes characters`() {
    let view = CharacterView()
    window.addSubview(view)
    view.becomeFirstResponder()
    Simulator.type("a ç\n!", in: window)
    Simulator.press(.keyboardDeleteOrBackspace, in: window)
    Simulator.press(.keyboardLeftArrow, in: window)
    Simulator.press(.keyboardA, modifiers: .command, in: window)
    #expect(view.text == "a ç\n")
    #expect(view.keyboardType == .default)
    #expect(view.textContentType == nil)
  }

  @Test func `the nearest key command precedes the delivery of the press`() {
    var done: [String] = []
    inner.becomeFirstResponder()
    outer.commands = [
      UIKeyCommand(input: "s", modifierFlags: .command) { _ in done.append("outer") },
      UIKeyCommand(input: UIKeyCommand.inputEscape) { _ in done.append("escape") },
    ]
    Simulator.press(.keyboardS, modifiers: .command, in: window)
    Simulator.press(.keyboardEscape, in: window)
    #expect(done == ["outer", "escape"])
    #expect(inner.lines == [])
    inner.commands = [UIKeyCommand(input: "S", modifierFlags: .command) { _ in done.append("in") }]
    Simulator.press(.keyboardS, modifiers: .command, in: window)
    #expect(done.last == "in")
    Simulator.press(.keyboardS, modifiers: [.command, .shift], in: window)
    Simulator.press(.keyboardS, in: window)
    #expect(done.count == 3)
    #expect(inner.lines.count == 4)
  }

  @Test func `disabled commands do nothing, and shifted characters imply Shift`() {
    var count = 0
    inner.becomeFirstResponder()
    let plus = UIKeyCommand(input: "+", modifierFlags: .command) { _ in count += 1 }
    inner.commands = [plus]
    Simulator.press(.keyboardEqualSign, modifiers: [.command, .shift], in: window)
    #expect(count == 1)
    Simulator.press(.keyboardEqualSign, modifiers: .command, in: window)
    plus.attributes = .disabled
    Simulator.press(.keyboardEqualSign, modifiers: [.command, .shift], in: window)
    #expect(count == 1)
  }

  @Test func `text input precedes commands without priority`() {
    var count = 0
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    outer.addSubview(field)
    field.becomeFirstResponder()
    let command = UIKeyCommand(input: "x") { _ in count += 1 }
    outer.handlesPresses = false
    outer.commands = [
      command, UIKeyCommand(input: "j", modifierFlags: .command) { _ in count += 10 },
    ]
    Simulator.type("x", in: window)
    #expect(field.text == "x")
    #expect(count == 0)
    Simulator.press(.keyboardJ, modifiers: .command, in: window)
    #expect(count == 10)
    command.wantsPriorityOverSystemBehavior = true
    Simulator.type("x", in: window)
    #expect(field.text == "x")
    #expect(count == 11)
  }

  @Test func `keys without characters do not change texts`() {
    let codes: [UIKeyboardHIDUsage] = [
      .keyboardEscape, .keyboardHome, .keyboardEnd, .keyboardPageUp, .keyboardPageDown,
      .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow,
      .keyboardDeleteForward,
    ]
    let frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    let (field, view) = (UITextField(frame: frame), UITextView(frame: frame))
    for text in [field, view] as [UIView] {
      outer.addSubview(text)
      text.becomeFirstResponder()
      for code in codes {
        for modifiers in [[], .shift, .alternate] as [UIKeyModifierFlags] {
          Simulator.press(code, modifiers: modifiers, in: window)
        }
      }
      #expect(text.isFirstResponder)
    }
    #expect(field.text == "")
    #expect(view.text == "")
  }

  @Test func `Escape in a text performs the command of its view controller`() {
    final class Closing: UIViewController {
      var count = 0
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: UIKeyCommand.inputEscape) { [weak self] _ in self?.count += 1 }]
      }
    }
    let controller = Closing()
    window.rootViewController = controller
    let frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    for text in [UITextField(frame: frame), UITextView(frame: frame)] as [UIView] {
      controller.view.addSubview(text)
      text.becomeFirstResponder()
      Simulator.press(.keyboardEscape, in: window)
    }
    #expect(controller.count == 2)
  }

  @Test func `key presses without a first responder go to the root view`() {
    let controller = UIViewController()
    controller.view = outer
    window.rootViewController = controller
    Simulator.press(.keyboardA, in: window)
    #expect(outer.lines == ["a keyboardA", "ended"])
  }

  @Test func `S74: events of very deep views stop before the stack is exhausted`() {
    var deepest: UIView = inner
    inner.frame = window.bounds
    outer.frame = window.bounds
    for _ in 0..<20_000 {
      let view = UIView(frame: window.bounds)
      deepest.addSubview(view)
      deepest = view
    }
    let last = PressView()
    last.handlesPresses = false
    deepest.addSubview(last)
    last.becomeFirstResponder()
    Simulator.press(.keyboardA, in: window)
    #expect(last.lines == ["a keyboardA", "ended"])
    #expect(inner.lines == [])
    #expect(window.hitTest(.at(10, 10), with: nil)?.isDescendant(of: inner) == true)
  }

  @Test func `named keys require their modifiers exactly`() {
    final class Listener: UIView {
      var count = 0
      override var canBecomeFirstResponder: Bool { true }
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: UIKeyCommand.inputEscape) { [weak self] _ in self?.count += 1 }]
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.isHidden = false
    let view = Listener()
    window.addSubview(view)
    #expect(view.becomeFirstResponder())
    Simulator.press(.keyboardEscape, modifiers: .shift, in: window)
    #expect(view.count == 0)
    Simulator.press(.keyboardEscape, in: window)
    #expect(view.count == 1)
  }
}
