/// Writes a value as JSON on one line.
public enum JSONWriter {
  /// Returns the JSON text of a value; numbers have the fewest digits that parse to the same number.
  ///
  /// - Complexity: O(*n*) in the values; the recursion is as deep as the value.
  public static func text(of value: JSONValue) -> String {
    var text = ""
    write(value, to: &text)
    return text
  }

  /// Returns the shortest text that parses to a number; whole numbers have no decimal point.
  package static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    guard let whole = Int64(exactly: number), whole.magnitude < 1 << 53 else {
      return number.description
    }
    return whole.description
  }

  private static func write(_ value: JSONValue, to text: inout String) {
    switch value {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let number): text += Self.text(of: number)
    case .string(let string): write(string, to: &text)
    case .array(let values):
      text += "["
      var separator = ""
      for element in values {
        text += separator
        write(element, to: &text)
        separator = ","
      }
      text += "]"
    case .object(let members):
      text += "{"
      var separator = ""
      for (key, value) in members {
        text += separator
        write(key, to: &text)
        text += ":"
        write(value, to: &text)
        separator = ","
      }
      text += "}"
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    guard needsEscapes(string) else {
      text += string
      text += "\""
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  /// Whether a string contains a quote, a backslash or a control character.
  private static func needsEscapes(_ string: String) -> Bool {
    for byte in string.utf8 where byte < 0x20 || byte == 0x22 || byte == 0x5C { return true }
    return false
  }
}
