/// Resolves plain scalars by the core schema of YAML 1.2.
enum YAMLScalar {
  /// Returns null, a Boolean, a number or a string; nil for a number beyond the range of doubles.
  ///
  /// Unlike in YAML 1.1, `yes` and `1:30` are strings. `.inf` and `.nan` are also strings, because
  /// documents contain only finite numbers.
  static func value(of text: String) -> SceneValue? {
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    default: break
    }
    guard let number = number(text) else { return .string(text) }
    return number.isFinite ? .number(number) : nil
  }

  /// Parses a decimal, hexadecimal or octal number; nil for other texts.
  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return number(text.utf8.dropFirst(2), radix: 16) }
    if text.hasPrefix("0o") { return number(text.utf8.dropFirst(2), radix: 8) }
    return isDecimal(text.utf8[...]) ? Double(text) : nil
  }

  private static func number(_ digits: Substring.UTF8View, radix: Int) -> Double? {
    guard !digits.isEmpty else { return nil }
    var number = 0.0
    for byte in digits {
      let digit = Character(Unicode.Scalar(byte)).hexDigitValue
      guard let digit, digit < radix else { return nil }
      number = number * Double(radix) + Double(digit)
    }
    return number
  }

  /// Whether a text is `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`.
  private static func isDecimal(_ text: Substring.UTF8View) -> Bool {
    var rest = text
    removeSign(from: &rest)
    let whole = removeDigits(from: &rest)
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard removeDigits(from: &rest) + whole > 0 else { return false }
    } else if whole == 0 {
      return false
    }
    guard let mark = rest.first else { return true }
    guard mark | 0x20 == UInt8(ascii: "e") else { return false }
    rest.removeFirst()
    removeSign(from: &rest)
    return removeDigits(from: &rest) > 0 && rest.isEmpty
  }

  private static func removeSign(from text: inout Substring.UTF8View) {
    if text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+") { text.removeFirst() }
  }

  private static func removeDigits(from text: inout Substring.UTF8View) -> Int {
    let digits = text.prefix { (0x30...0x39).contains($0) }
    text = text[digits.endIndex...]
    return digits.count
  }
}
