/// Finds places for the items of a section, one after the other.
protocol Packer: Sendable {
  /// Places an item.
  mutating func place(_ brick: inout Brick)

  /// Frees the places of the items from one on.
  mutating func removeTail(of bricks: [Brick], from first: Int)

  /// Returns the number of rows up to the lowest edge of an item.
  func rowCount() -> UInt32
}

extension Packer {
  /// Places the items from one on.
  mutating func place(_ bricks: inout [Brick], from first: Int) {
    for index in first..<bricks.count { place(&bricks[index]) }
  }
}

extension BrickMode {
  /// Makes what places items in this mode.
  func makePacker(columnCount: Int) -> any Packer {
    switch self {
    case .ordered: Skyline(columnCount: columnCount)
    case .fill where columnCount <= NarrowMask.columnLimit:
      FillPacker<NarrowMask>(columnCount: columnCount)
    case .fill: FillPacker<WideMask>(columnCount: columnCount)
    }
  }
}
