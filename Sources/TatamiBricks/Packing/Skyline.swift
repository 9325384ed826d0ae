/// Places each item at the topmost position below all items in its columns, then the leftmost one
/// (Specification/bricks.md §2.1).
struct Skyline: Sendable {
  /// For each column, the row below the lowest taken one.
  private var bottoms: [UInt32]

  init(columnCount: Int) {
    bottoms = Array(repeating: 0, count: columnCount)
  }

  /// The number of rows up to the lowest edge of an item.
  func rowCount() -> UInt32 { bottoms.max() ?? 0 }

  /// Returns the bytes that the columns take.
  func storedBytes() -> Int { bottoms.capacity * 4 }

  /// Places an item.
  ///
  /// - Complexity: O(*c*) in the columns, and O(*w*) more each time a better position is
  ///   found for its *w* columns.
  mutating func place(_ brick: inout Brick) {
    let width = Int(brick.columns)
    var (best, row) = (0, UInt32.max)
    var column = 0
    while column + width <= bottoms.count {
      let window = column..<column + width
      if let obstacle = bottoms[window].lastIndex(where: { $0 >= row }) {
        column = obstacle + 1
      } else {
        (best, row) = (column, bottoms[window].max() ?? 0)
        column += 1
      }
    }
    (brick.row, brick.column) = (row, UInt16(best))
    for column in best..<best + width { bottoms[column] = brick.bottom }
  }

  /// The first row in which an item may be placed.
  func firstRow() -> UInt32 { bottoms.min() ?? 0 }

  /// Removes the items from an index on: in each column the last remaining item is the lowest.
  ///
  /// - Complexity: O(*t* + *c*) in the columns and the items since the last one in each column.
  mutating func removeTail(of bricks: [Brick], from first: Int) {
    bottoms = Array(repeating: 0, count: bottoms.count)
    var open = bottoms.count
    for brick in bricks[..<first].reversed() {
      if open == 0 { break }
      let column = Int(brick.column)
      for column in column..<column + Int(brick.columns) where bottoms[column] == 0 {
        bottoms[column] = brick.bottom
        open -= 1
      }
    }
  }
}
