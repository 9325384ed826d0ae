import TatamiGeometry

/// Rectangles of one column, found by a vertical interval.
///
/// The rectangles are sorted by their top edges. Each one stores the lowest bottom edge up to it,
/// so that a binary search finds the first rectangle that can reach the interval.
struct IntervalColumn {
  /// The horizontal extent of all rectangles.
  private(set) var minX: Double
  private(set) var maxX: Double
  private var tops: [Double] = []
  private var bottoms: [Double] = []
  private var lowestBottoms: [Double] = []
  private var indexes: [Int] = []

  /// Sorts rectangles.
  ///
  /// - Complexity: O(*n* log *n*) in the rectangles.
  init(_ rects: [(index: Int, rect: Rect)]) {
    (minX, maxX) = (.infinity, -.infinity)
    var lowest = -Double.infinity
    for (index, rect) in rects.sorted(by: { $0.rect.minY < $1.rect.minY }) {
      minX = min(minX, rect.minX)
      maxX = max(maxX, rect.maxX)
      lowest = max(lowest, rect.maxY)
      tops.append(rect.minY)
      bottoms.append(rect.maxY)
      lowestBottoms.append(lowest)
      indexes.append(index)
    }
  }

  /// Calls a closure with the index of each rectangle that intersects the vertical extent of an
  /// area.
  ///
  /// - Complexity: O(log *n* + *k*) in the rectangles and the results, if the bottom edges are also
  ///   sorted.
  func forEach(in area: Rect, _ body: (Int) -> Void) {
    guard minX <= area.maxX, maxX >= area.minX else { return }
    var (low, high) = (0, tops.count)
    while low < high {
      let middle = (low + high) / 2
      if lowestBottoms[middle] < area.minY { low = middle + 1 } else { high = middle }
    }
    for position in low..<tops.count {
      guard tops[position] <= area.maxY else { return }
      if bottoms[position] >= area.minY { body(indexes[position]) }
    }
  }
}

/// Rectangles grouped into columns with equal left edges, or into rows with equal top edges if
/// these are fewer.
struct IntervalColumns {
  private var columns: [IntervalColumn] = []
  private let isTransposed: Bool

  /// Sorts rectangles into columns or rows.
  ///
  /// - Complexity: O(*n* log *n*) in the rectangles.
  init(_ rects: some Sequence<Rect>) {
    let rects = Array(rects)
    isTransposed = Set(rects.map(\.minY)).count < Set(rects.map(\.minX)).count
    var groups: [Double: [(index: Int, rect: Rect)]] = [:]
    for (index, rect) in rects.enumerated() {
      let rect = isTransposed ? rect.transposed : rect
      groups[rect.minX, default: []].append((index, rect))
    }
    columns = groups.values.map { IntervalColumn($0) }
  }

  /// The indexes of the rectangles that intersect an area, in ascending order.
  ///
  /// - Complexity: O(*c* log *n* + *k* log *k*) in the columns, the rectangles and the results.
  func indexes(in area: Rect) -> [Int] {
    let area = isTransposed ? area.transposed : area
    var found: [Int] = []
    for column in columns { column.forEach(in: area) { found.append($0) } }
    return found.sorted()
  }
}
