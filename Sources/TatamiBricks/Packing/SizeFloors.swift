/// Rows above which a size has no free position (Specification/bricks.md §5.3, 2).
///
/// Positions are never freed, so the row of the last item of a size is a lower bound for the next
/// item of that size and of every larger size. For each width the floors form a staircase: taller
/// sizes have higher row indexes.
struct SizeFloors: Sendable {
  private struct Step: Sendable {
    var rows: UInt32
    var floor: UInt32
  }

  private var stairs: [[Step]]
  /// The widths with a staircase, in order.
  private var widths: [Int] = []

  init(columnCount: Int) {
    stairs = Array(repeating: [], count: columnCount + 1)
  }

  /// Returns the bytes that the staircases take.
  ///
  /// - Complexity: O(*c*) in the columns.
  func storedBytes() -> Int {
    let steps = widths.reduce(0) { $0 + stairs[$1].capacity }
    let arrays = (stairs.count + widths.count) * MemoryLayout<[Step]>.stride
    return arrays + steps * MemoryLayout<Step>.stride + (widths.count + 2) * arrayHeaderBytes
  }

  /// Returns the first row that may be free.
  ///
  /// - Complexity: O(*w* · log *s*) in the narrower widths and the sizes of each.
  func floor(columns: Int, rows: UInt32) -> UInt32 {
    var floor: UInt32 = 0
    for width in widths {
      if width > columns { break }
      let step = Self.firstStep(of: stairs[width], above: rows)
      if step > 0 { floor = max(floor, stairs[width][step - 1].floor) }
    }
    return floor
  }

  /// Records the row of an item.
  mutating func record(columns: Int, rows: UInt32, row: UInt32) {
    if stairs[columns].isEmpty { addWidth(columns) }
    var step = Self.firstStep(of: stairs[columns], above: rows)
    if step > 0 {
      let previous = stairs[columns][step - 1]
      if previous.floor >= row { return }
      if previous.rows == rows { step -= 1 }
    }
    let end = stairs[columns][step...].firstIndex { $0.rows > rows && $0.floor > row }
    let replaced = step..<(end ?? stairs[columns].count)
    if replaced.count == 1 {
      stairs[columns][step] = Step(rows: rows, floor: row)
    } else {
      stairs[columns].replaceSubrange(replaced, with: CollectionOfOne(Step(rows: rows, floor: row)))
    }
  }

  private mutating func addWidth(_ width: Int) {
    let index = widths.firstIndex { $0 > width } ?? widths.count
    widths.insert(width, at: index)
  }

  /// Returns the first step that is taller than a number of rows.
  private static func firstStep(of steps: [Step], above rows: UInt32) -> Int {
    var (low, high) = (0, steps.count)
    while low < high {
      let middle = (low + high) / 2
      if steps[middle].rows > rows { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
