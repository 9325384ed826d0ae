import TatamiLive

/// The sessions that the clients of a server see.
///
/// A session without clients can be resumed for a while, so that a page that was reloaded, or whose
/// network was cut, finds what it showed.
@MainActor
final class ClientSessions {
  private let maxClients: Int
  private let lifetime: Duration
  private let makeSession: @MainActor () -> LiveSession
  private var sessions: [String: LiveSession] = [:]
  private var clients: [ObjectIdentifier: LiveSession] = [:]
  /// The sessions without clients, the one that has waited longest first.
  private var waiting: [String] = []
  private var expirations: [String: Task<Void, Never>] = [:]

  /// Creates the sessions of a server.
  ///
  /// - Parameters:
  ///   - limits: The maximum number of clients, and the time for which sessions can be resumed.
  ///   - makeSession: Returns the session of a client that names none which exists.
  init(_ limits: ServerLimits, makeSession: @escaping @MainActor () -> LiveSession) {
    (maxClients, lifetime) = (limits.maxClients, limits.sessionLifetime)
    self.makeSession = makeSession
  }

  /// Connects a client with the session that it names or with another one.
  func connect(_ connection: SocketConnection, _ greeting: ClientMessage.Greeting) {
    guard clients.count < maxClients else {
      return connection.close(.init(codeNumber: 1013), "too many clients; close other pages")
    }
    let session = greeting.session.flatMap { sessions[$0] } ?? newSession()
    sessions[session.id] = session
    stopWaiting(session.id)
    clients[ObjectIdentifier(connection)] = session
    session.connect(connection, greeting)
  }

  /// Applies a message of a client; closes its connection after one that is wrong.
  func receive(_ message: ClientMessage, from connection: SocketConnection) {
    do throws(MessageError) {
      try clients[ObjectIdentifier(connection)]?.receive(message, from: connection)
    } catch {
      connection.close(after: error)
    }
  }

  /// Disconnects a client; its session ends after a while, unless a client resumes it.
  func disconnect(_ connection: SocketConnection) {
    guard let session = clients.removeValue(forKey: ObjectIdentifier(connection)) else { return }
    session.disconnect(connection)
    guard !session.hasClients else { return }
    let (id, lifetime) = (session.id, lifetime)
    stopWaiting(id)
    waiting.append(id)
    expirations[id] = Task { [weak self] in
      guard (try? await Task.sleep(for: lifetime)) != nil else { return }
      self?.end(id)
    }
  }

  /// Returns a new session; one that waits ends if there are as many as clients are allowed.
  private func newSession() -> LiveSession {
    if sessions.count >= maxClients, let oldest = waiting.first { end(oldest) }
    return makeSession()
  }

  private func end(_ id: String) {
    stopWaiting(id)
    sessions.removeValue(forKey: id)?.close()
  }

  private func stopWaiting(_ id: String) {
    waiting.removeAll { $0 == id }
    expirations.removeValue(forKey: id)?.cancel()
  }

  /// Cancels the ends of sessions.
  func stop() {
    for task in expirations.values { task.cancel() }
  }
}
