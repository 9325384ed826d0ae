import TatamiGeometry

extension Double {
  /// The number with at most three decimals, as short as possible; 0 if it is not finite.
  var svg: String {
    guard isFinite else { return "0" }
    let limited = Swift.max(-1e12, Swift.min(self, 1e12))
    let thousandths = Int64((limited * 1000).rounded())
    let whole = thousandths.magnitude / 1000
    let rest = thousandths.magnitude % 1000
    let sign = thousandths < 0 ? "-" : ""
    guard rest > 0 else { return sign + String(whole) }
    var digits = String(rest + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return sign + String(whole) + "." + digits
  }
}

extension String {
  /// The text with escaped markup characters, without control characters, and with U+FFFD for
  /// noncharacters.
  var escapedForXML: String {
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

extension Color {
  /// The color without alpha, in hexadecimal.
  var svg: String {
    [red, green, blue].reduce(into: "#") { $0 += UInt8(($1 * 255).rounded()).hexadecimal }
  }

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
