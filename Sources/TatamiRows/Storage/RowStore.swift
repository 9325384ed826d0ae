/// The rows of all sections of a table.
struct RowStore: Sendable {
  var forest: StackForest<RowRun>

  /// Makes a store without rows; tests use small blocks to get deep stacks.
  init(capacity: Int = StackForest<RowRun>.usualCapacity) {
    forest = StackForest(filler: .empty, capacity: capacity)
  }

  /// Returns how many rows a list has and how long it is.
  func total(of list: RowList) -> StackPosition {
    switch list {
    case .uniform(let run): StackPosition(item: run.count, offset: run.length)
    case .stack(let root): forest.total(of: root)
    }
  }

  /// Returns a list of the runs; neighbouring runs of equal rows become one.
  mutating func make(_ runs: [RowRun]) -> RowList {
    var joined: [RowRun] = []
    for run in runs where run.count > 0 {
      if let last = joined.last, last.isAlike(run) {
        joined[joined.count - 1] = last.with(count: last.count + run.count)
      } else {
        joined.append(run)
      }
    }
    return joined.count > 1 ? .stack(forest.make(joined)) : .uniform(joined.first ?? .empty)
  }

  /// Gives up the rows of a list.
  mutating func discard(_ list: RowList) {
    if case .stack(let root) = list { forest.discard(root) }
  }
}

// Asking; `top` is where the list starts.
extension RowStore {
  /// A run of rows and where it starts.
  struct PlacedRun {
    var run: RowRun
    var start: StackPosition
  }

  /// Returns the run that holds a row of the list.
  func run(ofRow row: Int, in list: RowList, top: Double) -> PlacedRun {
    switch list {
    case .uniform(let run):
      return PlacedRun(run: run, start: StackPosition(item: 0, offset: top))
    case .stack(let root):
      let place = forest.find(item: row, in: root, from: top)
      return PlacedRun(run: forest[place], start: place.start)
    }
  }

  /// Returns the row that covers an offset; outside the list the nearest one with a height.
  ///
  /// - Precondition: The list is not empty.
  func row(at offset: Double, in list: RowList, top: Double) -> Int {
    switch list {
    case .uniform(let run):
      return PlacedRun(run: run, start: StackPosition(item: 0, offset: top)).row(at: offset)
    case .stack(let root):
      let place = forest.find(offset: offset, in: root, from: top)
      return PlacedRun(run: forest[place], start: place.start).row(at: offset)
    }
  }

  /// Hands out the rows of a range in order.
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
    case .stack(let root):
      var next: StackForest<RowRun>.Place? = forest.find(
        item: range.lowerBound,
        in: root,
        from: top
      )
      while let place = next, place.start.item < range.upperBound {
        PlacedRun(run: forest[place], start: place.start).forEachRow(range, body)
        next = forest.next(after: place, in: root)
      }
    }
  }
}

extension RowStore.PlacedRun {
  /// Returns where a row of the run lies.
  func span(ofRow row: Int) -> VerticalSpan {
    VerticalSpan(y: start.offset + Double(row - start.item) * run.height, height: run.height)
  }

  /// Returns the row of the run that covers an offset, the nearest one if none does.
  func row(at offset: Double) -> Int {
    let last = run.count - 1
    let quotient = (offset - start.offset) / run.height
    guard quotient > 0 else { return start.item }
    var row = start.item + (quotient < Double(last) ? Int(quotient) : last)
    // The quotient may have been rounded across a whole number.
    if span(ofRow: row).y > offset, row > start.item { row -= 1 }
    if span(ofRow: row + 1).y <= offset, row < start.item + last { row += 1 }
    return row
  }

  func forEachRow(_ range: Range<Int>, _ body: (Int, VerticalSpan) -> Void) {
    for row in range.clamped(to: start.item..<(start.item + run.count)) {
      body(row, span(ofRow: row))
    }
  }
}
