import TatamiGeometry

/// The numbers and letters of an SVG path's data, in order.
struct PathDataText {
  private let bytes: [UInt8]
  private var index = 0

  init(_ data: String) {
    bytes = Array(data.utf8)
  }

  /// Returns the next byte that is not a separator, without reading it.
  mutating func peek() -> UInt8? {
    while index < bytes.count, bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: ",") {
      index += 1
    }
    return index < bytes.count ? bytes[index] : nil
  }

  /// Skips the next byte.
  mutating func skip() {
    index += 1
  }

  /// Reads a number; nil if there is none or it is not finite.
  mutating func number() -> Double? {
    guard peek() != nil else { return nil }
    let start = index
    readSign()
    let digits = readDigits()
    var fraction = 0
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      fraction = readDigits()
    }
    guard digits + fraction > 0 else { return nil }
    readExponent()
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Reads a flag, 0 or 1, which needs no separator.
  mutating func flag() -> Bool? {
    guard let byte = peek(), byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      return nil
    }
    index += 1
    return byte == UInt8(ascii: "1")
  }

  /// Reads two numbers as a point relative to an origin.
  mutating func point(_ origin: Point) -> Point? {
    guard let x = number(), let y = number() else { return nil }
    return Point(x: origin.x + x, y: origin.y + y)
  }

  private mutating func readSign() {
    guard index < bytes.count else { return }
    if bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") { index += 1 }
  }

  /// Skips digits; returns their number.
  private mutating func readDigits() -> Int {
    let start = index
    while index < bytes.count, bytes[index] >= 0x30, bytes[index] <= 0x39 { index += 1 }
    return index - start
  }

  private mutating func readExponent() {
    let start = index
    guard index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") else { return }
    index += 1
    readSign()
    if readDigits() == 0 { index = start }
  }
}
