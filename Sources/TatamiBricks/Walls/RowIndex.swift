/// Finds the items of a range of a section that cover some rows.
///
/// The items are sorted by their top row. At regular intervals of that order, a list contains the
/// earlier items that extend into the row there: at most one per column. Items can be removed from
/// the end of the range; they stay in the order and are skipped.
struct RowIndex: Sendable {
  /// The items that are found; the index was built for these and maybe more.
  private(set) var items: Range<Int>
  /// The indexes of the items, sorted by top row, then by index.
  private var order: [UInt32]
  /// The items of all lists.
  private var crossing: [UInt32] = []
  /// The start of each list in `crossing`, and the end of the last list.
  private var starts: [UInt32] = [0]
  /// The top row of the item after each list; greater rows of removed items included.
  private var rows: [UInt32] = []
  /// The number of items between two lists.
  private let stride: Int

  /// Creates the index of placed items.
  ///
  /// - Complexity: O(*n*) in the items.
  init(_ items: Range<Int>, of bricks: [Brick], columnCount: Int) {
    self.items = items
    stride = max(32, columnCount * 4)
    order = RowSort.sorted(items) { bricks[$0].row }
    var list: [UInt32] = []
    for start in Swift.stride(from: 0, to: order.count, by: stride) {
      let row = bricks[Int(order[start])].row
      if start > 0 { list += order[(start - stride)..<start] }
      list.removeAll { bricks[Int($0)].bottom <= row }
      crossing += list
      starts.append(UInt32(crossing.count))
      rows.append(row)
    }
  }

  /// The number of items for which the index was built.
  var builtCount: Int { order.count }

  /// Removes the items from an index on.
  ///
  /// - Complexity: O(1).
  mutating func removeItems(from first: Int) {
    items = items.lowerBound..<first
  }

  /// Returns the bytes that the arrays take.
  func storedBytes() -> Int {
    (order.capacity + crossing.capacity + starts.capacity + rows.capacity)
      * MemoryLayout<UInt32>.stride
  }

  /// Calls a closure with every item that covers a row of a range, in order of the lists.
  ///
  /// - Complexity: O(log *n* + *c* + *k*) in the items, the columns and the items found; *n* and
  ///   *k* include removed items.
  func forEachItem(
    of bricks: [Brick],
    inRows range: ClosedRange<UInt32>,
    _ visit: (Int) throws -> Void
  ) rethrows {
    guard !rows.isEmpty else { return }
    let list = max(0, firstList(below: range.lowerBound) - 1)
    for item in crossing[Int(starts[list])..<Int(starts[list + 1])]
    where item < items.upperBound && bricks[Int(item)].bottom > range.lowerBound {
      try visit(Int(item))
    }
    for list in list..<rows.count {
      if rows[list] > range.upperBound { return }
      for item in order[(list * stride)..<min((list + 1) * stride, order.count)]
      where item < items.upperBound {
        let brick = bricks[Int(item)]
        if brick.row > range.upperBound { return }
        if brick.bottom > range.lowerBound { try visit(Int(item)) }
      }
    }
  }

  /// Returns the first list whose row is below a row.
  private func firstList(below row: UInt32) -> Int {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle] > row { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
