import TatamiLive

/// The way of messages from the event loops of clients to sessions on the main actor, in order.
final class PreviewHub: Sendable {
  private enum Event: Sendable {
    case open(SocketConnection, ClientMessage.Greeting)
    case message(ClientMessage, SocketConnection)
    case close(SocketConnection)
  }

  private let continuation: AsyncStream<Event>.Continuation
  private let events: AsyncStream<Event>

  init() {
    (events, continuation) = AsyncStream.makeStream()
  }

  /// Connects a client that has sent the secret.
  func open(_ connection: SocketConnection, _ greeting: ClientMessage.Greeting) {
    continuation.yield(.open(connection, greeting))
  }

  /// Passes a message of a connected client to its session.
  func receive(_ message: ClientMessage, from connection: SocketConnection) {
    continuation.yield(.message(message, connection))
  }

  /// Disconnects a client.
  func close(_ connection: SocketConnection) { continuation.yield(.close(connection)) }

  /// Passes events to the sessions of clients until the task is canceled.
  @MainActor
  func run(_ sessions: ClientSessions) async {
    for await event in events {
      switch event {
      case .open(let connection, let greeting): sessions.connect(connection, greeting)
      case .close(let connection): sessions.disconnect(connection)
      case .message(let message, let connection): sessions.receive(message, from: connection)
      }
    }
    sessions.stop()
  }
}
