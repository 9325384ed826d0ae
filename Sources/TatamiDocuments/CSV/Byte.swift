/// ASCII bytes with special meaning in CSV.
enum Byte {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let comma: UInt8 = 0x2C
  static let semicolon: UInt8 = 0x3B
  static let pipe: UInt8 = 0x7C

  /// Whether a byte is part of a line end.
  static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == lineFeed || byte == carriageReturn
  }

  /// Whether a line ends at an index; CR LF counts once, at the LF.
  static func endsLine(in bytes: [UInt8], at index: Int) -> Bool {
    guard bytes[index] == carriageReturn else { return bytes[index] == lineFeed }
    return index + 1 == bytes.count || bytes[index + 1] != lineFeed
  }

  /// The length in bytes of the UTF-8 sequence at an index, 0 if it is invalid.
  ///
  /// - Complexity: O(1).
  static func sequenceLength(in bytes: [UInt8], at index: Int) -> Int {
    if bytes[index] < 0x80 { return 1 }
    var parser = UTF8.ForwardParser()
    var tail = bytes[index..<min(index + 4, bytes.count)].makeIterator()
    guard case .valid(let sequence) = parser.parseScalar(from: &tail) else { return 0 }
    return sequence.count
  }
}
