import Foundation
import TatamiHost
import TatamiLive
import TatamiUIKit
import Testing

/// The data that sessions keep for programs that are started again, and the controls of documents.
@MainActor
@Suite struct LiveDocumentTests: LiveTests {
  private let form: FormController
  let session: LiveSession
  let connection = RecordedConnection()

  init() throws { (session, form) = try FormController.session() }

  private func connect(
    _ connection: RecordedConnection,
    to session: LiveSession? = nil,
    kept: String = ""
  ) throws {
    let kept = String(decoding: try JSONEncoder().encode(kept), as: UTF8.self)
    let text = #"{"t": "hello", "token": "", "width": 200, "height": 120, "kept": \#(kept)}"#
    try connect(connection, to: session, greeting: text)
  }

  @Test func `V121: another run of the program restores what the client has kept`() async throws {
    try connect(connection)
    session.perform {
      form.control.isOn = true
      form.field.text = "Ada"
      form.field.becomeFirstResponder()
    }
    func kept() -> String? {
      connection.messages.reversed().lazy.compactMap { message in
        if case .state(let text) = message { text } else { nil }
      }
      .first
    }
    try await wait { kept()?.contains("Ada") == true }
    let (restarted, restored) = try FormController.session()
    let other = RecordedConnection()
    try connect(other, to: restarted, kept: try #require(kept()))
    #expect(restored.control.isOn)
    #expect(restored.field.text == "Ada")
    #expect(restored.field.isFirstResponder)
  }

  @Test func `V127: a kept state is ignored if it is none, and after the first client`() throws {
    let window = try #require(form.view.window)
    let initial = session.perform { WindowState(of: window) }
    session.perform { form.control.isOn = true }
    let state = session.perform { WindowState(of: window) }.changes(since: initial)
    let kept = String(decoding: try JSONEncoder().encode(state), as: UTF8.self)
    #expect(kept.contains("UISwitch"))
    session.perform { form.control.isOn = false }
    try connect(connection, kept: "{")
    try connect(RecordedConnection(), kept: kept)
    #expect(!form.control.isOn)
  }

  @Test func `V65: URLs that the program opens are sent`() async throws {
    try connect(connection)
    let urls = try ["https://example.com/", "file:///etc/passwd"].map {
      try #require(URL(string: $0))
    }
    session.perform { for url in urls { UIApplication.shared.open(url) } }
    #expect(
      connection.messages.filter { if case .link = $0 { true } else { false } } == [.link(urls[0])]
    )
  }

  @Test func `controls are sent to clients that show them, and commands arrive`() async throws {
    session.schema = { "{}" }
    var commands: [ClientMessage.Control] = []
    session.controlHandler = { commands.append($0) }
    var controls = DocumentControls()
    controls.nodes = [DocumentControls.Node(identity: "/vbox0", title: "vbox", level: 0)]
    controls.rows = ["1 Ada", "2 Grace"]
    controls.row = 0
    session.controls = controls
    try connect(connection)
    #expect(connection.messages.contains(.rows(["1 Ada", "2 Grace"], selected: 0)))
    let isControls = { (message: ServerMessage) in
      if case .controls = message { true } else { false }
    }
    #expect(!connection.messages.contains(where: isControls))
    try send(#"{"t": "control", "op": "show", "on": true}"#)
    #expect(connection.messages.suffix(2) == [.schema("{}"), .controls(controls, withNodes: true)])
    controls.notice = "Saved."
    session.controls = controls
    #expect(connection.messages.last == .controls(controls, withNodes: false))
    try send(#"{"t": "control", "op": "set", "node": "/vbox0", "name": "space", "value": "4"}"#)
    try send(#"{"t": "control", "op": "remove", "node": "/vbox0", "name": "space"}"#)
    try send(#"{"t": "control", "op": "save"}"#)
    #expect(
      commands == [
        .set(name: "space", node: "/vbox0", value: "4"),
        .set(name: "space", node: "/vbox0", value: nil), .save,
      ]
    )
    let long = String(repeating: "x", count: 70_000)
    #expect(throws: MessageError.self) {
      try message(#"{"t": "control", "op": "set", "node": "", "name": "a", "value": "\#(long)"}"#)
    }
  }
}
