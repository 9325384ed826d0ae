package import TatamiJSON

extension JSONValue {
  /// The elements of a list, none for other values.
  package var elements: [JSONValue] {
    guard case .array(let values) = self else { return [] }
    return values
  }

  /// The text of a string.
  package var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The value of a number.
  package var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// A member of an object.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  /// Returns the first difference from an expected value, regardless of the order of keys.
  package func difference(from expected: JSONValue, at path: String = "$") -> String? {
    switch (self, expected) {
    case (.array(let found), .array(let wanted)):
      for (index, pair) in zip(found, wanted).enumerated() {
        if let text = pair.0.difference(from: pair.1, at: "\(path)[\(index)]") { return text }
      }
      return found.count == wanted.count
        ? nil : "\(path): \(found.count) elements, expected \(wanted.count)"
    case (.object(let found), .object(let wanted)):
      for (key, value) in wanted {
        guard let member = found[key] else { return "\(path).\(key) is missing" }
        if let text = member.difference(from: value, at: "\(path).\(key)") { return text }
      }
      return found.keys.first { wanted[$0] == nil }.map { "\(path).\($0) is not expected" }
    case (.number(let found), .number(let wanted)):
      let isClose = (found - wanted).magnitude <= max(1e-6, 1e-9 * wanted.magnitude)
      return isClose ? nil : "\(path): \(found), expected \(wanted)"
    default:
      return self == expected
        ? nil
        : "\(path): \(JSONWriter.text(of: self)), expected \(JSONWriter.text(of: expected))"
    }
  }
}
