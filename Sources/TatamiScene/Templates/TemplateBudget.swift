import TatamiDocuments
import TatamiJSON

/// The part of a template's size limit that its expansion has used so far.
///
/// Values and texts are counted before they are created, so that a short template cannot use much
/// memory or time.
struct TemplateBudget {
  /// The maximum size of a document whose references have been replaced, in bytes: 32 MiB.
  static let limit = 32 << 20
  /// The size of a value, a name or a reference in addition to its text, in bytes.
  static let valueSize = 32

  private var bytes = 0

  /// Counts a value or a reference.
  ///
  /// - Parameter text: The bytes of its text or its name.
  mutating func spend(
    text: Int = 0,
    at path: @autoclosure () -> DocumentPath
  ) throws(SceneError) {
    bytes = bytes.saturatingSum(text.saturatingSum(Self.valueSize))
    guard bytes <= Self.limit else {
      throw .templateTooLarge(limit: Self.limit, valueSize: Self.valueSize, at: path())
    }
  }

  /// Counts a value of the data with all values in it; the recursion is as deep as the data.
  mutating func spend(
    _ value: SceneValue,
    at path: @autoclosure () -> DocumentPath
  ) throws(SceneError) {
    switch value {
    case .string(let text): try spend(text: text.utf8.count, at: path())
    case .array(let elements):
      try spend(at: path())
      for element in elements { try spend(element, at: path()) }
    case .object(let members):
      try spend(at: path())
      for (name, member) in members {
        try spend(text: name.utf8.count, at: path())
        try spend(member, at: path())
      }
    case .null, .bool, .number: try spend(at: path())
    }
  }
}
