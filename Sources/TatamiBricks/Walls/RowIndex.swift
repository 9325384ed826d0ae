/// Finds the items of a section that cover some rows.
///
/// The items are sorted by their top row. At regular intervals of that order, a list contains the
/// earlier items that extend into the row there: at most one per column.
struct RowIndex: Sendable {
  /// The indexes of the items, sorted by top row, then by index.
  private var order: [UInt32] = []
  /// The items of all lists.
  private var crossing: [UInt32] = []
  /// The start of each list in `crossing`, and the end of the last list.
  private var starts: [UInt32] = [0]
  /// The number of items between two lists.
  private let stride: Int

  init(columnCount: Int) {
    stride = max(32, columnCount * 4)
  }

  /// Returns the bytes that the arrays take.
  func storedBytes() -> Int {
    (order.capacity + crossing.capacity + starts.capacity) * MemoryLayout<UInt32>.stride
  }

  /// Calls a closure with every item that covers a row of a range, in order of the lists.
  ///
  /// - Complexity: O(log *n* + *c* + *k*) in the items, the columns and the items found.
  func forEachItem(
    of bricks: [Brick],
    inRows rows: ClosedRange<UInt32>,
    _ visit: (Int) throws -> Void
  ) rethrows {
    guard !order.isEmpty else { return }
    let list = max(0, firstList(of: bricks, below: rows.lowerBound) - 1)
    for item in crossing[Int(starts[list])..<Int(starts[list + 1])]
    where bricks[Int(item)].bottom > rows.lowerBound {
      try visit(Int(item))
    }
    for item in order[(list * stride)...] {
      let brick = bricks[Int(item)]
      if brick.row > rows.upperBound { break }
      if brick.bottom > rows.lowerBound { try visit(Int(item)) }
    }
  }

  /// Returns the first list whose row is below a row.
  private func firstList(of bricks: [Brick], below row: UInt32) -> Int {
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if bricks[Int(order[middle * stride])].row > row { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the first position in the order whose row is not above a row.
  private func firstPosition(of bricks: [Brick], notAbove row: UInt32) -> Int {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if bricks[Int(order[middle])].row >= row { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension RowIndex {
  /// Removes the items from an index on; called before the bricks are removed.
  mutating func removeTail(of bricks: [Brick], from first: Int) {
    guard let top = bricks[first...].map(\.row).min() else { return }
    let position = firstPosition(of: bricks, notAbove: top)
    let kept = order[position...].filter { Int($0) < first }
    order.replaceSubrange(position..., with: kept)
    makeLists(of: bricks, from: position)
  }

  /// Adds the items from an index on; called after they are placed.
  ///
  /// - Complexity: O(*t* + *b*) in the items added and the items below the highest of them.
  mutating func addTail(of bricks: [Brick], from first: Int) {
    guard let top = bricks[first...].map(\.row).min() else { return }
    let position = firstPosition(of: bricks, notAbove: top)
    let added = RowSort.sorted(first..<bricks.count) { bricks[$0].row }
    if position == order.count {
      order += added
    } else {
      merge(added, of: bricks, from: position)
    }
    makeLists(of: bricks, from: position)
  }

  private mutating func merge(_ added: [UInt32], of bricks: [Brick], from position: Int) {
    let old = Array(order[position...])
    order.removeSubrange(position...)
    order.reserveCapacity(position + old.count + added.count)
    var next = 0
    for item in old {
      while next < added.count, bricks[Int(added[next])].row < bricks[Int(item)].row {
        order.append(added[next])
        next += 1
      }
      order.append(item)
    }
    order += added[next...]
  }

  /// Rebuilds the lists whose row or content may have changed.
  private mutating func makeLists(of bricks: [Brick], from position: Int) {
    let kept = (position + stride - 1) / stride
    var list = Array(kept == 0 ? [] : crossing[Int(starts[kept - 1])..<Int(starts[kept])])
    starts.removeSubrange((kept + 1)...)
    crossing.removeSubrange(Int(starts[kept])...)
    for start in Swift.stride(from: kept * stride, to: order.count, by: stride) {
      let row = bricks[Int(order[start])].row
      if start > 0 { list += order[(start - stride)..<start] }
      list.removeAll { bricks[Int($0)].bottom <= row }
      crossing += list
      starts.append(UInt32(crossing.count))
    }
  }
}
