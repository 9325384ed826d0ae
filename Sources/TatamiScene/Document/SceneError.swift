/// What is wrong with a scene document, and where.
///
/// Every case is the document's fault: the command answers it with exit code 65.
public enum SceneError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The text is neither JSON nor YAML; the reason is the parser's.
  case syntax(reason: String)
  /// The bytes are not UTF-8, from this offset on.
  case notUTF8(offset: Int)
  /// The document has more values than the limit.
  case tooLarge(limit: Int)
  /// An object has a name that means nothing there.
  case unknownKey(String, at: ScenePath, allowed: [String])
  /// An object lacks a name that it must have.
  case missingKey(String, at: ScenePath)
  /// A value is of another type or out of range.
  case unexpected(found: String, expected: String, at: ScenePath)
  /// A text is none of the allowed ones.
  case unknownChoice(String, at: ScenePath, allowed: [String])
  /// The values are fine one by one and impossible together.
  case impossible(reason: String, at: ScenePath)

  /// Where, what, and what is allowed.
  public var description: String {
    switch self {
    case .syntax(let reason):
      "not a JSON or YAML document: \(reason)"
    case .notUTF8(let offset):
      "not UTF-8: byte \(offset) belongs to no character; save the file as UTF-8"
    case .tooLarge(let limit):
      "more than \(limit) values in one document"
    case .unknownKey(let key, let path, let allowed):
      "\(path): unknown key '\(key)'\(SpellingSuggestion.hint(for: key, among: allowed))"
        + "; allowed: \(allowed.joined(separator: ", "))"
    case .missingKey(let key, let path):
      "\(path): the key '\(key)' is missing"
    case .unexpected(let found, let expected, let path):
      "\(path): found \(found), expected \(expected)"
    case .unknownChoice(let found, let path, let allowed):
      "\(path): unknown value '\(found)'\(SpellingSuggestion.hint(for: found, among: allowed))"
        + "; allowed: \(allowed.joined(separator: ", "))"
    case .impossible(let reason, let path):
      "\(path): \(reason)"
    }
  }
}
