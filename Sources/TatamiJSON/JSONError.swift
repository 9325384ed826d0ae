/// An error in the text of a JSON document.
public enum JSONError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The text is not JSON.
  case syntax(reason: String, at: TextPosition)
  /// An object has a key twice; the position is that of the second one.
  case duplicateKey(String, at: TextPosition)
  /// Objects and lists contain each other to more levels than the limit.
  case tooDeep(limit: Int, at: TextPosition)
  /// The document contains more values than the limit.
  case tooLarge(limit: Int)
  /// The bytes are not UTF-8; the offset of the first invalid byte counts from 0.
  case notUTF8(offset: Int)

  /// The position, what was found there, and what is allowed.
  public var description: String {
    switch self {
    case .syntax(let reason, let position):
      "not JSON: \(position): \(reason.escaped(limit: 400))"
    case .duplicateKey(let key, let position):
      "\(position): the key \(quoted: key) occurs twice in one object"
    case .tooDeep(let limit, let position):
      "\(position): more than \(limit) levels of objects and lists"
    case .tooLarge(let limit):
      "more than \(limit) values in one document"
    case .notUTF8(let offset):
      "not UTF-8: byte \(offset) is not part of a character; save the file as UTF-8"
    }
  }
}
