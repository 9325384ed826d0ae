import TatamiGeometry

/// A part of an SVG document as UTF-8.
///
/// Literals and other markup are taken as they are; interpolated texts are escaped, and numbers have
/// at most three decimals.
struct SVGMarkup: Hashable {
  private(set) var bytes: [UInt8] = []

  init() {}

  /// Creates the markup of a text, escaped.
  init(escaping text: String) {
    append(escaping: text)
  }

  /// Joins pieces of markup.
  init(_ pieces: [[UInt8]]) {
    bytes = Array(pieces.joined())
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// The number of bytes.
  var count: Int { bytes.count }

  mutating func reserveCapacity(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  mutating func append(_ markup: SVGMarkup) {
    bytes += markup.bytes
  }

  /// Appends literal markup directly, which copies no array.
  mutating func append(raw markup: StaticString) {
    bytes += UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount)
  }

  /// Appends a number with at most three decimals, as short as possible; 0 if it is not finite.
  mutating func append(_ number: Double) {
    number.withSVGDigits { bytes += $0 }
  }

  /// Appends the beginning of an attribute, a number and a quote.
  mutating func append(raw attribute: StaticString, _ number: Double) {
    append(raw: attribute)
    append(number)
    append(raw: "\"")
  }

  /// Appends a whole number.
  mutating func append(_ number: Int) {
    bytes += String(number).utf8
  }

  /// Appends text with escaped markup characters, without control characters, and with U+FFFD for
  /// noncharacters.
  mutating func append(escaping text: String) {
    let utf8 = text.utf8
    guard !utf8.allSatisfy(\.isPlainInXML) else {
      bytes += utf8
      return
    }
    for scalar in text.unicodeScalars { append(escaping: scalar) }
  }

  private mutating func append(escaping scalar: Unicode.Scalar) {
    switch scalar {
    case "&": append(raw: "&amp;")
    case "<": append(raw: "&lt;")
    case ">": append(raw: "&gt;")
    case "\"": append(raw: "&quot;")
    case "\t", "\n", "\r": append("&#\(Int(scalar.value));")
    case _ where scalar.isNoncharacter: append(raw: "\u{FFFD}")
    case _ where scalar.isLineSeparator: append(raw: " ")
    default: if !scalar.isControl { bytes += UTF8.encode(scalar) ?? .init() }
    }
  }

  static func + (left: SVGMarkup, right: SVGMarkup) -> SVGMarkup {
    var sum = left
    sum.append(right)
    return sum
  }

  static func += (left: inout SVGMarkup, right: SVGMarkup) {
    left.append(right)
  }
}

extension SVGMarkup: ExpressibleByStringInterpolation {
  init(stringLiteral text: String) {
    bytes = Array(text.utf8)
  }

  init(stringInterpolation interpolation: StringInterpolation) {
    self = interpolation.markup
  }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var markup = SVGMarkup()

    init(literalCapacity: Int, interpolationCount: Int) {
      markup.bytes.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: String) {
      markup.bytes += literal.utf8
    }

    mutating func appendInterpolation(_ markup: SVGMarkup) {
      self.markup.append(markup)
    }

    mutating func appendInterpolation(_ text: String) {
      markup.append(escaping: text)
    }

    mutating func appendInterpolation(_ number: Double) {
      markup.append(number)
    }

    mutating func appendInterpolation(_ number: Int) {
      markup.append(number)
    }

    /// Appends both coordinates, separated by a space.
    mutating func appendInterpolation(_ point: Point) {
      markup.append(point.x)
      markup.append(raw: " ")
      markup.append(point.y)
    }

    /// Appends a color without its alpha, in hexadecimal.
    mutating func appendInterpolation(_ color: Color) {
      markup.append(color)
    }

    /// Appends numbers, separated by spaces.
    mutating func appendInterpolation(_ numbers: [Double]) {
      for (index, number) in numbers.enumerated() {
        if index > 0 { markup.append(raw: " ") }
        markup.append(number)
      }
    }
  }
}

extension SVGMarkup {
  /// Appends a color without its alpha, in hexadecimal.
  mutating func append(_ color: Color) {
    append(raw: "#")
    for part in [color.red, color.green, color.blue] {
      let value = UInt8((part * 255).rounded())
      bytes.append((value >> 4).hexadecimalDigit)
      bytes.append((value & 15).hexadecimalDigit)
    }
  }
}

extension UInt8 {
  /// The digit of a number below 16, in ASCII.
  fileprivate var hexadecimalDigit: UInt8 {
    self < 10 ? UInt8(ascii: "0") + self : UInt8(ascii: "a") + self - 10
  }

  /// Whether a byte is a printable ASCII character that has no meaning in markup.
  fileprivate var isPlainInXML: Bool {
    switch self {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    default: (0x20..<0x7F).contains(self)
    }
  }
}
