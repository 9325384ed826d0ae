import NIOWebSocket
import TatamiLive

/// The way of messages from the event loops of clients to a session on the main actor, in order.
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

  /// Connects a client that knows the secret.
  func open(_ connection: SocketConnection, _ greeting: ClientMessage.Greeting) {
    continuation.yield(.open(connection, greeting))
  }

  /// Passes a message of a connected client to the session.
  func receive(_ message: ClientMessage, from connection: SocketConnection) {
    continuation.yield(.message(message, connection))
  }

  /// Disconnects a client.
  func close(_ connection: SocketConnection) { continuation.yield(.close(connection)) }

  /// Passes events to a session until the task is canceled.
  @MainActor
  func run(_ session: LiveSession) async {
    for await event in events {
      switch event {
      case .open(let connection, let greeting): session.connect(connection, greeting)
      case .close(let connection): session.disconnect(connection)
      case .message(let message, let connection):
        do throws(MessageError) {
          try session.receive(message, from: connection)
        } catch {
          connection.close(after: error)
        }
      }
    }
  }
}
