import OrderedCollections

/// Writes a value as JSON on one line.
public enum JSONWriter {
  /// Returns the JSON text of a value; numbers have the fewest digits that parse to the same number.
  ///
  /// - Complexity: O(*n*) in the values; the recursion is as deep as the value.
  public static func text(of value: JSONValue) -> String {
    var buffer = JSONBuffer()
    buffer.write(value)
    return buffer.text
  }

  /// Returns the shortest text that parses to a number; whole numbers have no decimal point.
  package static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    return wholeNumber(number)?.description ?? number.description
  }

  /// Returns a number as an integer if it is one that a double represents exactly, otherwise nil.
  fileprivate static func wholeNumber(_ number: Double) -> Int64? {
    guard let whole = Int64(exactly: number), whole.magnitude < 1 << 53 else { return nil }
    return whole
  }
}

/// The text of a value so far, in UTF-8.
private struct JSONBuffer {
  private var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: append("null")
    case .bool(let flag): append(flag ? "true" : "false")
    case .number(let number): write(number)
    case .string(let string): write(string)
    case .array(let values): write(values)
    case .object(let members): write(members)
    }
  }

  private mutating func write(_ number: Double) {
    guard let whole = JSONWriter.wholeNumber(number) else {
      return append(JSONWriter.text(of: number))
    }
    if whole < 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    var rest = whole.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  private mutating func write(_ values: [JSONValue]) {
    bytes.append(UInt8(ascii: "["))
    var isFirst = true
    for value in values {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      write(value)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func write(_ members: OrderedDictionary<String, JSONValue>) {
    bytes.append(UInt8(ascii: "{"))
    for index in members.keys.indices {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(members.keys[index])
      bytes.append(UInt8(ascii: ":"))
      write(members.values[index])
    }
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func write(_ string: String) {
    var string = string
    bytes.append(UInt8(ascii: "\""))
    string.withUTF8 { characters in
      if characters.contains(where: Self.needsEscape) {
        for byte in characters { writeEscaped(byte) }
      } else {
        bytes.append(contentsOf: characters)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a byte is a quote, a backslash or a control character.
  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func writeEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case UInt8(ascii: "\n"): append("\\n")
    case UInt8(ascii: "\r"): append("\\r")
    case UInt8(ascii: "\t"): append("\\t")
    case 0..<0x10: append("\\u000" + String(byte, radix: 16))
    case 0x10..<0x20: append("\\u00" + String(byte, radix: 16))
    default: bytes.append(byte)
    }
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
