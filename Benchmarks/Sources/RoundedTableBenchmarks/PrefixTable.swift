/// A table done the straightforward way: sums kept in an array and made anew on each change.
struct PrefixTable {
  private var heights: [Double]
  private var offsets: [Double] = []

  init(_ heights: [Double]) {
    self.heights = heights
    addUp()
  }

  private mutating func addUp() {
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
    addUp()
  }

  mutating func remove(at row: Int) {
    heights.remove(at: row)
    addUp()
  }

  mutating func setHeight(_ height: Double, ofRow row: Int) {
    heights[row] = height
    addUp()
  }
}
