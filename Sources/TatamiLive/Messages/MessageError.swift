/// An error in a message of a client; the connection is closed with it.
public enum MessageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text is not JSON.
  case notJSON(String)
  /// A member is missing, has another type or is out of range.
  case member(String, expected: String)
  /// The first message is not a greeting, or the greeting comes again.
  case unexpected(String)

  /// The member and what is allowed.
  public var description: String {
    switch self {
    case .notJSON(let reason): "the message is \(reason)"
    case .member(let name, let expected): "the member '\(name)' must be \(expected)"
    case .unexpected(let type): "the message '\(type)' was not expected here"
    }
  }

  /// The code with which the WebSocket is closed.
  public var closeCode: UInt16 {
    switch self {
    case .notJSON: 1007
    case .member, .unexpected: 4400
    }
  }
}
