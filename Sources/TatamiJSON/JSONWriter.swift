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
///
/// Own memory, because an array checks for every byte whether it is shared.
private struct JSONBuffer: ~Copyable {
  private var bytes: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 256)
  private var count = 0

  deinit {
    bytes.deallocate()
  }

  var text: String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[..<count]), as: UTF8.self)
  }

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
    if whole < 0 { append(UInt8(ascii: "-")) }
    var digitCount = 1
    var rest = whole.magnitude
    while rest >= 10 {
      digitCount += 1
      rest /= 10
    }
    reserve(digitCount)
    rest = whole.magnitude
    for index in (count..<count + digitCount).reversed() {
      bytes[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    count += digitCount
  }

  private mutating func write(_ values: [JSONValue]) {
    append(UInt8(ascii: "["))
    var isFirst = true
    for value in values {
      if !isFirst { append(UInt8(ascii: ",")) }
      isFirst = false
      write(value)
    }
    append(UInt8(ascii: "]"))
  }

  private mutating func write(_ members: OrderedDictionary<String, JSONValue>) {
    append(UInt8(ascii: "{"))
    for index in members.keys.indices {
      if index > 0 { append(UInt8(ascii: ",")) }
      write(members.keys[index])
      append(UInt8(ascii: ":"))
      write(members.values[index])
    }
    append(UInt8(ascii: "}"))
  }

  private mutating func write(_ string: String) {
    if string.utf8.withContiguousStorageIfAvailable({ write($0) }) == nil {
      Array(string.utf8).withUnsafeBufferPointer { write($0) }
    }
  }

  private mutating func write(_ characters: UnsafeBufferPointer<UInt8>) {
    reserve(characters.count + 2)
    bytes[count] = UInt8(ascii: "\"")
    count += 1
    var hasEscapes = false
    for index in characters.indices {
      // Without an early end, the loop handles many bytes at once.
      hasEscapes = Self.needsEscape(characters[index]) || hasEscapes
      bytes[count + index] = characters[index]
    }
    if hasEscapes {
      for byte in characters { writeEscaped(byte) }
    } else {
      count += characters.count
    }
    append(UInt8(ascii: "\""))
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
    default: append(byte)
    }
  }

  private mutating func append(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  private mutating func append(_ byte: UInt8) {
    reserve(1)
    bytes[count] = byte
    count += 1
  }

  /// Makes room for more bytes.
  @inline(__always)
  private mutating func reserve(_ more: Int) {
    if bytes.count - count < more { grow(more) }
  }

  private mutating func grow(_ more: Int) {
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(
      capacity: max(2 * bytes.count, count + more)
    )
    _ = larger.initialize(fromContentsOf: bytes[..<count])
    bytes.deallocate()
    bytes = larger
  }
}
