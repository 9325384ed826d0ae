import TatamiJSON

/// An error in the structure of a document: a key or a value that is not allowed.
public enum DocumentError: Error, Equatable, Sendable, CustomStringConvertible {
  /// An object lacks a required key.
  case missingKey(String, at: DocumentPath)
  /// An object contains an unknown key.
  case unknownKey(String, at: DocumentPath, allowed: [String])
  /// A value has the wrong type or is out of range.
  case unexpected(found: String, expected: String, at: DocumentPath)
  /// A string is not one of the allowed values.
  case unknownValue(String, at: DocumentPath, allowed: [String])

  /// The path, the value found there, and the allowed values.
  public var description: String {
    switch self {
    case .missingKey(let key, let path):
      "\(path): the key '\(key)' is missing"
    case .unknownKey(let key, let path, let allowed):
      "\(path): unknown key \(quoted: key)\(Self.advice(for: key, allowed))"
    case .unexpected(let found, let expected, let path):
      "\(path): found \(found), expected \(expected)"
    case .unknownValue(let found, let path, let allowed):
      "\(path): unknown value \(quoted: found)\(Self.advice(for: found, allowed))"
    }
  }

  /// Returns the most similar word that is allowed, and all of them.
  private static func advice(for word: String, _ allowed: [String]) -> String {
    (ForeignNames.name(for: word, among: allowed).map { "; did you mean '\($0)'?" }
      ?? SpellingSuggestion.hint(for: word, among: allowed))
      + "; allowed: \(allowed.joined(separator: ", "))"
  }
}

/// An error of a kind of documents, which can be an error in their structure.
package protocol DocumentReadingError: Error {
  /// Creates the error for an error in the structure of a document.
  static func document(_ error: DocumentError) -> Self
}
