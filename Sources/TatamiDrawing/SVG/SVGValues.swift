import TatamiGeometry

extension Double {
  /// The number with at most three decimals, as short as possible; 0 if it is not finite.
  var svg: String {
    withSVGDigits { String(decoding: $0, as: UTF8.self) }
  }

  /// The number in thousandths; 0 if it is not finite.
  var svgThousandths: Int64 {
    isFinite ? Int64((Swift.max(-1e12, Swift.min(self, 1e12)) * 1000).rounded()) : 0
  }

  /// Calls a closure with the ASCII text of the number, which has at most three decimals.
  func withSVGDigits<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let thousandths = svgThousandths
    let whole = thousandths.magnitude / 1000
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { buffer in
      let count = Self.write(
        whole,
        thousandths.magnitude % 1000,
        isNegative: thousandths < 0,
        to: buffer
      )
      return body(UnsafeBufferPointer(rebasing: buffer[..<count]))
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

extension SVGMarkup {
  /// Appends an attribute for a color, and one for its alpha if it is not opaque.
  mutating func append(_ color: Color, as name: StaticString) {
    append(raw: " ")
    append(raw: name)
    append(raw: "=\"")
    append(color)
    append(raw: "\"")
    guard color.alpha < 1 else { return }
    append(raw: " ")
    append(raw: name)
    append(raw: "-opacity=\"", color.alpha)
  }

  /// Appends the four attributes of a rectangle.
  mutating func append(_ rect: Rect) {
    append(raw: " x=\"", rect.minX)
    append(raw: " y=\"", rect.minY)
    append(raw: " width=\"", rect.width)
    append(raw: " height=\"", rect.height)
  }
}

extension Transform {
  /// The value of a transform attribute.
  private var svg: SVGMarkup {
    if isTranslation { return "translate(\(tx) \(ty))" }
    // Factors need more digits than positions: three decimals would distort large shapes.
    let factors = [a, b, c, d].map(\.svgFactor)
    return "matrix(\(factors.joined(separator: " ")) \(tx) \(ty))"
  }

  /// A transform attribute; empty for the identity.
  var svgAttribute: SVGMarkup { self == .identity ? SVGMarkup() : " transform=\"\(svg)\"" }
}

extension Double {
  /// The number with at most six decimals, as short as possible; 0 if it is not finite.
  var svgFactor: String {
    guard isFinite else { return "0" }
    let millionths = Int64((Swift.max(-1e12, Swift.min(self * 1000, 1e12)) * 1000).rounded())
    let sign = millionths < 0 ? "-" : ""
    let rest = millionths.magnitude % 1_000_000
    guard rest > 0 else { return sign + String(millionths.magnitude / 1_000_000) }
    var digits = String(rest + 1_000_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return sign + String(millionths.magnitude / 1_000_000) + "." + digits
  }
}

extension Rect {
  /// The four attributes of a rectangle.
  var svgAttributes: SVGMarkup {
    var attributes = SVGMarkup()
    attributes.append(self)
    return attributes
  }
}

extension FillRule {
  /// Returns an attribute for the rule; empty for the default.
  func svgAttribute(_ name: SVGMarkup) -> SVGMarkup {
    self == .evenOdd ? " \(name)=\"evenodd\"" : SVGMarkup()
  }
}
