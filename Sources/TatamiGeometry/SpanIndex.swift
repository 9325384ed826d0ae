/// Finds the spans along an axis that can touch an interval.
///
/// ```swift
/// let heights = [40.0, 60, 20]
/// let rows = SpanIndex(count: 3) { row in
///   let top = heights[..<row].reduce(0, +)
///   return (near: top, far: top + heights[row])
/// }
/// ```
///
/// The spans may overlap and be in any order. They are divided into groups; for each group the
/// index stores the greatest far edge of all groups up to it and the least near edge of all groups
/// from it on, so both increase monotonically. If the spans are roughly in order, few candidates do
/// not touch the interval. The index takes one byte per span.
public struct SpanIndex: Sendable {
  /// The number of spans.
  public let count: Int
  private let farthest: [Double]
  private let nearest: [Double]

  private static let groupSize = 16

  /// Creates the index of spans whose edges are not NaN; each span is read once.
  ///
  /// - Complexity: O(*n*) in `count`.
  public init(count: Int, span: (Int) -> (near: Double, far: Double)) {
    let groups = (count + Self.groupSize - 1) / Self.groupSize
    var farthest = Array(repeating: -Double.infinity, count: groups)
    var nearest = Array(repeating: Double.infinity, count: groups)
    for index in 0..<count {
      let (near, far) = span(index)
      let group = index / Self.groupSize
      nearest[group] = min(nearest[group], near)
      farthest[group] = max(farthest[group], far)
    }
    for group in farthest.indices.dropFirst() {
      farthest[group] = max(farthest[group], farthest[group - 1])
    }
    for group in nearest.indices.dropLast().reversed() {
      nearest[group] = min(nearest[group], nearest[group + 1])
    }
    (self.count, self.farthest, self.nearest) = (count, farthest, nearest)
  }

  /// The least near edge, or positive infinity if there are no spans.
  public var near: Double { nearest.first ?? .infinity }

  /// The greatest far edge, or negative infinity if there are no spans.
  public var far: Double { farthest.last ?? -.infinity }

  /// Returns a range that contains all spans that share a point with a closed interval.
  ///
  /// - Complexity: O(log *n*).
  public func candidates(from low: Double, through high: Double) -> Range<Int> {
    let first = Self.firstIndex(in: farthest) { $0 >= low }
    let end = Self.firstIndex(in: nearest) { $0 > high }
    guard first < end else { return 0..<0 }
    return first * Self.groupSize..<min(end * Self.groupSize, count)
  }

  /// Returns the first index whose edge passes a test; all later edges pass it too.
  private static func firstIndex(in edges: [Double], where passes: (Double) -> Bool) -> Int {
    var (low, high) = (0, edges.count)
    while low < high {
      let middle = (low + high) / 2
      if passes(edges[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
