/// A table as a Fenwick tree, which reads and changes heights in O(log *n*) and is rebuilt when a
/// row is inserted or removed.
struct FenwickTable {
  private var heights: [Double]
  /// The sums of the tree, counted from 1.
  private var sums: [Double] = []
  /// The largest power of two that is at most the number of rows.
  private var firstStep = 0

  init(_ heights: [Double]) {
    self.heights = heights
    makeSums()
  }

  private mutating func makeSums() {
    sums = [0] + heights
    for index in 1..<sums.count {
      let parent = index + (index & -index)
      if parent < sums.count { sums[parent] += sums[index] }
    }
    firstStep = heights.isEmpty ? 0 : 1 << (Int.bitWidth - 1 - heights.count.leadingZeroBitCount)
  }

  func offset(ofRow row: Int) -> Double {
    var (index, sum) = (row, 0.0)
    while index > 0 {
      sum += sums[index]
      index &= index - 1
    }
    return sum
  }

  func row(at offset: Double) -> Int {
    var (row, left, step) = (0, offset, firstStep)
    while step > 0 {
      let next = row + step
      if next < sums.count, sums[next] <= left {
        row = next
        left -= sums[next]
      }
      step >>= 1
    }
    return row
  }

  mutating func insert(_ height: Double, at row: Int) {
    heights.insert(height, at: row)
    makeSums()
  }

  mutating func remove(at row: Int) {
    heights.remove(at: row)
    makeSums()
  }

  mutating func setHeight(_ height: Double, ofRow row: Int) {
    let change = height - heights[row]
    heights[row] = height
    var index = row + 1
    while index < sums.count {
      sums[index] += change
      index += index & -index
    }
  }
}
