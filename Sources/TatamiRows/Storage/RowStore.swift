/// The rows of all sections of a table.
struct RowStore: Sendable {
  /// The trees of all sections whose rows differ.
  var trees: RowTree<RowRun>

  /// Makes an empty store; tests use small blocks to get deep trees.
  init(
    leafCapacity: Int = RowTree<RowRun>.leafCapacity,
    branchCapacity: Int = RowTree<RowRun>.branchCapacity
  ) {
    trees = RowTree(filler: .empty, leafCapacity: leafCapacity, branchCapacity: branchCapacity)
  }

  /// Returns the number of rows of a list and its length.
  func total(of list: RowList) -> RunPosition {
    switch list {
    case .uniform(let run): RunPosition(item: run.count, offset: run.length)
    case .tree(let root): trees.total(of: root)
    }
  }

  /// Returns a list of the runs; neighboring runs of equal rows are merged.
  mutating func make(_ runs: [RowRun]) -> RowList {
    var merged: [RowRun] = []
    for run in runs where run.count > 0 {
      if let last = merged.last, last.hasSameRows(as: run) {
        merged[merged.count - 1] = last.with(count: last.count + run.count)
      } else {
        merged.append(run)
      }
    }
    return merged.count > 1 ? .tree(trees.make(merged)) : .uniform(merged.first ?? .empty)
  }

  /// Discards the rows of a list.
  mutating func discard(_ list: RowList) {
    if case .tree(let root) = list { trees.discard(root) }
  }
}

// Queries; `top` is the upper edge of the list.
extension RowStore {
  /// A run of rows with its position.
  struct PlacedRun {
    var run: RowRun
    var start: RunPosition
  }

  /// Returns the run that contains a row of the list.
  func run(ofRow row: Int, in list: RowList, top: Double) -> PlacedRun {
    switch list {
    case .uniform(let run):
      return PlacedRun(run: run, start: RunPosition(item: 0, offset: top))
    case .tree(let root):
      let placed = trees.find(item: row, in: root, from: top)
      return PlacedRun(run: trees[placed.location], start: placed.start)
    }
  }

  /// Returns the row that covers an offset; outside of the list, the nearest row with a height
  /// above 0.
  ///
  /// - Precondition: The list is not empty.
  func row(at offset: Double, in list: RowList, top: Double) -> Int {
    switch list {
    case .uniform(let run):
      return PlacedRun(run: run, start: RunPosition(item: 0, offset: top)).row(at: offset)
    case .tree(let root):
      let placed = trees.find(offset: offset, in: root, from: top)
      return PlacedRun(run: trees[placed.location], start: placed.start).row(at: offset)
    }
  }

  /// Calls a closure with each row of a range, in order.
  func forEachRow(
    _ range: Range<Int>,
    in list: RowList,
    top: Double,
    _ body: (Int, VerticalSpan) -> Void
  ) {
    guard !range.isEmpty else { return }
    switch list {
    case .uniform:
      run(ofRow: range.lowerBound, in: list, top: top).forEachRow(range, body)
    case .tree(let root):
      var next: RowTree<RowRun>.PlacedLocation? = trees.find(
        item: range.lowerBound,
        in: root,
        from: top
      )
      while let placed = next, placed.start.item < range.upperBound {
        PlacedRun(run: trees[placed.location], start: placed.start).forEachRow(range, body)
        next = trees.next(after: placed, in: root)
      }
    }
  }
}

extension RowStore.PlacedRun {
  /// Returns the span of a row of the run.
  func span(ofRow row: Int) -> VerticalSpan {
    VerticalSpan(y: start.offset + Double(row - start.item) * run.height, height: run.height)
  }

  /// Returns the row of the run that covers an offset, or the nearest row.
  func row(at offset: Double) -> Int {
    let last = run.count - 1
    guard last > 0 else { return start.item }
    let quotient = (offset - start.offset) / run.height
    guard quotient > 0 else { return start.item }
    var row = start.item + (quotient < Double(last) ? Int(quotient) : last)
    // Rounding may have moved the quotient across a whole number.
    if span(ofRow: row).y > offset, row > start.item { row -= 1 }
    if span(ofRow: row + 1).y <= offset, row < start.item + last { row += 1 }
    return row
  }

  /// Calls a closure with each row of the run within a range, in order.
  func forEachRow(_ range: Range<Int>, _ body: (Int, VerticalSpan) -> Void) {
    for row in range.clamped(to: start.item..<(start.item + run.count)) {
      body(row, span(ofRow: row))
    }
  }
}
