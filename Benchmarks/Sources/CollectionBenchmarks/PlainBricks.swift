import TatamiBricks
import TatamiGeometry

/// The algorithm of the original brick layout, from Specification/mozaik.md §2 and §5.2.
///
/// Cells of a matrix are tried one by one, starting at the row of the last item of the same size; the
/// matrix is copied whenever it grows, and each item is an object. Queries search bounding boxes of
/// 20 items from both ends.
struct PlainBricks {
  private(set) var items: [PlainAttributes] = []
  private var columns: [[Bool]]
  private var startRows: [BrickSize: Int] = [:]
  private var boxes: [Rect] = []
  private let mode: BrickMode
  private let cell: Size

  init(_ sizes: [BrickSize], columnCount: Int, mode: BrickMode, cell: Size) {
    columns = Array(repeating: [], count: columnCount)
    self.mode = mode
    self.cell = cell
    for size in sizes { place(size) }
    boxes = stride(from: 0, to: items.count, by: 20).map { first in
      items[first..<min(first + 20, items.count)].reduce(items[first].frame) {
        $0.union($1.frame)
      }
    }
  }

  private mutating func place(_ size: BrickSize) {
    var row = startRows[size] ?? 0
    while true {
      for column in 0...(columns.count - size.columns) where isFree(size, column, row) {
        take(size, column, row)
        startRows[size] = row
        return
      }
      row += 1
    }
  }

  private func isFree(_ size: BrickSize, _ first: Int, _ row: Int) -> Bool {
    for column in first..<first + size.columns {
      let end = mode == .fill ? min(row + size.rows, columns[column].count) : columns[column].count
      for row in row..<max(row, end) where columns[column][row] { return false }
    }
    return true
  }

  private mutating func take(_ size: BrickSize, _ first: Int, _ row: Int) {
    if row + size.rows > columns[0].count {
      for column in columns.indices {
        columns[column] = columns[column] + Array(repeating: false, count: size.rows)
      }
    }
    for column in first..<first + size.columns {
      for row in row..<row + size.rows { columns[column][row] = true }
    }
    let frame = Rect(
      x: Double(first) * cell.width,
      y: Double(row) * cell.height,
      width: Double(size.columns) * cell.width,
      height: Double(size.rows) * cell.height
    )
    items.append(PlainAttributes(item: items.count, frame: frame))
  }

  /// Returns the items found between the first and the last box that intersects the rectangle.
  func items(in rect: Rect) -> [PlainAttributes] {
    guard let first = boxes.firstIndex(where: rect.intersects),
      let last = boxes.lastIndex(where: rect.intersects)
    else { return [] }
    return items[first * 20..<min(last * 20 + 20, items.count)]
      .filter { $0.frame.intersects(rect) }
  }
}
