/// The rows of all sections of a table.
struct RowStore: Sendable {
  /// The trees of all sections whose rows differ.
  var trees = RowTree()

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
    merged.reserveCapacity(runs.count)
    for run in runs where run.count > 0 {
      let canMerge = merged.last?.hasSameRows(as: run) ?? false
      let count = canMerge ? merged.removeLast().count : 0
      merged.append(run.with(count: count + run.count))
    }
    guard merged.count > 1 else { return .uniform(merged.first ?? .empty) }
    return .tree(trees.make(merged.lazy.map(\.entry)))
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
    case .uniform(let run): PlacedRun(run: run, start: RunPosition(item: 0, offset: top))
    case .tree(let root): run(at: trees.find(item: row, in: root, from: top))
    }
  }

  /// Returns the row of a list that covers an offset, or the nearest row with a height above 0.
  func row(at offset: Double, in list: RowList, top: Double) -> Int {
    guard case .tree(let root) = list else {
      return run(ofRow: 0, in: list, top: top).row(at: offset)
    }
    return run(at: trees.find(offset: offset, in: root, from: top)).row(at: offset)
  }

  /// Calls a closure with each row of a range, in order.
  func forEachRow(
    _ range: Range<Int>,
    in list: RowList,
    top: Double,
    _ body: (Int, VerticalSpan) -> Void
  ) {
    guard case .tree(let root) = list else {
      return run(ofRow: 0, in: list, top: top).forEachRow(range, body)
    }
    var next = Optional(trees.find(item: range.lowerBound, in: root, from: top))
    while let location = next, location.start.item < range.upperBound {
      run(at: location).forEachRow(range, body)
      next = trees.next(after: location, in: root)
    }
  }

  private func run(at location: RowTree.Location) -> PlacedRun {
    PlacedRun(run: RowRun(trees[location]), start: location.start)
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
