import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Keys that a host presses and releases, with the characters of its own layout.
@MainActor
@Suite(.environment)
struct HostKeyTests {
  /// A view that records the phases of key presses.
  private final class KeyView: UIView {
    var lines: [String] = []
    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      record("began", presses)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      record("ended", presses)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      record("canceled", presses)
    }

    private func record(_ phase: String, _ presses: Set<UIPress>) {
      lines += presses.map { "\(phase) \($0.key?.characters ?? "")" }
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let view = KeyView()

  private func makeHost(responder: UIView) -> WindowHost {
    responder.frame = window.bounds
    window.addSubview(responder)
    window.makeKeyAndVisible()
    responder.becomeFirstResponder()
    return WindowHost(window)
  }

  @Test func `V14: a key is down until it is released`() {
    let host = makeHost(responder: view)
    host.keyDown(.keyboardY, characters: "z")
    host.keyDown(.keyboardLeftShift, characters: "")
    #expect(view.lines == ["began z", "began "])
    host.keyUp(.keyboardY)
    host.keyUp(.keyboardY)
    #expect(view.lines == ["began z", "began ", "ended z"])
  }

  @Test func `a repeating key is released and pressed again`() {
    let host = makeHost(responder: view)
    for _ in 0..<2 { host.keyDown(.keyboardA, characters: "a") }
    #expect(view.lines == ["began a", "ended a", "began a"])
  }

  @Test func `keys are canceled when the application becomes inactive`() {
    let host = makeHost(responder: view)
    host.keyDown(.keyboardA, characters: "a")
    HostApplication.changeState(to: .background)
    host.keyUp(.keyboardA)
    #expect(view.lines == ["began a", "canceled a"])
  }

  @Test func `a text field types the characters of the layout`() {
    let field = UITextField()
    let host = makeHost(responder: field)
    host.keyDown(.keyboardSemicolon, characters: "ö")
    host.keyDown(.keyboardA, characters: "A", modifiers: .shift)
    #expect(field.text == "öA")
    host.keyDown(
      .keyboardA,
      characters: "a",
      charactersIgnoringModifiers: "a",
      modifiers: .control
    )
    #expect(field.text == "öA")
  }

  @Test func `a view that leaves the window while a key is down leaves nothing behind`() {
    let host = makeHost(responder: view)
    host.keyDown(.keyboardA, characters: "a")
    view.removeFromSuperview()
    host.keyUp(.keyboardA)
    host.keyDown(.keyboardA, characters: "a")
    #expect(view.lines == ["began a", "ended a"])
  }
}
