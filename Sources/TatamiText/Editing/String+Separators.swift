/// The match that a search returns.
enum SearchOrder {
  case first
  case last
}

extension String {
  /// Returns the first or last line terminator that ends in a range of UTF-8 bytes.
  ///
  /// A carriage return and a line feed after it are one terminator, even at the end of the range.
  func separator(in range: Range<Int>, _ order: SearchOrder) -> Range<Int>? {
    let found = utf8.withContiguousStorageIfAvailable { bytes -> Range<Int>? in
      let indices = range.clamped(to: 0..<bytes.count)
      var index = order == .first ? indices.lowerBound : indices.upperBound - 1
      let step = order == .first ? 1 : -1
      while indices.contains(index) {
        index = bytes.skipPlainWords(from: index, by: step, in: indices)
        guard indices.contains(index) else { break }
        if bytes[index].mayEndSeparator,
          let found = bytes.separator(endingAt: index, from: range.lowerBound)
        {
          return found
        }
        index += step
      }
      return nil
    }
    return found ?? nil
  }

  /// Returns the offset of the last byte of a UTF-8 range that passes a test.
  func lastByte(in range: Range<Int>, where test: (UInt8) -> Bool) -> Int? {
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      range.clamped(to: 0..<bytes.count).last { test(bytes[$0]) }
    }
    return found ?? nil
  }

  /// Returns the indices of a range of UTF-8 offsets.
  func utf8Range(_ range: Range<Int>) -> Range<Index> {
    let lower = utf8.index(startIndex, offsetBy: range.lowerBound)
    return lower..<utf8.index(lower, offsetBy: range.count)
  }
}

extension UInt8 {
  /// Whether the byte may be the last one of a line terminator, or its carriage return.
  fileprivate var mayEndSeparator: Bool { self >= 0x80 || (0x0a...0x0d).contains(self) }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the index after all adjacent words of eight bytes that are neither control characters
  /// nor outside of ASCII.
  ///
  /// - Parameter step: 1 to search forward, -1 to search backward.
  fileprivate func skipPlainWords(from start: Int, by step: Int, in range: Range<Int>) -> Int {
    guard let bytes = UnsafeRawPointer(baseAddress) else { return start }
    let highBits: UInt64 = 0x8080_8080_8080_8080
    let spaces: UInt64 = 0x2020_2020_2020_2020
    var index = start
    while true {
      let first = step > 0 ? index : index - 7
      guard first >= range.lowerBound, first + 8 <= range.upperBound else { return index }
      let word = bytes.loadUnaligned(fromByteOffset: first, as: UInt64.self)
      // Subtracting a space sets the high bit of a control character.
      guard (word | (word &- spaces)) & highBits == 0 else { return index }
      index += step * 8
    }
  }

  /// Returns the line terminator whose last byte, or whose carriage return, is at an index.
  fileprivate func separator(endingAt index: Int, from start: Int) -> Range<Int>? {
    switch self[index] {
    case 0x0a:
      return (index > start && self[index - 1] == 0x0d ? index - 1 : index)..<index + 1
    case 0x0b, 0x0c: return index..<index + 1
    case 0x0d:
      return index..<(index + 1 < count && self[index + 1] == 0x0a ? index + 2 : index + 1)
    case 0x85 where index > start && self[index - 1] == 0xc2: return index - 1..<index + 1
    case 0xa8 where endsWideSeparator(index, start), 0xa9 where endsWideSeparator(index, start):
      return index - 2..<index + 1
    default: return nil
    }
  }

  /// Whether a U+2028 or U+2029 whose last byte is at an index starts within the range.
  private func endsWideSeparator(_ index: Int, _ start: Int) -> Bool {
    index >= start + 2 && self[index - 2] == 0xe2 && self[index - 1] == 0x80
  }
}
