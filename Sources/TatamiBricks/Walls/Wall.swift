import TatamiGeometry

/// The items of one section, in coordinates whose y is 0 at the top of the section.
///
/// A wall of more items than `exactItemLimit` is placed on demand, in the order of the items.
struct Wall: Sendable {
  private(set) var geometry: BrickGeometry
  private(set) var mode: BrickMode
  private let exactItemLimit: Int
  /// The items; those from `placedCount` on have only sizes.
  private(set) var bricks: [Brick] = []
  /// The number of items that are placed.
  private(set) var placedCount = 0
  /// The number of cells that placed items cover.
  private var placedCells = 0
  /// Whether items are placed only when their positions are needed.
  private var isOnDemand = false
  /// The sizes of the items that are not placed, if items are placed on demand.
  private var unplaced = SizeCounts()
  /// The sum of the rows of all items.
  private var rowSum = 0
  private(set) var packer: Packer
  private(set) var index: WallIndex
  private var lengths: WallLengths

  init(_ geometry: BrickGeometry, mode: BrickMode, exactItemLimit: Int) {
    self.geometry = geometry
    self.mode = mode
    self.exactItemLimit = exactItemLimit
    packer = Packer(mode, columnCount: geometry.columns.count)
    index = WallIndex(columnCount: geometry.columns.count)
    lengths = WallLengths(geometry)
  }

  /// Replaces the items from an index on.
  mutating func replaceTail(from first: Int, with tail: [Brick]) {
    if first == 0 {
      self = Wall(geometry, mode: mode, exactItemLimit: exactItemLimit)
      replaceItems([Replacement(items: 0..<0, bricks: tail)])
    } else {
      replaceItems([Replacement(items: first..<bricks.count, bricks: tail)])
    }
  }

  /// Changes the lengths; the number of columns must stay the same.
  mutating func setGeometry(_ geometry: BrickGeometry) {
    let rowCount = lengths.rowCount
    self.geometry = geometry
    lengths = WallLengths(geometry)
    lengths.rowCount = rowCount
  }

  /// The height; an estimate while items are not placed.
  var height: Double { lengths.height }
  var width: Double { lengths.width }
  var extent: (near: Double, far: Double) { lengths.extent }

  /// Returns the frame of a header or footer, or nil if there is none.
  func frame(of kind: SupplementaryItem.Kind) -> Rect? {
    switch kind {
    case .header: lengths.header
    case .footer: lengths.footer
    case .backer: nil
    }
  }

  /// Returns the bytes that the items, their index and the packer take.
  func storedBytes() -> Int {
    bricks.capacity * MemoryLayout<Brick>.stride + index.storedBytes() + packer.storedBytes()
  }

  /// Returns the frame of an item, which must be placed.
  func frame(of item: Int) -> Rect {
    lengths.frame(of: bricks[item])
  }

  /// Calls a closure with every placed item that can share a point with an interval of y.
  func forEachItem(from low: Double, through high: Double, _ visit: (Int) throws -> Void) rethrows {
    guard let rows = lengths.rows(from: low, through: high) else { return }
    try index.forEachItem(of: bricks, inRows: rows, visit)
  }
}

// Changes of items.
extension Wall {
  /// New items in place of a range.
  struct Replacement {
    var items: Range<Int>
    var bricks: [Brick]
  }

  /// With more replacements, all items from the first one on are copied once.
  private static var fewReplacements: Int { 4 }

  /// Replaces ranges of items, in ascending order.
  mutating func replaceItems(_ replacements: [Replacement]) {
    guard let first = replacements.first?.items.lowerBound else { return }
    let count = replacements.reduce(bricks.count) { $0 - $1.items.count + $1.bricks.count }
    isOnDemand = count > exactItemLimit
    removePositions(from: first)
    for replacement in replacements { exchange(bricks[replacement.items], replacement.bricks) }
    apply(replacements, from: first)
    if !isOnDemand { placeNext(bricks.count - placedCount) }
    finishPlacing(from: min(first, placedCount))
  }

  private mutating func removePositions(from first: Int) {
    if !isOnDemand { unplaced = SizeCounts() }
    guard first < placedCount else { return }
    let items = first..<placedCount
    countPlaced(items, -1)
    index.removeTail(of: bricks, from: first)
    let row = bricks[items].reduce(UInt32.max) { min($0, $1.row) }
    var tail = RemovedTail(items: items, firstRow: row)
    if items.count > Self.longTail {
      tail.remaining = index.bricks(of: bricks, fromRow: row, atMost: items.count)
    }
    packer.remove(tail, of: bricks)
    placedCount = first
  }

  /// A tail of more items is removed with all rows from its first one on, if few other items cover
  /// these rows.
  private static var longTail: Int { 1024 }

  /// Counts items that are not placed in place of others.
  private mutating func exchange(_ old: ArraySlice<Brick>, _ new: [Brick]) {
    rowSum += Self.rowSum(of: new) - Self.rowSum(of: old)
    guard isOnDemand else { return }
    for brick in old { unplaced.add(-1, of: brick) }
    for brick in new { unplaced.add(1, of: brick) }
  }

