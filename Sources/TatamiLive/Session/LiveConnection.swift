/// The connection of a session to a client.
///
/// A class, because it has an identity.
public protocol LiveConnection: AnyObject, Sendable {
  /// Sends a message; called on the main actor.
  func send(_ message: ServerMessage)
  /// Sends a frame of the protocol; called on the main actor.
  func send(frame: [UInt8])
}
