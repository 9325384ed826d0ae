import TatamiBricks

/// The rules of Specification/mozaik.md §2.1 with a set of taken cells, tried one by one.
struct PlainPacker {
  private let columnCount: Int
  private let mode: BrickMode
  private var taken: Set<Int> = []
  private var rowCount = 0

  init(columnCount: Int, mode: BrickMode) {
    self.columnCount = columnCount
    self.mode = mode
  }

  mutating func place(_ size: BrickSize) -> BrickPosition {
    var row = 0
    while true {
      for column in 0...(columnCount - size.columns) {
        guard isAllowed(size, column, row) else { continue }
        take(size, column, row)
        return BrickPosition(column: column, row: row, size: size)
      }
      row += 1
    }
  }

  private func isAllowed(_ size: BrickSize, _ column: Int, _ row: Int) -> Bool {
    let end = mode == .fill ? row + size.rows : max(rowCount, row + 1)
    return (column..<column + size.columns).allSatisfy { column in
      (row..<end).allSatisfy { !taken.contains($0 * columnCount + column) }
    }
  }

  private mutating func take(_ size: BrickSize, _ column: Int, _ row: Int) {
    rowCount = max(rowCount, row + size.rows)
    for column in column..<column + size.columns {
      for row in row..<row + size.rows { taken.insert(row * columnCount + column) }
    }
  }
}
