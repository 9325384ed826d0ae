/// Sorts item indexes by row in linear time.
enum RowSort {
  private static let digitBits: UInt32 = 11

  /// Returns the indexes of a range, sorted by row; the sort is stable.
  ///
  /// - Complexity: O(*n*): one pass per 11 bits of the greatest row.
  static func sorted(_ items: Range<Int>, row: (Int) -> UInt32) -> [UInt32] {
    var sorted = items.map(UInt32.init)
    guard let (low, high) = bounds(items, row) else { return sorted }
    var scratch = sorted
    var shift: UInt32 = 0
    while shift < UInt32.bitWidth, (high - low) >> shift > 0 {
      pass(over: sorted, into: &scratch) { Int(((row(Int($0)) - low) >> shift) & 0x7FF) }
      swap(&sorted, &scratch)
      shift += digitBits
    }
    return sorted
  }

  private static func bounds(_ items: Range<Int>, _ row: (Int) -> UInt32) -> (UInt32, UInt32)? {
    guard !items.isEmpty else { return nil }
    var (low, high) = (UInt32.max, UInt32.min)
    for item in items {
      let row = row(item)
      (low, high) = (min(low, row), max(high, row))
    }
    return (low, high)
  }

  private static func pass(
    over source: [UInt32],
    into target: inout [UInt32],
    digit: (UInt32) -> Int
  ) {
    var ends = Array(repeating: 0, count: 1 << digitBits)
    for item in source { ends[digit(item)] += 1 }
    for digit in ends.indices.dropFirst() { ends[digit] += ends[digit - 1] }
    for item in source.reversed() {
      let digit = digit(item)
      ends[digit] -= 1
      target[ends[digit]] = item
    }
  }
}
