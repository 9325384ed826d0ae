import TatamiGeometry

extension Double {
  /// The number with at most three decimals, as short as possible; 0 if it is not finite.
  var svg: String {
    guard isFinite else { return "0" }
    let limited = Swift.max(-1e12, Swift.min(self, 1e12))
    let thousandths = Int64((limited * 1000).rounded())
    let whole = thousandths.magnitude / 1000
    return String(unsafeUninitializedCapacity: 24) { buffer in
      Self.write(whole, thousandths.magnitude % 1000, isNegative: thousandths < 0, to: buffer)
    }
  }

  /// Writes a number with up to three decimals; returns the number of bytes.
  private static func write(
    _ whole: UInt64,
    _ thousandths: UInt64,
    isNegative: Bool,
    to buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var count = isNegative ? 1 : 0
    if isNegative { buffer[0] = UInt8(ascii: "-") }
    var divisor: UInt64 = 1
    while whole / divisor >= 10 { divisor *= 10 }
    func append(_ digit: UInt64) {
      buffer[count] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
      count += 1
    }
    while divisor > 0 {
      append(whole / divisor % 10)
      divisor /= 10
    }
    guard thousandths > 0 else { return count }
    buffer[count] = UInt8(ascii: ".")
    count += 1
    append(thousandths / 100)
    if thousandths % 100 > 0 { append(thousandths / 10 % 10) }
    if thousandths % 10 > 0 { append(thousandths % 10) }
    return count
  }
}

extension String {
  /// The text with escaped markup characters, without control characters, and with U+FFFD for
  /// noncharacters.
  var escapedForXML: String {
    if utf8.allSatisfy(\.isPlainInXML) { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case _ where scalar.isNoncharacter: result += "\u{FFFD}"
      case _ where scalar.isLineSeparator: result += " "
      default: if !scalar.isControl { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }
}

extension UInt8 {
  /// Whether a byte is a printable ASCII character that has no meaning in markup.
  fileprivate var isPlainInXML: Bool {
    switch self {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    default: (0x20..<0x7F).contains(self)
    }
  }
}

extension Color {
  /// The color without alpha, in hexadecimal.
  var svg: String {
    String(unsafeUninitializedCapacity: 7) { buffer in
      buffer[0] = UInt8(ascii: "#")
      for (index, part) in [red, green, blue].enumerated() {
        let value = Int((part * 255).rounded())
        buffer[2 * index + 1] = Self.digits[value >> 4]
        buffer[2 * index + 2] = Self.digits[value & 15]
      }
      return 7
    }
  }

  private static let digits = Array("0123456789abcdef".utf8)

  /// Returns an attribute for the color, and one for its alpha if it is not opaque.
  func svgAttributes(_ name: String) -> String {
    let opacity = alpha < 1 ? " \(name)-opacity=\"\(alpha.svg)\"" : ""
    return " \(name)=\"\(svg)\"" + opacity
  }
}

extension Transform {
  /// The value of a transform attribute.
  var svg: String {
    if isTranslation { return "translate(\(tx.svg) \(ty.svg))" }
    // Factors need more digits than positions: three decimals would distort large shapes.
    let factors = [a, b, c, d].map { ($0 * 1000).svgScaled }
    return "matrix(\(factors.joined(separator: " ")) \(tx.svg) \(ty.svg))"
  }

  /// A transform attribute; empty for the identity.
  var svgAttribute: String { self == .identity ? "" : " transform=\"\(svg)\"" }
}

extension Double {
  /// A thousandth of the number, with at most six decimals.
  fileprivate var svgScaled: String {
    guard isFinite else { return "0" }
    let millionths = Int64((Swift.max(-1e12, Swift.min(self, 1e12)) * 1000).rounded())
    let sign = millionths < 0 ? "-" : ""
    let rest = millionths.magnitude % 1_000_000
    guard rest > 0 else { return sign + String(millionths.magnitude / 1_000_000) }
    var digits = String(rest + 1_000_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return sign + String(millionths.magnitude / 1_000_000) + "." + digits
  }
}

extension Point {
  /// Both coordinates, separated by a space.
  var svg: String { "\(x.svg) \(y.svg)" }
}

extension Rect {
  /// The four attributes of a rectangle.
  var svgAttributes: String {
    " x=\"\(minX.svg)\" y=\"\(minY.svg)\" width=\"\(width.svg)\" height=\"\(height.svg)\""
  }
}

extension FillRule {
  /// Returns an attribute for the rule; empty for the default.
  func svgAttribute(_ name: String) -> String { self == .evenOdd ? " \(name)=\"evenodd\"" : "" }
}
