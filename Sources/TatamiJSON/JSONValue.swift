public import OrderedCollections

/// A JSON value.
///
/// YAML documents of the core schema have the same values.
public enum JSONValue: Equatable, Sendable {
  /// No value.
  case null
  /// True or false.
  case bool(Bool)
  /// A finite number.
  case number(Double)
  /// A string.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Values by name; the order of the names is kept for writing and has no meaning.
  case object(OrderedDictionary<String, JSONValue>)

  /// A short description for error messages, such as `the number 5` or `a list of 3`.
  package var kind: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "the number \(JSONWriter.text(of: value))"
    case .string(let value): "the string \"\(value.escaped(limit: 40))\""
    case .array(let values): "a list of \(values.count)"
    case .object(let members): members.isEmpty ? "an empty object" : "an object"
    }
  }

  /// Creates a number from an integer.
  package static func number(_ value: Int) -> JSONValue {
    .number(Double(value))
  }
}
