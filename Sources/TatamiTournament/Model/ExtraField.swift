public import TatamiJSON

/// A member of a JSON object that the model stores and writes without interpreting it.
///
/// ```swift
/// var update = MatchUpdate(status: .completed)
/// update.extra = [ExtraField(name: "referee", value: .string("Ann"))]
/// ```
public struct ExtraField: Equatable, Sendable {
  /// The member's name.
  public var name: String
  /// The member's value.
  public var value: JSONValue

  /// Creates a member.
  public init(name: String, value: JSONValue) {
    self.name = name
    self.value = value
  }
}

extension [ExtraField] {
  /// Sets the values of fields; new names are appended.
  mutating func merge(_ fields: [ExtraField]) {
    for field in fields {
      if let index = firstIndex(where: { $0.name == field.name }) {
        self[index] = field
      } else {
        append(field)
      }
    }
  }
}
