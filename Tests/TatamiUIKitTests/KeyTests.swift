import Foundation
import TatamiUIKit
import Testing

/// Where keys go.
@MainActor
struct KeyTests {
  private final class Listener: UIView {
    var lines: [String] = []
    var commands: [UIKeyCommand] = []
    var isGreedy = true

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      lines += presses.compactMap(\.key).map { "\($0.characters) \($0.keyCode)" }
      if !isGreedy { super.pressesBegan(presses, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      lines.append("ended")
    }
  }

  private let window = UIWindow.shown()
  private let outer = Listener()
  private let inner = Listener()

  init() {
    window.addSubview(outer)
    outer.addSubview(inner)
  }

  @Test func `S74: keys go to the first responder and along the chain`() {
    inner.becomeFirstResponder()
    Headless.press(.keyboardA, modifiers: .shift, in: window)
    #expect(inner.lines == ["A keyboardA", "ended"] && outer.lines == [])
    inner.isGreedy = false
    Headless.press(.keyboard1, in: window)
    #expect(outer.lines == ["1 keyboard1"])
  }

  @Test func `every character of a text is one key`() {
    inner.becomeFirstResponder()
    Headless.type("aÄ?\n👩‍👧", in: window)
    let keys = inner.lines.filter { $0 != "ended" }
    #expect(
      keys == [
        "a keyboardA", "Ä keyboardErrorUndefined", "? keyboardSlash", "\r keyboardReturnOrEnter",
        "👩‍👧 keyboardErrorUndefined",
      ]
    )
  }

  @Test func `a text field is typed into`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    window.addSubview(field)
    field.becomeFirstResponder()
    Headless.type("Ab ç!", in: window)
    Headless.press(.keyboardDeleteOrBackspace, in: window)
    #expect(field.text == "Ab ç")
  }

  @Test func `a command comes before the keys are delivered, the nearest first`() {
    var done: [String] = []
    inner.becomeFirstResponder()
    outer.commands = [
      UIKeyCommand(input: "s", modifierFlags: .command) { _ in done.append("outer") },
      UIKeyCommand(input: UIKeyCommand.inputEscape) { _ in done.append("escape") },
    ]
    Headless.press(.keyboardS, modifiers: .command, in: window)
    Headless.press(.keyboardEscape, in: window)
    #expect(done == ["outer", "escape"] && inner.lines == [])
    inner.commands = [UIKeyCommand(input: "S", modifierFlags: .command) { _ in done.append("in") }]
    Headless.press(.keyboardS, modifiers: .command, in: window)
    #expect(done.last == "in")
    Headless.press(.keyboardS, modifiers: [.command, .shift], in: window)
    Headless.press(.keyboardS, in: window)
    #expect(done.count == 3 && inner.lines.count == 4)
  }

  @Test func `disabled commands do nothing, shifted characters match by themselves`() {
    var count = 0
    inner.becomeFirstResponder()
    let plus = UIKeyCommand(input: "+", modifierFlags: .command) { _ in count += 1 }
    inner.commands = [plus]
    Headless.press(.keyboardEqualSign, modifiers: [.command, .shift], in: window)
    #expect(count == 1)
    Headless.press(.keyboardEqualSign, modifiers: .command, in: window)
    plus.attributes = .disabled
    Headless.press(.keyboardEqualSign, modifiers: [.command, .shift], in: window)
    #expect(count == 1)
  }

  @Test func `text comes before commands unless they ask for priority`() {
    var count = 0
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    outer.addSubview(field)
    field.becomeFirstResponder()
    let command = UIKeyCommand(input: "x") { _ in count += 1 }
    outer.isGreedy = false
    outer.commands = [
      command, UIKeyCommand(input: "j", modifierFlags: .command) { _ in count += 10 },
    ]
    Headless.type("x", in: window)
    #expect(field.text == "x" && count == 0)
    Headless.press(.keyboardJ, modifiers: .command, in: window)
    #expect(count == 10)
    command.wantsPriorityOverSystemBehavior = true
    Headless.type("x", in: window)
    #expect(field.text == "x" && count == 11)
  }

  @Test func `keys that type nothing put no names into texts`() {
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
          Headless.press(code, modifiers: modifiers, in: window)
        }
      }
      #expect(text.isFirstResponder)
    }
    #expect(field.text == "" && view.text == "")
  }

  @Test func `Escape in a text performs the command of the controller around it`() {
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
      Headless.press(.keyboardEscape, in: window)
    }
    #expect(controller.count == 2)
  }

  @Test func `keys without a first responder go to what fills the window`() {
    let controller = UIViewController()
    controller.view = outer
    window.rootViewController = controller
    Headless.press(.keyboardA, in: window)
    #expect(outer.lines == ["a keyboardA", "ended"])
  }

  @Test func `S74: events of views that are too deep for the stack do not get far`() {
    var deepest: UIView = inner
    inner.frame = window.bounds
    outer.frame = window.bounds
    for _ in 0..<50_000 {
      let view = UIView(frame: window.bounds)
      deepest.addSubview(view)
      deepest = view
    }
    let last = Listener()
    last.isGreedy = false
    deepest.addSubview(last)
    last.becomeFirstResponder()
    Headless.press(.keyboardA, in: window)
    #expect(last.lines == ["a keyboardA", "ended"] && inner.lines == [])
    #expect(window.hitTest(.at(10, 10), with: nil) != nil)
  }

  @Test func `named keys ask for their modifiers exactly`() {
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
    Headless.press(.keyboardEscape, modifiers: .shift, in: window)
    #expect(view.count == 0)
    Headless.press(.keyboardEscape, in: window)
    #expect(view.count == 1)
  }
}
