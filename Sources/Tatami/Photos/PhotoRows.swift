import TatamiGeometry

/// The frames of photos in rows of equal width, in which the photos of a row have the same height.
///
/// Rows break where their heights differ least from each other; photos keep their aspect ratios
/// unless the wall has a height.
struct PhotoRows {
  /// The number of square photos that a row has room for in a wall without a height, at least 1.
  let columnCount: Int
  /// The width, in points.
  let width: Double
  /// The height of all rows, in points; nil for that of the photos.
  let height: Double?
  /// The space between photos, in points.
  let gap: Double
  /// Whether the photos of the last row are as high as those above, and may end before the edge.
  let hasRaggedEnd: Bool

  /// The aspect ratios of photos; others are cropped.
  private static let allowedAspects = 0.3...4.0
  /// The maximum number of photos in a row.
  private static let rowLimit = 40
  /// The number of times that the range of the rows' heights is halved while the wall's height is
  /// searched.
  private static let searchSteps = 24

  func frames(of photos: [PhotoWall.Photo]) -> [Rect] {
    let aspects = photos.map { photo in
      let aspect = Double(photo.size.width) / max(1, Double(photo.size.height))
      return min(max(aspect, Self.allowedAspects.lowerBound), Self.allowedAspects.upperBound)
    }
    guard let height else {
      let rows = rows(of: aspects, goal: width / Double(max(1, columnCount)))
      return frames(rows, aspects, heights: heights(of: rows, aspects))
    }
    let rows = rows(of: aspects, filling: height)
    let natural = heights(of: rows, aspects)
    let free = max(1, height - gap * Double(rows.count - 1))
    let scale = free / max(1, natural.reduce(0, +))
    return frames(rows, aspects, heights: natural.map { $0 * scale })
  }

  /// Returns the rows whose height is closest to that of the wall, in relation to it.
  private func rows(of aspects: [Double], filling height: Double) -> [Range<Int>] {
    var (low, high) = (1.0, max(width, height) * 4)
    var best: (rows: [Range<Int>], error: Double) = ([0..<aspects.count], .infinity)
    for _ in 0..<Self.searchSteps {
      let goal = (low * high).squareRoot()
      let rows = rows(of: aspects, goal: goal)
      let found = heights(of: rows, aspects).reduce(gap * Double(rows.count - 1), +)
      let error = max(found / height, height / max(found, 1e-6))
      if error < best.error { best = (rows, error) }
      if found > height { high = goal } else { low = goal }
    }
    return best.rows
  }

  /// Divides the photos into rows with the smallest sum of squared differences from a height.
  ///
  /// - Complexity: O(*n*) in the photos, times the photos of a row.
  private func rows(of aspects: [Double], goal: Double) -> [Range<Int>] {
    var costs = [0.0]
    var starts = [0]
    for end in 1...max(1, aspects.count) {
      var best = (cost: Double.infinity, start: end - 1)
      var sum = 0.0
      for start in stride(from: end - 1, through: max(0, end - Self.rowLimit), by: -1) {
        sum += aspects[start]
        let ratio = rowHeight(sum, count: end - start) / goal
        // A row that is half as high costs as much as one that is twice as high.
        let difference = ratio > 1 ? ratio - 1 : 1 / max(ratio, 1e-6) - 1
        let cost = costs[start] + difference * difference
        if cost < best.cost { best = (cost, start) }
      }
      costs.append(best.cost)
      starts.append(best.start)
    }
    var rows: [Range<Int>] = []
    var end = aspects.count
    while end > 0 {
      rows.append(starts[end]..<end)
      end = starts[end]
    }
    return rows.reversed()
  }

  /// Returns the height at which photos fill the width.
  private func rowHeight(_ aspects: Double, count: Int) -> Double {
    max(1, width - gap * Double(count - 1)) / max(aspects, 1e-6)
  }

  private func heights(of rows: [Range<Int>], _ aspects: [Double]) -> [Double] {
    var heights = rows.map { rowHeight(aspects[$0].reduce(0, +), count: $0.count) }
    if hasRaggedEnd, let last = heights.popLast() {
      let usual =
        heights.isEmpty ? width / Double(columnCount) : heights.reduce(0, +) / Double(heights.count)
      heights.append(min(last, usual))
    }
    return heights
  }

  private func frames(
    _ rows: [Range<Int>],
    _ aspects: [Double],
    heights: [Double]
  ) -> [Rect] {
    var frames: [Rect] = []
    var y = 0.0
    for (row, height) in zip(rows, heights) {
      let sum = aspects[row].reduce(0, +)
      let isShort = hasRaggedEnd && row.upperBound == aspects.count && self.height == nil
      let filled = max(0, width - gap * Double(row.count - 1))
      let free = isShort ? min(filled, height * sum) : filled
      var x = 0.0
      for index in row {
        let length = free * aspects[index] / sum
        frames.append(Rect(x: x, y: y, width: length, height: height))
        x += length + gap
      }
      y += height + gap
    }
    return frames
  }
}
