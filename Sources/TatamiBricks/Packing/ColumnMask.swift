/// The taken columns of a row; columns beyond the grid count as taken.
protocol ColumnMask: Equatable, Sendable {
  /// Creates the mask of a free row.
  init(columnCount: Int)

  /// Takes columns that were free, or frees columns that were taken.
  mutating func toggle(_ columns: Range<Int>)

  /// Takes all columns that another row has taken.
  mutating func formUnion(_ other: Self)

  /// Returns the leftmost of a number of neighboring free columns, or nil.
  func firstRun(of length: Int) -> Int?
}

/// A mask of at most as many columns as a word has bits.
struct NarrowMask<Word: FixedWidthInteger & UnsignedInteger & Sendable>: ColumnMask {
  private var taken: Word

  static var columnLimit: Int { Word.bitWidth }

  init(columnCount: Int) {
    taken = ~0 << columnCount
  }

  mutating func toggle(_ columns: Range<Int>) {
    taken ^= (~0 >> (Word.bitWidth - columns.count)) << columns.lowerBound
  }

  mutating func formUnion(_ other: NarrowMask) {
    taken |= other.taken
  }

  /// Doubles the length of the runs searched for until the length is reached.
  func firstRun(of length: Int) -> Int? {
    var runs = ~taken
    var found = 1
    while found < length {
      let step = min(found, length - found)
      runs &= runs >> step
      found += step
    }
    return runs == 0 ? nil : runs.trailingZeroBitCount
  }
}

/// A mask of any number of columns.
struct WideMask: ColumnMask {
  private var words: [UInt64]

  init(columnCount: Int) {
    words = Array(repeating: 0, count: (columnCount + 63) / 64)
    if columnCount % 64 > 0 { words[words.count - 1] = ~0 << UInt64(columnCount % 64) }
  }

  mutating func toggle(_ columns: Range<Int>) {
    var column = columns.lowerBound
    while column < columns.upperBound {
      let count = min(64 - column % 64, columns.upperBound - column)
      words[column / 64] ^= (~0 >> UInt64(64 - count)) << UInt64(column % 64)
      column += count
    }
  }

  mutating func formUnion(_ other: WideMask) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  func firstRun(of length: Int) -> Int? {
    var start = 0
    while let first = firstColumn(from: start, taken: false) {
      let end = firstColumn(from: first, taken: true) ?? words.count * 64
      if end - first >= length { return first }
      start = end
    }
    return nil
  }

  /// Returns the first taken or free column, starting at a column.
  private func firstColumn(from start: Int, taken: Bool) -> Int? {
    var index = start / 64
    guard index < words.count else { return nil }
    var word = (taken ? words[index] : ~words[index]) & (~0 << UInt64(start % 64))
    while word == 0 {
      index += 1
      guard index < words.count else { return nil }
      word = taken ? words[index] : ~words[index]
    }
    return index * 64 + word.trailingZeroBitCount
  }
}
