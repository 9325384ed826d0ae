/// An item in the grid, stored in 12 bytes.
struct Brick: Sendable {
  var column: UInt16 = 0
  let columns: UInt16
  var row: UInt32 = 0
  let rows: UInt32

  /// The row below the last one covered.
  var bottom: UInt32 { row + rows }
}

extension BrickSize {
  /// Returns the size of a placed item.
  init(_ brick: Brick) {
    self.init(columns: Int(brick.columns), rows: Int(brick.rows))
  }
}
