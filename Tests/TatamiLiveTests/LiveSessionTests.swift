import Foundation
import TatamiHost
import TatamiLive
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite struct LiveSessionTests: LiveTests {
  private let form: FormController
  let session: LiveSession
  let connection = RecordedConnection()

  init() throws { (session, form) = try FormController.session() }

  private func connect(_ connection: RecordedConnection, dark: Bool = false) throws {
    let text = """
      {"t": "hello", "token": "", "width": 200, "height": 120, "scale": 1, "traits": {"dark": \(dark)}}
      """
    try connect(connection, greeting: text)
  }

  private func connectAndWait(dark: Bool = false) async throws {
    try connect(connection, dark: dark)
    try await wait { connection.frameCount == 1 }
    try acknowledge()
  }

  private func acknowledge() throws {
    try send(#"{"t": "ack", "frame": \#(connection.sequence)}"#)
  }

  private func click(_ x: Int, _ y: Int) throws {
    for phase in ["down", "up"] {
      try send(
        #"{"t": "pointer", "phase": "\#(phase)", "kind": "mouse", "id": 1, "x": \#(x), "y": \#(y), "n": 1}"#
      )
    }
  }

  @Test func `a client receives the title and the whole picture`() async throws {
    try await connectAndWait()
    #expect(connection.messages.first == .welcome(session: session.id, title: "Form"))
    #expect(connection.isWholePicture)
    #expect(connection.error == nil)
    #expect(connection.pixel(199, 119) == 0xFFFF_FFFF)
  }

  @Test func `a click operates a control and changes the picture`() async throws {
    try await connectAndWait()
    let before = connection.pixel(30, 25)
    try click(30, 25)
    #expect(form.control.isOn)
    try await wait { connection.frameCount > 1 }
    for _ in 0..<60 where connection.pixel(20, 25) == before {
      try acknowledge()
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(connection.pixel(20, 25) != before)
    #expect(!connection.isWholePicture)
  }

  @Test func `V24: chosen traits replace those of the browser`() async throws {
    try await connectAndWait(dark: true)
    var changes = 0
    session.traitsHandler = { changes += 1 }
    let chosen = #"{"t": "traits", "dark": true, "appearance": "light", "direction": "rtl","#
    for _ in 0..<2 { try send(chosen + #" "textSize": "AccessibilityM"}"#) }
    #expect(changes == 1)
    let traits = form.traitCollection
    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.preferredContentSizeCategory == .accessibilityMedium)
    try send(#"{"t": "traits", "dark": true}"#)
    #expect(form.traitCollection.userInterfaceStyle == .dark)
    #expect(form.traitCollection.layoutDirection == .leftToRight)
    #expect(form.traitCollection.preferredContentSizeCategory == .large)
  }

  @Test func `the shape of the pointer is sent when it changes`() async throws {
    try await connectAndWait()
    let points = [(100, 75), (110, 75), (30, 25), (150, 25), (100, 75)]
    for (x, y) in points {
      try send(
        #"{"t": "pointer", "phase": "move", "kind": "mouse", "id": 1, "x": \#(x), "y": \#(y), "n": 1}"#
      )
    }
    try send(
      #"{"t": "pointer", "phase": "leave", "kind": "mouse", "id": 1, "x": -1, "y": 0, "n": 2}"#
    )
    let shapes = connection.messages.compactMap { message in
      if case .cursor(let cursor) = message { cursor } else { nil }
    }
    #expect(shapes == [.text, .default, .text, .default])
  }

  @Test func `V106: announcements and changes of the screen are spoken, urgent ones at once`()
    async throws
  {
    try await connectAndWait()
    let high = NSAttributedString(
      string: "Failed",
      attributes: [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high]
    )
    session.perform {
      UIAccessibility.post(notification: .announcement, argument: "Saved")
      UIAccessibility.post(notification: .layoutChanged, argument: "Layout")
      UIAccessibility.post(
        notification: .announcement,
        argument: NSAttributedString(string: "Sent")
      )
      UIAccessibility.post(notification: .announcement, argument: high)
      UIAccessibility.post(notification: .screenChanged, argument: UIView())
      UIAccessibility.post(notification: .announcement, argument: nil)
    }
    let spoken = connection.messages.filter { if case .announcement = $0 { true } else { false } }
    #expect(
      spoken == [
        .announcement("Saved", isUrgent: false), .announcement("Layout", isUrgent: false),
        .announcement("Sent", isUrgent: false), .announcement("Failed", isUrgent: true),
      ]
    )
  }

  @Test func `the view at a position is explained without a touch`() async throws {
    try await connectAndWait()
    try send(#"{"t": "inspect", "x": 30, "y": 25}"#)
    guard case .inspection(let found) = connection.messages.last else {
      return #expect(Bool(false), "no inspection")
    }
    #expect(form.control.convert(form.control.bounds, to: nil).contains(found.frame))
    #expect(!form.control.isOn)
    try send(#"{"t": "inspect", "x": -1000000, "y": 1000000}"#)
    guard case .inspection(let window) = connection.messages.last else {
      return #expect(Bool(false), "no inspection")
    }
    #expect(window.frame == CGRect(x: 0, y: 0, width: 200, height: 120))
    #expect(window.explanation.contains("UIWindow"))
  }

  @Test func `sizes of text are those of UIKit`() throws {
    let steps = ClientMessage.Traits.TextSize.allCases.map {
      UIContentSizeCategory(rawValue: "UICTContentSizeCategory\($0.rawValue)").step
    }
    #expect(steps == Array(0..<12))
    #expect(throws: MessageError.self) {
      try message(#"{"t": "traits", "textSize": "gigantic"}"#)
    }
  }

  @Test func `V47: no frame is sent before the last one is acknowledged`() async throws {
    try connect(connection)
    try await wait { connection.frameCount == 1 }
    session.perform { form.view.backgroundColor = .red }
    try await Task.sleep(for: .milliseconds(100))
    #expect(connection.frameCount == 1)
    try acknowledge()
    try await wait { connection.frameCount == 2 }
    #expect(connection.pixel(199, 119) == 0xFFFF_0000)
  }

  @Test func `V13, V190: an unchanged window sends nothing`() async throws {
    try await connectAndWait()
    session.perform { form.view.setNeedsDisplay() }
    try await Task.sleep(for: .milliseconds(100))
    #expect(connection.frameCount == 1)
  }

  @Test func `V79, V86, V89: typed characters, an input method and the clipboard edit a field`()
    async throws
  {
    try await connectAndWait()
    try click(100, 75)
    #expect(form.field.isFirstResponder)
    for text in ["A", "d"] { try send(#"{"t": "text", "op": "insert", "text": "\#(text)"}"#) }
    try send(#"{"t": "text", "op": "mark", "text": "あ"}"#)
    #expect(form.field.text == "Adあ")
    try send(#"{"t": "text", "op": "insert", "text": "a"}"#)
    #expect(form.field.text == "Ada")
    try send(#"{"t": "clipboard", "op": "paste", "text": " L.\u0007"}"#)
    #expect(form.field.text == "Ada L.")
    try send(#"{"t": "key", "down": true, "code": "Backspace", "key": "Backspace", "n": 3}"#)
    #expect(form.field.text == "Ada L")
    try await wait { connection.messages.contains { $0.text.contains(#""text":"Ada L""#) } }
  }

  @Test(arguments: [true, false])
  func `a wheel and a trackpad scroll`(_ isPrecise: Bool) async throws {
    try await connectAndWait()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
    session.perform {
      scrollView.contentSize = CGSize(width: 200, height: 1000)
      form.view.addSubview(scrollView)
    }
    for _ in 0..<3 {
      try send(#"{"t": "wheel", "x": 90, "y": 60, "dx": 0, "dy": 40, "precise": \#(isPrecise)}"#)
    }
    try await wait { scrollView.contentOffset.y >= 80 }
    try await wait { !scrollView.isDragging }
  }

  @Test func `V45, V49: a client that has lost its picture receives it again`() async throws {
    try await connectAndWait()
    try send(#"{"t": "resync", "reason": "lost"}"#)
    try await wait { connection.frameCount == 2 }
    #expect(connection.isWholePicture)
  }

  @Test func `V52: nothing is drawn while no page is seen`() async throws {
    try await connectAndWait()
    try send(#"{"t": "visible", "on": false}"#)
    session.perform { form.control.isOn = true }
    try await Task.sleep(for: .milliseconds(50))
    #expect(connection.frameCount == 1)
    try send(#"{"t": "visible", "on": true}"#)
    try await wait { connection.frameCount == 2 }
  }

  @Test func `V83: the page gets the type of the keyboard and of the Return key`() async throws {
    form.field.keyboardType = .decimalPad
    form.field.returnKeyType = .send
    try await connectAndWait()
    session.perform { _ = form.field.becomeFirstResponder() }
    try await wait { (try? last("input")?["mode"] as? String) == "decimal" }
    #expect(try last("input")?["enter"] as? String == "send")
  }

  @Test func `V88: a text that the program copies is sent, a pasted one is not`() async throws {
    try await connectAndWait()
    session.perform { UIPasteboard.general.string = "Copied" }
    #expect(connection.messages.last == .clipboard("Copied"))
    try send(#"{"t": "clipboard", "op": "paste", "text": "Pasted"}"#)
    #expect(!connection.messages.contains(.clipboard("Pasted")))
  }

  @Test func `several clients show the same picture`() async throws {
    try await connectAndWait()
    let other = RecordedConnection()
    try connect(other)
    try await wait { other.frameCount == 1 }
    let isSame = other.pixels == connection.pixels
    #expect(isSame)
    session.disconnect(connection)
    #expect(session.hasClients)
    session.disconnect(other)
    #expect(!session.hasClients)
  }

  @Test func `the appearance of the browser is that of the window`() async throws {
    try await connectAndWait(dark: true)
    #expect(connection.pixel(199, 119) == 0xFF00_0000)
  }

  @Test func `errors are shown to clients that connect later`() async throws {
    let problem = DocumentProblem(file: "a.json", message: "line 2: no")
    session.report([problem])
    try await connectAndWait()
    #expect(connection.messages.contains(.errors([problem])))
    session.report([])
    #expect(connection.messages.last == .errors([]))
  }

  @Test func `V26, V27, V104: screen readers find elements with identities and act on them`()
    async throws
  {
    session.perform { form.control.accessibilityLabel = "Alarm" }
    try await connectAndWait()
    func elements() -> [AccessibilityMirror.Element] {
      connection.messages.reversed().lazy.compactMap { message in
        if case .tree(_, let elements) = message { elements } else { nil }
      }
      .first ?? []
    }
    try await wait { !elements().isEmpty }
    let alarm = try #require(elements().first { $0.node.label == "Alarm" })
    #expect(alarm.node.frame == CGRect(x: 10, y: 10, width: 51, height: 31))
    try send(#"{"t": "action", "name": "activate", "node": \#(alarm.id)}"#)
    #expect(form.control.isOn)
    try await wait { elements().contains { $0.id == alarm.id && $0.node.value == "1" } }
    let field = try #require(elements().first { $0.node.kind == "text field" })
    try send(#"{"t": "action", "name": "activate", "node": \#(field.id)}"#)
    #expect(form.field.isFirstResponder)
    try send(#"{"t": "action", "name": "activate", "node": 999}"#)
    try send(#"{"t": "action", "name": "text", "node": \#(field.id), "text": "Ada"}"#)
    #expect(form.field.text == "Ada")
    session.perform { _ = form.field.resignFirstResponder() }
    try send(#"{"t": "action", "name": "focus", "node": \#(field.id)}"#)
    #expect(form.field.isFirstResponder)
    var deleted = 0
    session.perform {
      form.control.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Delete") { _ in
          deleted += 1
          return true
        }
      ]
    }
    for index in [1, 0] {
      try send(#"{"t": "action", "name": "custom", "node": \#(alarm.id), "index": \#(index)}"#)
    }
    #expect(deleted == 1)
  }

  /// The members of the last message of a type.
  private func last(_ type: String) throws -> [String: Any]? {
    let texts = connection.messages.map(\.text).filter { $0.contains(#""t":"\#(type)""#) }
    let object = try texts.last.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
    return object as? [String: Any]
  }

  @Test func `V105: only changed members of elements are sent`() async throws {
    session.perform { form.control.accessibilityLabel = "Alarm" }
    try await connectAndWait()
    try await wait { connection.messages.contains { $0.text.contains(#""whole":true"#) } }
    let whole = try #require(try last("tree"))
    let elements = try #require(whole["set"] as? [[String: Any]])
    let alarm = try #require(elements.first { $0["label"] as? String == "Alarm" })
    #expect(alarm["hint"] == nil)
    let id = try #require(alarm["id"] as? Int)
    #expect(whole["order"] as? [[Int]] == [[1, elements.count]])
    session.perform { form.control.isOn = true }
    try await wait {
      connection.messages.last { if case .tree = $0 { true } else { false } }.map {
        $0.text == #"{"t":"tree","set":[{"id":\#(id),"value":"1","checked":true}]}"#
      } ?? false
    }
    session.perform {
      for view in [form.control, form.field] { view.frame = view.frame.offsetBy(dx: 2.5, dy: -4) }
    }
    try await wait {
      try? acknowledge()
      return connection.messages.contains {
        $0.text == #"{"t":"tree","set":[],"move":[[2.5,-4,[1,\#(elements.count)]]]}"#
      }
    }
    session.perform { form.control.removeFromSuperview() }
    try await wait {
      try? acknowledge()
      return (try? last("tree")?["remove"] as? [Int]) == [id]
    }
    #expect(try last("tree")?["order"] != nil)
  }

  @Test func `a second greeting is refused`() throws {
    try connect(connection)
    let text = #"{"t": "hello", "token": "", "width": 200, "height": 120}"#
    #expect(throws: MessageError.unexpected("hello")) { try send(text) }
  }

  @Test func `a resized page gets a picture of its size`() async throws {
    try await connectAndWait()
    try send(#"{"t": "resize", "width": 90, "height": 50, "scale": 2}"#)
    try await wait { connection.frameCount == 2 }
    #expect(connection.pixels.count == 180 * 100)
    #expect(connection.error == nil)
  }

  @Test func `V203: random messages are applied or refused`() async throws {
    var random = SeededRandom(seed: 30)
    try await connectAndWait()
    var counts = (read: 0, refused: 0)
    for _ in 0..<Thoroughness.cases(3_000, thorough: 100_000) {
      let bytes = RandomMessage.bytes(&random)
      do throws(MessageError) {
        try session.receive(try ClientMessage(bytes), from: connection)
        counts.read += 1
      } catch {
        counts.refused += 1
      }
    }
    #expect(counts.read > 300)
    #expect(counts.refused > 300)
    try send(#"{"t": "resize", "width": 20, "height": 10, "scale": 1}"#)
    try send(#"{"t": "visible", "on": true}"#)
    try send(#"{"t": "resync"}"#)
    try await wait { connection.pixels.count == 200 }
    #expect(connection.error == nil)
  }
}
