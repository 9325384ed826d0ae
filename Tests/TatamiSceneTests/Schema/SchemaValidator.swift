import Foundation
import TatamiJSON
import TestSupport

/// Checks values with the part of JSON Schema that the schema of scenes uses.
struct SchemaValidator {
  let schema: JSONValue

  /// Returns whether a value fits the schema.
  func accepts(_ value: JSONValue) -> Bool { fits(value, schema) }

  /// The keywords that have no effect on what is accepted.
  private static let notes: Set<String> = ["$schema", "$defs", "title", "description"]

  private func fits(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    if case .bool(let accepts) = schema { return accepts }
    guard case .object(let rules) = schema else { return false }
    return rules.allSatisfy { Self.notes.contains($0.key) || fits(value, $0.key, $0.value, schema) }
  }

  private func fits(
    _ value: JSONValue,
    _ keyword: String,
    _ rule: JSONValue,
    _ schema: JSONValue
  ) -> Bool {
    switch keyword {
    case "$ref": definition(rule).map { fits(value, $0) } ?? false
    case "anyOf": rule.elements.contains { fits(value, $0) }
    case "oneOf": rule.elements.count { fits(value, $0) } == 1
    case "const": value == rule
    case "enum": rule.elements.contains(value)
    case "type": hasType(value, rule.text)
    case "pattern": value.text.map { matches($0, rule.text ?? "") } ?? true
    case "propertyNames": names(of: value).allSatisfy { fits(.string($0), rule) }
    case "minimum": value.number.map { $0 >= rule.number ?? .nan } ?? true
    case "maximum": value.number.map { $0 <= rule.number ?? .nan } ?? true
    case "minItems": !isList(value) || value.elements.count >= Int(rule.number ?? .infinity)
    case "maxItems": !isList(value) || value.elements.count <= Int(rule.number ?? 0)
    case "items": value.elements.allSatisfy { fits($0, rule) }
    case "required": rule.elements.allSatisfy { $0.text.map { value[$0] != nil } ?? false }
    case "properties": membersFit(value, rule, nil)
    case "additionalProperties": membersFit(value, schema["properties"] ?? .null, rule)
    // A keyword that is not known here would be ignored silently.
    default: false
    }
  }

  private func definition(_ reference: JSONValue) -> JSONValue? {
    guard let name = reference.text?.split(separator: "/").last else { return nil }
    return schema["$defs"]?[String(name)]
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    text.range(of: pattern, options: .regularExpression) != nil
  }

  private func names(of value: JSONValue) -> [String] {
    if case .object(let members) = value { Array(members.keys) } else { [] }
  }

  private func isList(_ value: JSONValue) -> Bool {
    if case .array = value { true } else { false }
  }

  /// Checks the members with a schema of their own, or those without one by a rule.
  private func membersFit(_ value: JSONValue, _ known: JSONValue, _ other: JSONValue?) -> Bool {
    guard case .object(let members) = value else { return true }
    return members.allSatisfy { name, member in
      guard let schema = known[name] else { return other.map { fits(member, $0) } ?? true }
      return other != nil || fits(member, schema)
    }
  }

  private func hasType(_ value: JSONValue, _ type: String?) -> Bool {
    switch (value, type) {
    case (.string, "string"), (.bool, "boolean"), (.array, "array"), (.object, "object"),
      (.number, "number"), (.null, "null"):
      true
    case (.number(let number), "integer"): number == number.rounded()
    default: false
    }
  }
}
