import TatamiBricks
import TatamiGeometry

/// A brick layout of at most 8 columns with a bit mask per row, an array of frames, and the items
/// listed by their top row.
///
/// Every change rebuilds the layout.
struct PlainBricks {
  private(set) var frames: [Rect] = []
  /// The items whose top edge is in each row.
  private var itemsByRow: [[Int32]] = []
  /// The taken columns of each row.
  private var masks: [UInt8] = []
  /// The row of the last item of each size; above it, there is no free position for the size.
  private var startRows: [BrickSize: Int] = [:]
  /// The row below the lowest item of each column.
  private var bottoms: [Int]
  private var tallest = 1
  private let columnCount: Int
  private let mode: BrickMode
  private let cell: Size

  init(_ sizes: [BrickSize], columnCount: Int, mode: BrickMode, cell: Size) {
    (self.columnCount, self.mode, self.cell) = (columnCount, mode, cell)
    bottoms = Array(repeating: 0, count: columnCount)
    frames.reserveCapacity(sizes.count)
    for size in sizes { place(size) }
  }

  private mutating func place(_ size: BrickSize) {
    mode == .fill ? placeInHole(size) : placeBelow(size)
  }

  /// Places an item at the topmost position below all items in its columns.
  private mutating func placeBelow(_ size: BrickSize) {
    var (best, row) = (0, Int.max)
    for column in 0...(columnCount - size.columns) {
      let bottom = bottoms[column..<column + size.columns].max() ?? 0
      if bottom < row { (best, row) = (column, bottom) }
    }
    for column in best..<best + size.columns { bottoms[column] = row + size.rows }
    take(size, best, row)
  }

  private mutating func placeInHole(_ size: BrickSize) {
    var row = startRows[size] ?? 0
    while true {
      if let column = freeColumn(size, in: row) {
        take(size, column, row)
        startRows[size] = row
        return
      }
      row += 1
    }
  }

  /// Returns the leftmost column in which an item that begins in a row fits.
  private func freeColumn(_ size: BrickSize, in row: Int) -> Int? {
    var taken: UInt8 = 0
    for row in row..<max(row, min(row + size.rows, masks.count)) { taken |= masks[row] }
    let item = UInt8(truncatingIfNeeded: (1 << size.columns) - 1)
    return (0...(columnCount - size.columns)).first { taken & (item << UInt8($0)) == 0 }
  }

  private mutating func take(_ size: BrickSize, _ column: Int, _ row: Int) {
    while masks.count < row + size.rows {
      masks.append(0)
      itemsByRow.append([])
    }
    let item = UInt8(truncatingIfNeeded: (1 << size.columns) - 1) << UInt8(column)
    for row in row..<row + size.rows { masks[row] |= item }
    itemsByRow[row].append(Int32(frames.count))
    tallest = max(tallest, size.rows)
    frames.append(
      Rect(
        x: Double(column) * cell.width,
        y: Double(row) * cell.height,
        width: Double(size.columns) * cell.width,
        height: Double(size.rows) * cell.height
      )
    )
  }

  /// Returns the frames that intersect a rectangle.
  func items(in rect: Rect) -> [Rect] {
    let first = max(0, Int(rect.minY / cell.height) - tallest)
    let last = min(masks.count - 1, Int(rect.maxY / cell.height))
    guard first <= last else { return [] }
    return itemsByRow[first...last].flatMap { items in
      items.map { frames[Int($0)] }.filter(rect.intersects)
    }
  }
}
