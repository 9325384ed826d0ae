/// A paragraph as a row of units, each of which stays whole when lines break.
protocol BreakableText {
  /// How many units there are.
  var count: Int { get }

  /// Returns the advance of a unit that begins so many points from the line's start, in points.
  func advance(_ index: Int, at x: Double) -> Double

  /// Whether a unit is a space, which hangs over the end of a line (S219).
  func isSpace(_ index: Int) -> Bool

  /// Whether a line may begin with a unit without breaking a word.
  func startsLine(_ index: Int) -> Bool
}

extension BreakableText {
  /// Fills lines of at most a width one after the other; makes at least one.
  ///
  /// The first line is shorter by an indent, which may be negative.
  ///
  /// - Complexity: O(*n*) in the number of units.
  func lineRanges(
    width: Double,
    indent: Double,
    byWords: Bool,
    enough: Int
  ) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    repeat {
      let room = start == 0 ? width - indent : width
      let end = lineEnd(from: start, width: room, byWords: byWords)
      ranges.append(start..<end)
      start = end
    } while start < count && ranges.count < enough
    return ranges
  }

  /// Returns where the line that starts at a unit ends: before the first unit of the next.
  private func lineEnd(from start: Int, width limit: Double, byWords: Bool) -> Int {
    var wordEnd: Int?
    var x = 0.0
    for index in start..<count {
      if index > start && startsLine(index) { wordEnd = index }
      x += advance(index, at: x)
      // Widths are sums of fractions: a millionth of a point decides nothing.
      if !isSpace(index) && x > limit + 1e-6 {
        return byWords ? wordEnd ?? max(index, start + 1) : max(index, start + 1)
      }
    }
    return count
  }
}
