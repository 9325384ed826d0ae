/// Places the items of a section, one after the other.
///
/// An enum instead of a protocol, so that the loops over all items are compiled for each kind of
/// mask, which makes them about 20 times faster.
enum Packer: Sendable {
  case skyline(Skyline)
  case byte(FillPacker<NarrowMask<UInt8>>)
  case word(FillPacker<NarrowMask<UInt64>>)
  case wide(FillPacker<WideMask>)

  init(_ mode: BrickMode, columnCount: Int) {
    switch mode {
    case .ordered: self = .skyline(Skyline(columnCount: columnCount))
    case .fill:
      switch columnCount {
      case ...NarrowMask<UInt8>.columnLimit: self = .byte(FillPacker(columnCount: columnCount))
      case ...NarrowMask<UInt64>.columnLimit: self = .word(FillPacker(columnCount: columnCount))
      default: self = .wide(FillPacker(columnCount: columnCount))
      }
    }
  }

  /// Returns the number of rows up to the lowest edge of an item.
  func rowCount() -> UInt32 {
    switch self {
    case .skyline(let packer): packer.rowCount()
    case .byte(let packer): packer.rowCount
    case .word(let packer): packer.rowCount
    case .wide(let packer): packer.rowCount
    }
  }

  /// Returns the bytes that the packer takes.
  func storedBytes() -> Int {
    switch self {
    case .skyline(let packer): packer.storedBytes()
    case .byte(let packer): packer.storedBytes()
    case .word(let packer): packer.storedBytes()
    case .wide(let packer): packer.storedBytes()
    }
  }

  /// Places the items from an index on.
  mutating func place(_ bricks: inout [Brick], from first: Int) {
    switch take() {
    case .skyline(var packer):
      for index in first..<bricks.count { packer.place(&bricks[index]) }
      self = .skyline(packer)
    case .byte(var packer):
      for index in first..<bricks.count { packer.place(&bricks[index]) }
      self = .byte(packer)
    case .word(var packer):
      for index in first..<bricks.count { packer.place(&bricks[index]) }
      self = .word(packer)
    case .wide(var packer):
      for index in first..<bricks.count { packer.place(&bricks[index]) }
      self = .wide(packer)
    }
  }

  /// Frees the positions of the items from an index on.
  mutating func removeTail(of bricks: [Brick], from first: Int) {
    switch take() {
    case .skyline(var packer):
      packer.removeTail(of: bricks, from: first)
      self = .skyline(packer)
    case .byte(var packer):
      packer.removeTail(of: bricks, from: first)
      self = .byte(packer)
    case .word(var packer):
      packer.removeTail(of: bricks, from: first)
      self = .word(packer)
    case .wide(var packer):
      packer.removeTail(of: bricks, from: first)
      self = .wide(packer)
    }
  }

  /// Moves the packer out, so that its arrays are uniquely referenced while they change.
  private mutating func take() -> Packer {
    let taken = self
    self = .skyline(Skyline(columnCount: 0))
    return taken
  }
}
