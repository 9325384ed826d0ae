import TatamiBricks

/// The rules of Specification/bricks.md §2.1 with a grid of taken cells, tried one by one.
///
/// Loops count by hand and cells are read through a pointer, because a packing tries millions of
/// cells, and ranges and closures are slow in debug builds.
struct PlainPacker {
  private let columnCount: Int
  private let mode: BrickMode
  /// Whether the cells of all rows are taken, row by row.
  private var taken: [Bool] = []
  private var rowCount = 0

  init(columnCount: Int, mode: BrickMode) {
    self.columnCount = columnCount
    self.mode = mode
  }

  mutating func place(_ size: BrickSize) -> BrickPosition {
    let (column, row) = taken.withUnsafeBufferPointer { firstSpace(for: size, in: $0) }
    take(size, column, row)
    return BrickPosition(column: column, row: row, size: size)
  }

  private func firstSpace(
    for size: BrickSize,
    in taken: UnsafeBufferPointer<Bool>
  ) -> (column: Int, row: Int) {
    guard let cells = taken.baseAddress else { return (0, 0) }
    var row = 0
    while row < rowCount {
      var column = 0
      while column <= columnCount - size.columns {
        if isFree(size, column, row, cells) { return (column, row) }
        column += 1
      }
      row += 1
    }
    return (0, rowCount)
  }

  /// Whether the cells of an item are free and, in the mode `ordered`, all cells below them.
  private func isFree(
    _ size: BrickSize,
    _ firstColumn: Int,
    _ firstRow: Int,
    _ cells: UnsafePointer<Bool>
  ) -> Bool {
    let lastRow = mode == .fill ? min(rowCount, firstRow + size.rows) : rowCount
    var row = firstRow
    while row < lastRow {
      var cell = row * columnCount + firstColumn
      let end = cell + size.columns
      while cell < end {
        if cells[cell] { return false }
        cell += 1
      }
      row += 1
    }
    return true
  }

  private mutating func take(_ size: BrickSize, _ column: Int, _ row: Int) {
    let missing = max(0, row + size.rows - rowCount)
    taken.append(contentsOf: repeatElement(false, count: missing * columnCount))
    rowCount += missing
    for row in row..<row + size.rows {
      for column in column..<column + size.columns { taken[row * columnCount + column] = true }
    }
  }
}
