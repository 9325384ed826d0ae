import OrderedCollections
import TatamiJSON

/// The parts from which the JSON Schema of scenes is built.
enum SchemaPart {
  /// Any text.
  static let text: JSONValue = .object(["type": .string("string")])
  /// A text that a regular expression matches.
  static func text(matching pattern: String) -> JSONValue {
    .object(["type": .string("string"), "pattern": .string(pattern)])
  }
  /// True or false.
  static let flag: JSONValue = .object(["type": .string("boolean")])

  /// Any number.
  static let anyNumber: JSONValue = .object(["type": .string("number")])

  /// A number within a range.
  static func number(_ range: ClosedRange<Double>) -> JSONValue {
    var members: OrderedDictionary<String, JSONValue> = [
      "type": .string("number"), "minimum": .number(range.lowerBound),
    ]
    if range.upperBound < .greatestFiniteMagnitude {
      members["maximum"] = .number(range.upperBound)
    }
    return .object(members)
  }

  /// A whole number within a range.
  static func integer(_ range: ClosedRange<Int>) -> JSONValue {
    .object([
      "type": .string("integer"), "minimum": .number(range.lowerBound),
      "maximum": .number(range.upperBound),
    ])
  }

  /// One of several words.
  static func words(_ words: [String]) -> JSONValue {
    .object(["enum": .array(words.map(JSONValue.string))])
  }

  /// A list with a number of elements within a range.
  static func list(of element: JSONValue, count: ClosedRange<Int>? = nil) -> JSONValue {
    var members: OrderedDictionary<String, JSONValue> = [
      "type": .string("array"), "items": element,
    ]
    if let count {
      members["minItems"] = .number(count.lowerBound)
      members["maxItems"] = .number(count.upperBound)
    }
    return .object(members)
  }

  /// One of several forms.
  static func any(of forms: [JSONValue]) -> JSONValue {
    .object(["anyOf": .array(forms)])
  }

  /// An object with these members and no others.
  static func object(
    _ members: OrderedDictionary<String, JSONValue>,
    required: [String] = []
  ) -> JSONValue {
    var schema: OrderedDictionary<String, JSONValue> = [
      "type": .string("object"), "properties": .object(members),
      "additionalProperties": .bool(false),
    ]
    if !required.isEmpty { schema["required"] = .array(required.map(JSONValue.string)) }
    return .object(schema)
  }

  /// An object with any names for values of one form.
  static func dictionary(of value: JSONValue) -> JSONValue {
    .object(["type": .string("object"), "additionalProperties": value])
  }

  /// A definition by its name.
  static func reference(_ name: String) -> JSONValue {
    .object(["$ref": .string("#/$defs/\(name)")])
  }
}
