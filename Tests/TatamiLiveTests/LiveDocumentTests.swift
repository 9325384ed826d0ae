import Foundation
import TatamiHost
import TatamiLive
import TatamiUIKit
import Testing

/// What sessions keep for programs that are started again.
@MainActor
@Suite struct LiveDocumentTests {
  private let form: FormController
  private let session: LiveSession
  private let connection = RecordedConnection()

  init() throws {
    var form: FormController?
    session = LiveSession(title: "Form") {
      let made = FormController()
      form = made
      return made
    }
    self.form = try #require(form)
  }

  private func message(_ text: String) throws -> ClientMessage {
    try ClientMessage(Array(text.utf8))
  }

  private func send(_ text: String) throws {
    try session.receive(message(text), from: connection)
  }

  private func connect(
    _ connection: RecordedConnection,
    to session: LiveSession? = nil,
    kept: String = ""
  ) throws {
    let kept = String(decoding: try JSONEncoder().encode(kept), as: UTF8.self)
    let text = #"{"t": "hello", "token": "", "width": 200, "height": 120, "kept": \#(kept)}"#
    guard case .hello(let greeting) = try message(text) else { return #expect(Bool(false)) }
    (session ?? self.session).connect(connection, greeting)
  }

  /// Waits until a condition holds, at most for five seconds.
  private func wait(_ condition: @MainActor () -> Bool) async throws {
    for _ in 0..<500 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
    #expect(condition())
  }

  @Test func `another run of the program restores what the client has kept`() async throws {
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
    var restored: FormController?
    let restarted = LiveSession(title: "Form") {
      let made = FormController()
      restored = made
      return made
    }
    let other = RecordedConnection()
    try connect(other, to: restarted, kept: try #require(kept()))
    #expect(restored?.control.isOn == true)
    #expect(restored?.field.text == "Ada")
    #expect(restored?.field.isFirstResponder == true)
  }

  @Test func `a kept state is ignored if it is none, and after the first client`() throws {
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

  @Test func `URLs that the program opens are sent`() async throws {
    try connect(connection)
    let urls = try ["https://example.com/", "file:///etc/passwd"].map {
      try #require(URL(string: $0))
    }
    session.perform { for url in urls { UIApplication.shared.open(url) } }
    #expect(
      connection.messages.filter { if case .link = $0 { true } else { false } } == [.link(urls[0])]
    )
  }
}