  private mutating func apply(_ replacements: [Replacement], from first: Int) {
    guard replacements.count > Self.fewReplacements else {
      for replacement in replacements.reversed() {
        bricks.replaceSubrange(replacement.items, with: replacement.bricks)
      }
      return
    }
    var tail: [Brick] = []
    var next = first
    for replacement in replacements {
      tail += bricks[next..<replacement.items.lowerBound]
      tail += replacement.bricks
      next = replacement.items.upperBound
    }
    tail += bricks[next...]
    bricks.replaceSubrange(first..., with: tail)
  }

  private static func rowSum(of bricks: some Sequence<Brick>) -> Int {
    bricks.reduce(0) { $0 + Int($1.rows) }
  }
}

// Positions.
extension Wall {
  /// The number of items to place between two tests whether the placed ones suffice.
  private static var batchSize: Int { 256 }

  /// Places items until every item that begins at or above `y`, in points from the top, is placed.
  mutating func place(through y: Double) {
    let row = lengths.lastRow(through: y)
    let first = placedCount
    while placedCount < bricks.count, packer.firstRow(of: unplaced) <= row {
      placeNext(Self.batchSize)
    }
    finishPlacing(from: first)
  }

  /// Places items up to one, which must exist.
  mutating func place(throughItem item: Int) {
    let first = placedCount
    placeNext(item + 1 - first)
    finishPlacing(from: first)
  }

  private mutating func placeNext(_ count: Int) {
    let items = placedCount..<max(placedCount, min(bricks.count, placedCount + count))
    countPlaced(items, 1)
    packer.place(items, of: &bricks)
    placedCount = items.upperBound
  }

  /// Adds items to the placed ones and removes them from the others, or the reverse.
  private mutating func countPlaced(_ items: Range<Int>, _ sign: Int) {
    for brick in bricks[items] {
      placedCells += sign * Int(brick.columns) * Int(brick.rows)
      if isOnDemand { unplaced.add(-sign, of: brick) }
    }
  }

  private mutating func finishPlacing(from first: Int) {
    index.add(first..<placedCount, of: bricks)
    lengths.rowCount = Int(packer.rowCount())
    guard placedCount < bricks.count else { return }
    let cellsPerRow =
      placedCells > 0
      ? Double(placedCells) / Double(lengths.rowCount) : Double(geometry.columns.count)
    lengths.rowCount += Int((Double(unplaced.cellCount()) / cellsPerRow).rounded(.up))
  }
}

// Sizes.
extension Wall {
  /// Returns the items from an index on with their validated sizes; they are not placed yet.
  func bricks(
    from first: Int,
    to count: Int,
    field: String,
    size: (Int) -> BrickSize
  ) throws(BrickError) -> [Brick] {
    var tail: [Brick] = []
    tail.reserveCapacity(count - first)
    var rows = rowSum - Self.rowSum(of: bricks[first...])
    for item in first..<count {
      let size = size(item)
      tail.append(try brick(size, rowsBefore: rows) { "\(field).items[\(item)]" })
      rows += size.rows
    }
    return tail
  }

  /// Returns ranges of items and the validated sizes that replace them.
  func replacements(
    _ replacements: [BrickReplacement],
    field: String
  ) throws(BrickError) -> [Replacement] {
    var (rows, end) = (rowSum, 0)
    for (index, replacement) in replacements.enumerated() {
      let (items, path) = (replacement.items, "\(field).replacements[\(index)].items")
      let (low, high) = (items.lowerBound, items.upperBound)
      try BrickError.check(low, in: end...max(end, bricks.count), "\(path).lowerBound")
      try BrickError.check(high, in: low...max(low, bricks.count), "\(path).upperBound")
      end = high
      rows -= Self.rowSum(of: bricks[items])
    }
    var checked: [Replacement] = []
    for (index, replacement) in replacements.enumerated() {
      var new: [Brick] = []
      for (number, size) in replacement.sizes.enumerated() {
        new.append(
          try brick(size, rowsBefore: rows) { "\(field).replacements[\(index)].sizes[\(number)]" }
        )
        rows += size.rows
      }
      checked.append(Replacement(items: replacement.items, bricks: new))
    }
    return checked
  }

  /// Returns an item with a validated size.
  private func brick(
    _ size: BrickSize,
    rowsBefore rows: Int,
    _ field: () -> String
  ) throws(BrickError) -> Brick {
    try BrickError.check(size.columns, in: 1...geometry.columns.count, "\(field()).columns")
    try BrickError.check(size.rows, in: 1...BrickFrames.rowLimit, "\(field()).rows")
    guard rows + size.rows <= BrickFrames.rowLimit else {
      let allowed = 1...BrickFrames.rowLimit - rows
      throw .count(size.rows, field: "\(field()).rows", allowed: allowed)
    }
    return Brick(columns: UInt16(size.columns), rows: UInt32(size.rows))
  }
}
