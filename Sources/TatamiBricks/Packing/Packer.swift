/// Finds places for the items of a section, one after the other.
///
/// An enum and no protocol: the loops over all items are then compiled for each kind of mask,
/// which makes them about 20 times faster.
enum Packer: Sendable {
  case skyline(Skyline)
  case narrow(FillPacker<NarrowMask>)
  case wide(FillPacker<WideMask>)

  init(_ mode: BrickMode, columnCount: Int) {
    switch mode {
    case .ordered: self = .skyline(Skyline(columnCount: columnCount))
    case .fill where columnCount <= NarrowMask.columnLimit:
      self = .narrow(FillPacker(columnCount: columnCount))
    case .fill: self = .wide(FillPacker(columnCount: columnCount))
    }
  }

  /// Returns the number of rows up to the lowest edge of an item.
  func rowCount() -> UInt32 {
    switch self {
    case .skyline(let packer): packer.rowCount()
    case .narrow(let packer): packer.rowCount
    case .wide(let packer): packer.rowCount
    }
  }

  /// Places the items from one on.
  mutating func place(_ bricks: inout [Brick], from first: Int) {
    switch take() {
    case .skyline(var packer):
      for index in first..<bricks.count { packer.place(&bricks[index]) }
      self = .skyline(packer)
    case .narrow(var packer):
      for index in first..<bricks.count { packer.place(&bricks[index]) }
      self = .narrow(packer)
    case .wide(var packer):
      for index in first..<bricks.count { packer.place(&bricks[index]) }
      self = .wide(packer)
    }
  }

  /// Frees the places of the items from one on.
  mutating func removeTail(of bricks: [Brick], from first: Int) {
    switch take() {
    case .skyline(var packer):
      packer.removeTail(of: bricks, from: first)
      self = .skyline(packer)
    case .narrow(var packer):
      packer.removeTail(of: bricks, from: first)
      self = .narrow(packer)
    case .wide(var packer):
      packer.removeTail(of: bricks, from: first)
      self = .wide(packer)
    }
  }

  /// Takes the packer out, so that nothing else holds its arrays while they change.
  private mutating func take() -> Packer {
    let taken = self
    self = .skyline(Skyline(columnCount: 0))
    return taken
  }
}
