/// Spans of one length at a constant distance along an axis.
struct RepeatedSpans {
  var count: Int
  /// The near edge of the first span.
  var start: Double
  /// The distance from one near edge to the next; may be 0 or negative.
  var pitch: Double
  /// The length of each span, at least 0.
  var length: Double

  /// Returns the spans that share a point with a closed interval.
  ///
  /// - Complexity: O(1).
  func touching(from low: Double, through high: Double) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    guard pitch != 0 else {
      return start <= high && start + length >= low ? 0..<count : 0..<0
    }
    let (left, right) = ((low - length - start) / pitch, (high - start) / pitch)
    let (first, last) = pitch > 0 ? (left, right) : (right, left)
    let lower = index(first.rounded(.up))
    return lower..<max(lower, index(last.rounded(.down) + 1))
  }

  private func index(_ quotient: Double) -> Int {
    quotient < Double(count) ? Int(max(0, quotient)) : count
  }

  /// The interval that all spans cover, or nil without spans.
  var extent: (near: Double, far: Double)? {
    guard count > 0 else { return nil }
    let last = start + Double(count - 1) * pitch
    return (min(start, last), max(start, last) + length)
  }
}
