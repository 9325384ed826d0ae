import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The pasteboard between a program and its host.
@MainActor
@Suite(.environment)
struct HostPasteboardTests {
  @Test func `V18: changes by the program are reported, those by the host are not`() {
    var texts: [String?] = []
    HostPasteboard.changeHandler = { texts.append(HostPasteboard.text) }
    UIPasteboard.general.string = "program"
    HostPasteboard.text = "host"
    #expect(UIPasteboard.general.string == "host")
    UIPasteboard.general.addItems([["public.utf8-plain-text": "more"]])
    UIPasteboard.general.string = nil
    #expect(texts == ["program", "host", nil])
  }

  @Test func `a text field pastes the host's text`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let field = UITextField(frame: window.bounds)
    window.addSubview(field)
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    HostPasteboard.text = "pasted"
    WindowHost(window).press(.keyboardV, modifiers: .command)
    #expect(field.text == "pasted")
  }
}
