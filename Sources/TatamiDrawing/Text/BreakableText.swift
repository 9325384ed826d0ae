/// A paragraph as a sequence of clusters that line breaking does not divide.
protocol BreakableText {
  /// The number of clusters.
  var count: Int { get }

  /// Returns the advance of a cluster that starts at `x` points from the line's start, in points.
  func advance(_ index: Int, at x: Double) -> Double

  /// Whether a cluster is a space, which hangs over the end of a line (S219).
  func isSpace(_ index: Int) -> Bool

  /// Whether a line may break before a cluster without dividing a word.
  func allowsBreak(before index: Int) -> Bool
}

extension BreakableText {
  /// Returns the clusters of each line when lines are filled up to a width; at least one line.
  ///
  /// The first line is shorter by `indent`, which may be negative.
  ///
  /// - Complexity: O(*n*) in the number of clusters.
  func lineRanges(
    width: Double,
    indent: Double,
    byWords: Bool,
    maxCount: Int
  ) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    repeat {
      let available = start == 0 ? width - indent : width
      let end = lineEnd(from: start, width: available, byWords: byWords)
      ranges.append(start..<end)
      start = end
    } while start < count && ranges.count < maxCount
    return ranges
  }

  /// Returns the index after the last cluster of the line that starts at a cluster.
  private func lineEnd(from start: Int, width limit: Double, byWords: Bool) -> Int {
    var wordEnd: Int?
    var x = 0.0
    for index in start..<count {
      if index > start && allowsBreak(before: index) { wordEnd = index }
      x += advance(index, at: x)
      // Widths are sums of fractions; a millionth of a point is rounding error.
      if !isSpace(index) && x > limit + 1e-6 {
        return byWords ? wordEnd ?? max(index, start + 1) : max(index, start + 1)
      }
    }
    return count
  }
}
