/// The limits of a server for its clients.
package struct ServerLimits: Sendable {
  /// The maximum number of clients that have sent the secret.
  package var maxClients = 64
  /// The time for which a session without clients can be resumed.
  package var sessionLifetime = Duration.seconds(60)
  /// The time after which a connection ends from which nothing has arrived.
  package var silence = Duration.seconds(30)
  /// The time after which a WebSocket ends that has not sent the secret.
  package var greeting = Duration.seconds(5)
  /// The maximum number of messages of a client in a second.
  package var messagesPerSecond = 2_000
  /// The time between two pings, which browsers answer.
  package var pingInterval = Duration.seconds(10)

  /// Creates the limits of a preview.
  package init() {}
}
