/// Places each item at the topmost free position, then the leftmost one (Specification/bricks.md
/// §2.1, fill).
struct FillPacker<Mask: ColumnMask>: Sendable {
  private let columnCount: Int
  private var bands: BandList<Mask>
  private var floors: SizeFloors
  /// The floors after every few hundred items, to which a removed tail returns.
  private(set) var checkpoints: [Checkpoint] = []
  private var itemCount = 0

  /// The floors after the first items.
  struct Checkpoint: Sendable {
    let itemCount: Int
    let floors: SizeFloors
  }

  /// After a search through more bands, the next smaller power of two rows is searched as well.
  ///
  /// Its position is a bound for all heights in between. Without it, each item that is slightly
  /// shorter than all previous ones would search all bands.
  private static var longSearch: Int { 64 }

  /// The number of items from one checkpoint to the next: enough to take a few bytes per item at
  /// most, and few enough to be recorded again.
  static var checkpointInterval: ClosedRange<Int> { 256...2048 }

  init(columnCount: Int) {
    self.columnCount = columnCount
    bands = BandList(columnCount: columnCount)
    floors = SizeFloors(columnCount: columnCount)
  }

  /// The number of rows up to the lowest edge of an item.
  var rowCount: UInt32 { bands.rowCount }

  /// Returns the bytes that the bands and checkpoints take.
  func storedBytes() -> Int {
    checkpoints.reduce(bands.storedBytes()) { $0 + $1.floors.storedBytes() }
  }

  /// Places an item.
  mutating func place(_ brick: inout Brick) {
    let columns = Int(brick.columns)
    let position = find(columns: columns, rows: brick.rows)
    if position.steps > Self.longSearch {
      let highestBit = UInt32.bitWidth - 1 - brick.rows.leadingZeroBitCount
      _ = find(columns: columns, rows: 1 << UInt32(highestBit))
    }
    (brick.row, brick.column) = (position.row, UInt16(position.column))
    bands.toggle(position.column..<position.column + columns, rows: brick.row..<brick.bottom)
    itemCount += 1
    addCheckpoint()
  }

  private mutating func addCheckpoint() {
    let added = itemCount - (checkpoints.last?.itemCount ?? 0)
    let interval = Self.checkpointInterval
    guard added >= interval.lowerBound else { return }
    guard added >= min(floors.storedBytes(), interval.upperBound) else { return }
    checkpoints.append(Checkpoint(itemCount: itemCount, floors: floors))
  }

  /// Returns the first position for a size and records it as a floor for the next search.
  private mutating func find(columns: Int, rows: UInt32) -> Position {
    let floor = floors.floor(columns: columns, rows: rows)
    let position = firstPosition(columns: columns, rows: rows, from: floor)
    floors.record(columns: columns, rows: rows, row: position.row)
    return position
  }

  private struct Position {
    let row: UInt32
    let column: Int
    /// The number of bands tried.
    let steps: Int
  }

  /// Returns the first position; its row is the start of a band.
  private func firstPosition(columns: Int, rows: UInt32, from floor: UInt32) -> Position {
    var start = bands.position(of: floor)
    var steps = 0
    while true {
      steps += 1
      switch fit(columns: columns, rows: rows, at: start) {
      case .column(let column):
        return Position(row: bands.row(at: start), column: column, steps: steps)
      case .blocked(let band):
        guard let next = bands.after(band) else {
          return Position(row: bands.rowCount, column: 0, steps: steps)
        }
        start = next
      }
    }
  }

  private enum Fit {
    case column(Int)
    /// No position starts at or above this band.
    case blocked(BandList<Mask>.Position)
  }

  /// Searches for free columns in all bands that an item would cover, lowest band first.
  private func fit(columns: Int, rows: UInt32, at start: BandList<Mask>.Position) -> Fit {
    let top = bands.mask(at: start)
    guard let column = top.firstRun(of: columns) else { return .blocked(start) }
    var band = lastBand(from: start, rows: rows)
    if band == start { return .column(column) }
    var taken = bands.mask(at: band)
    while true {
      guard let column = taken.firstRun(of: columns) else { return .blocked(band) }
      guard band != start, let previous = bands.before(band) else { return .column(column) }
      band = previous
      taken.formUnion(bands.mask(at: band))
    }
  }

  /// Returns the last band that an item would cover.
  private func lastBand(
    from start: BandList<Mask>.Position,
    rows: UInt32
  ) -> BandList<Mask>.Position {
    let bottom = bands.row(at: start) + rows
    var last = start
    while let next = bands.after(last), bands.row(at: next) < bottom {
      last = next
    }
    return last
  }
}

extension FillPacker {
  /// Returns the first row in which an item of one of several sizes has a free position.
  mutating func firstRow(of sizes: SizeCounts) -> UInt32 {
    var row = UInt32.max
    sizes.forEachSize { size, _ in
      row = min(row, find(columns: size.columns, rows: UInt32(size.rows)).row)
    }
    return row
  }

  /// Frees the positions of the items of a tail.
  ///
  /// - Complexity: O(*t* · log *n*) in the items of the tail and all items; if the items that
  ///   remain beside the tail are known, in those instead of the tail.
  mutating func remove(_ tail: RemovedTail, of bricks: [Brick]) {
    if let remaining = tail.remaining {
      bands.clear(from: tail.firstRow)
      for brick in remaining { toggle(brick, from: tail.firstRow) }
    } else {
      for brick in bricks[tail.items] { toggle(brick, from: 0) }
    }
    let first = tail.items.lowerBound
    itemCount = min(itemCount, first)
    while let last = checkpoints.last, last.itemCount > first { checkpoints.removeLast() }
    let checkpoint = checkpoints.last
    floors = checkpoint?.floors ?? SizeFloors(columnCount: columnCount)
    for brick in bricks[(checkpoint?.itemCount ?? 0)..<first] {
      floors.record(columns: Int(brick.columns), rows: brick.rows, row: brick.row)
    }
  }

  /// Takes or frees the cells of an item from a row on.
  private mutating func toggle(_ brick: Brick, from row: UInt32) {
    let column = Int(brick.column)
    let rows = max(row, brick.row)..<brick.bottom
    bands.toggle(column..<column + Int(brick.columns), rows: rows)
  }
}
