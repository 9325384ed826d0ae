/// The numbers of items by size.
struct SizeCounts: Sendable {
  /// The counts of sizes of less than 16 columns and rows, at 16 times the columns plus the rows.
  private var common: [Int] = []
  private var others: [BrickSize: Int] = [:]

  private static var commonLimit: Int { 16 }

  /// Adds a number of items of a size, which may be negative.
  mutating func add(_ count: Int, of brick: Brick) {
    let limit = Self.commonLimit
    guard Int(brick.columns) < limit, Int(brick.rows) < limit else {
      others[BrickSize(brick), default: 0] += count
      return
    }
    if common.isEmpty { common = Array(repeating: 0, count: limit * limit) }
    common[Int(brick.columns) * limit + Int(brick.rows)] += count
  }

  /// Calls a closure with every size of which there are items.
  func forEachSize(_ body: (BrickSize, _ count: Int) -> Void) {
    let limit = Self.commonLimit
    for index in common.indices where common[index] > 0 {
      body(BrickSize(columns: index / limit, rows: index % limit), common[index])
    }
    for (size, count) in others where count > 0 { body(size, count) }
  }

  /// Returns the number of cells that all items cover.
  func cellCount() -> Int {
    var cells = 0
    forEachSize { size, count in cells += size.columns * size.rows * count }
    return cells
  }
}
