import TatamiGeometry

/// The placed items of one section, in coordinates whose y is 0 at the top of the section.
struct Wall: Sendable {
  private(set) var geometry: BrickGeometry
  private(set) var mode: BrickMode
  private(set) var bricks: [Brick] = []
  /// The sum of the rows of all items.
  private var rowSum = 0
  private(set) var packer: Packer
  private(set) var index: WallIndex
  private var lengths: WallLengths

  init(_ geometry: BrickGeometry, mode: BrickMode) {
    self.geometry = geometry
    self.mode = mode
    packer = Packer(mode, columnCount: geometry.columns.count)
    index = WallIndex(columnCount: geometry.columns.count)
    lengths = WallLengths(geometry)
  }

  /// Replaces the items from an index on.
  mutating func replaceTail(from first: Int, with tail: [Brick]) {
    if first == 0 {
      self = Wall(geometry, mode: mode)
      bricks = tail
    } else {
      removeTail(from: first)
      bricks += tail
    }
    rowSum += Self.rowSum(of: tail)
    packer.place(&bricks, from: first)
    index.addTail(of: bricks, from: first)
    lengths.rowCount = Int(packer.rowCount())
  }

  private mutating func removeTail(from first: Int) {
    guard first < bricks.count else { return }
    rowSum -= Self.rowSum(of: bricks[first...])
    packer.removeTail(of: bricks, from: first)
    index.removeTail(of: bricks, from: first)
    bricks.removeSubrange(first...)
  }

  private static func rowSum(of bricks: some Sequence<Brick>) -> Int {
    bricks.reduce(0) { $0 + Int($1.rows) }
  }

  /// Changes the lengths; the number of columns must stay the same.
  mutating func setGeometry(_ geometry: BrickGeometry) {
    let rowCount = lengths.rowCount
    self.geometry = geometry
    lengths = WallLengths(geometry)
    lengths.rowCount = rowCount
  }

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

  /// Returns the frame of an item, which must exist.
  func frame(of item: Int) -> Rect {
    lengths.frame(of: bricks[item])
  }

  /// Calls a closure with every item that can share a point with an interval of y.
  func forEachItem(from low: Double, through high: Double, _ visit: (Int) throws -> Void) rethrows {
    guard let rows = lengths.rows(from: low, through: high) else { return }
    try index.forEachItem(of: bricks, inRows: rows, visit)
  }
}

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
      let field = { "\(field).items[\(item)]" }
      try BrickError.check(size.columns, in: 1...geometry.columns.count, "\(field()).columns")
      try BrickError.check(size.rows, in: 1...BrickFrames.rowLimit, "\(field()).rows")
      rows += size.rows
      guard rows <= BrickFrames.rowLimit else {
        let allowed = 1...BrickFrames.rowLimit - (rows - size.rows)
        throw .count(size.rows, field: "\(field()).rows", allowed: allowed)
      }
      tail.append(Brick(columns: UInt16(size.columns), rows: UInt32(size.rows)))
    }
    return tail
  }
}
