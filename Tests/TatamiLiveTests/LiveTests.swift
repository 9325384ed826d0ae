import TatamiLive
import TatamiUIKit
import Testing

/// Tests of a session with a client.
@MainActor
protocol LiveTests {
  var session: LiveSession { get }
  var connection: RecordedConnection { get }
}

extension LiveTests {
  /// Parses a message of a client.
  func message(_ text: String) throws -> ClientMessage { try ClientMessage(Array(text.utf8)) }

  /// Sends a message of a client, of the first one unless stated.
  func send(_ text: String, from connection: RecordedConnection? = nil) throws {
    try session.receive(message(text), from: connection ?? self.connection)
  }

  /// Connects a client, which greets with a message.
  func connect(
    _ connection: RecordedConnection,
    to session: LiveSession? = nil,
    greeting text: String
  ) throws {
    guard case .hello(let greeting) = try message(text) else {
      throw MessageError.unexpected("no greeting")
    }
    (session ?? self.session).connect(connection, greeting)
  }

  /// Waits until a condition holds, at most for five seconds.
  func wait(
    _ condition: @MainActor () -> Bool,
    at location: SourceLocation = #_sourceLocation
  ) async throws {
    for _ in 0..<500 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
    #expect(condition(), sourceLocation: location)
  }
}

/// A view with a red button-like view, a switch and a text field.
@MainActor
final class FormController: UIViewController {
  let field = UITextField(frame: CGRect(x: 10, y: 60, width: 180, height: 34))
  let control = UISwitch(frame: CGRect(x: 10, y: 10, width: 51, height: 31))

  /// Returns a session with a form.
  static func session() throws -> (session: LiveSession, form: FormController) {
    var form: FormController?
    let session = LiveSession(title: "Form") {
      let made = FormController()
      form = made
      return made
    }
    return (session, try #require(form))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(control)
    view.addSubview(field)
  }
}
