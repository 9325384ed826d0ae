extension JSONReader {
  /// The byte at the index; 0, which JSON does not contain, at the end.
  var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// Skips white space and returns the byte after it, 0 at the end.
  @inline(__always)
  mutating func nextByte() -> UInt8 {
    let byte = byte
    return byte > 0x20 ? byte : byteAfterSpace()
  }

  private mutating func byteAfterSpace() -> UInt8 {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return bytes[index]
      }
    }
    return 0
  }

  /// Returns the error for the text at the index.
  func unexpected(_ expected: String) -> JSONError {
    guard index < bytes.count else {
      return error("found the end of the document, expected \(expected)", at: index)
    }
    let text = String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self)
    let found = text.unicodeScalars.first.map(Self.name) ?? ""
    return error("found \(found), expected \(expected)", at: index)
  }

  /// A character in quotes, or the number of a control character.
  private static func name(of scalar: Unicode.Scalar) -> String {
    guard scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) else { return "'\(scalar)'" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  func error(_ reason: String, at offset: Int) -> JSONError {
    .syntax(reason: reason, at: position(of: offset))
  }

  func position(of offset: Int) -> TextPosition {
    TextPosition(ofByte: offset, in: bytes)
  }

  /// Reads a number with the digits that JSON requires.
  @inline(__always)
  mutating func number() throws(JSONError) -> Double {
    let start = index
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative { index += 1 }
    let hasLeadingZero = byte == UInt8(ascii: "0")
    let (digits, whole) = try self.digits()
    guard !hasLeadingZero || digits == 1 else {
      throw error("a number with a leading zero; remove the zero", at: start)
    }
    var isWhole = true
    if byte == UInt8(ascii: ".") {
      index += 1
      _ = try self.digits()
      isWhole = false
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      index += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { index += 1 }
      _ = try self.digits()
      isWhole = false
    }
    // Up to 15 digits are exact in a double.
    if isWhole, digits <= 15 { return isNegative ? -Double(whole) : Double(whole) }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw error("the number \(text.prefix(40)) is too large", at: start)
    }
    return number
  }

  /// Reads at least one digit; returns their count and, for at most 15, their value.
  @inline(__always)
  private mutating func digits() throws(JSONError) -> (count: Int, value: Int) {
    let start = index
    var value = 0
    while index < bytes.count, bytes[index] &- 0x30 < 10 {
      value = value &* 10 &+ Int(bytes[index] &- 0x30)
      index += 1
    }
    guard index > start else { throw unexpected("a digit") }
    return (index - start, value)
  }
}

// MARK: - Strings

extension JSONReader {
  /// Reads a text from its opening quote on.
  mutating func text(isName: Bool) throws(JSONError) -> JSONEntry {
    let start = index + 1
    let (end, isASCII) = TextScan.run(from: start, in: bytes)
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else {
      return try textWithEscapes(isName: isName)
    }
    index = end + 1
    return JSONEntry(isASCII ? .ascii : .text, offset: start, count: end - start, isName: isName)
  }

  private mutating func textWithEscapes(isName: Bool) throws(JSONError) -> JSONEntry {
    let (quote, offset) = (index, unescaped.count)
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x20 {
        throw error("a control character in a string; write it as \\u00XX", at: index)
      }
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        let count = unescaped.count - offset
        return JSONEntry(.unescaped, offset: offset, count: count, isName: isName)
      case UInt8(ascii: "\\"): try readEscape()
      default: unescaped.append(byte)
      }
    }
    throw error("a quote opens here and never closes", at: quote)
  }

  /// Reads an escape sequence after its backslash.
  private mutating func readEscape() throws(JSONError) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): unescaped.append(byte)
    case UInt8(ascii: "b"): unescaped.append(0x08)
    case UInt8(ascii: "f"): unescaped.append(0x0C)
    case UInt8(ascii: "n"): unescaped.append(0x0A)
    case UInt8(ascii: "r"): unescaped.append(0x0D)
    case UInt8(ascii: "t"): unescaped.append(0x09)
    case UInt8(ascii: "u"):
      return unescaped.append(contentsOf: String(try escapedScalar()).utf8)
    default:
      throw unexpected("one of \" \\ / b f n r t u after the backslash")
    }
    index += 1
  }

  /// Reads `uXXXX`, and the second escape of a surrogate pair.
  private mutating func escapedScalar() throws(JSONError) -> Unicode.Scalar {
    let start = index - 1
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, byte == UInt8(ascii: "\\"), index + 1 < bytes.count,
      bytes[index + 1] == UInt8(ascii: "u")
    {
      index += 1
      let second = try hexadecimal()
      if (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw error("half of a surrogate pair; write both halves", at: start)
  }

  /// Reads `u` and four hexadecimal digits.
  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      index += 1
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw unexpected("four hexadecimal digits")
      }
      code = code << 4 + UInt32(digit)
    }
    index += 1
    return code
  }
}
