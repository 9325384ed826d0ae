/// A table as an array of offsets: a binary search finds a row, and a change moves all rows below
/// it.
struct PrefixTable {
  private var heights: [Double]
  /// The upper edges of the rows, and the lower edge of the last one.
  private var offsets: [Double]

  init(_ heights: [Double]) {
    self.heights = heights
    offsets = Array(repeating: 0, count: heights.count + 1)
    updateOffsets(from: 0)
  }

  private mutating func updateOffsets(from row: Int) {
    var y = offsets[row]
    for row in row..<heights.count {
      y += heights[row]
      offsets[row + 1] = y
    }
  }

  func offset(ofRow row: Int) -> Double {
    offsets[row]
  }

  func row(at offset: Double) -> Int {
    var (low, high) = (0, heights.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle + 1] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  mutating func insert(_ height: Double, at row: Int) {
    heights.insert(height, at: row)
    offsets.append(0)
    updateOffsets(from: row)
  }

  mutating func remove(at row: Int) {
    heights.remove(at: row)
    offsets.removeLast()
    updateOffsets(from: row)
  }

  mutating func setHeight(_ height: Double, ofRow row: Int) {
    heights[row] = height
    updateOffsets(from: row)
  }
}
