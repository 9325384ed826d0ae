/// Which of several is meant.
package enum SearchOrder {
  case first
  case last
}

extension String {
  /// Returns the first or last new line that ends in a range of UTF-8 bytes.
  ///
  /// A carriage return and the line feed after it are one, even at the end of the range.
  package func separators(in range: Range<Int>, _ order: SearchOrder) -> Range<Int>? {
    let found = utf8.withContiguousStorageIfAvailable { bytes -> Range<Int>? in
      let indices = range.clamped(to: 0..<bytes.count)
      let match = { (index: Int) in bytes.separator(endingAt: index, from: range.lowerBound) }
      return order == .first
        ? indices.lazy.compactMap(match).first : indices.reversed().lazy.compactMap(match).first
    }
    return found ?? nil
  }

  /// Returns the last byte of a range that passes a test.
  func lastByte(in range: Range<Int>, where test: (UInt8) -> Bool) -> Int? {
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      range.clamped(to: 0..<bytes.count).last { test(bytes[$0]) }
    }
    return found ?? nil
  }

  /// Returns the places of UTF-8 offsets.
  package func utf8Range(_ range: Range<Int>) -> Range<Index> {
    let lower = utf8.index(startIndex, offsetBy: range.lowerBound)
    return lower..<utf8.index(lower, offsetBy: range.count)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the new line whose last byte, or carriage return, stands at an index.
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

  private func endsWideSeparator(_ index: Int, _ start: Int) -> Bool {
    index >= start + 2 && self[index - 2] == 0xe2 && self[index - 1] == 0x80
  }
}
