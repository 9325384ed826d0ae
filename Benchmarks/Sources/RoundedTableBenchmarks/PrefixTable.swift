/// A straightforward table: an array of offsets that each change recomputes.
struct PrefixTable {
  private var heights: [Double]
  private var offsets: [Double] = []

  init(_ heights: [Double]) {
    self.heights = heights
    updateOffsets()
  }

  private mutating func updateOffsets() {
    offsets.removeAll(keepingCapacity: true)
    var y = 0.0
    for height in heights {
      offsets.append(y)
      y += height
    }
  }

  func offset(ofRow row: Int) -> Double {
    offsets[row]
  }

  func row(at offset: Double) -> Int {
    for row in heights.indices where offset < offsets[row] + heights[row] {
      return row
    }
    return heights.count
  }

  mutating func insert(_ height: Double, at row: Int) {
    heights.insert(height, at: row)
    updateOffsets()
  }

  mutating func remove(at row: Int) {
    heights.remove(at: row)
    updateOffsets()
  }

  mutating func setHeight(_ height: Double, ofRow row: Int) {
    heights[row] = height
    updateOffsets()
  }
}
