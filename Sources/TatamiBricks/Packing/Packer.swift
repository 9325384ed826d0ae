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

  /// Places a range of items, which follow the placed ones.
  mutating func place(_ items: Range<Int>, of bricks: inout [Brick]) {
    switch take() {
    case .skyline(var packer):
      for index in items { packer.place(&bricks[index]) }
      self = .skyline(packer)
    case .byte(var packer):
      for index in items { packer.place(&bricks[index]) }
      self = .byte(packer)
    case .word(var packer):
      for index in items { packer.place(&bricks[index]) }
      self = .word(packer)
    case .wide(var packer):
      for index in items { packer.place(&bricks[index]) }
      self = .wide(packer)
    }
  }

  /// Returns the first row in which an item of one of several sizes may be placed; `UInt32.max` if
  /// there are no sizes.
  mutating func firstRow(of sizes: SizeCounts) -> UInt32 {
    switch take() {
    case .skyline(let packer):
      self = .skyline(packer)
      return packer.firstRow()
    case .byte(var packer):
      defer { self = .byte(packer) }
      return packer.firstRow(of: sizes)
    case .word(var packer):
      defer { self = .word(packer) }
      return packer.firstRow(of: sizes)
    case .wide(var packer):
      defer { self = .wide(packer) }
      return packer.firstRow(of: sizes)
    }
  }

  /// Frees the positions of the items of a tail.
  mutating func remove(_ tail: RemovedTail, of bricks: [Brick]) {
    switch take() {
    case .skyline(var packer):
      packer.removeTail(of: bricks, from: tail.items.lowerBound)
      self = .skyline(packer)
    case .byte(var packer):
      packer.remove(tail, of: bricks)
      self = .byte(packer)
    case .word(var packer):
      packer.remove(tail, of: bricks)
      self = .word(packer)
    case .wide(var packer):
      packer.remove(tail, of: bricks)
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

/// The last placed items of a section, whose positions become free.
struct RemovedTail {
  let items: Range<Int>
  /// The first row that an item of the tail covers.
  let firstRow: UInt32
  /// The earlier items that cover this row or a later one, if they are fewer than those of a long
  /// tail.
  var remaining: [Brick]?
}
