/// Finds which of many spans along an axis can touch an interval.
///
/// The spans may overlap and need no order. They lie in groups; a group knows the greatest far
/// edge up to it and the least near edge from it on, and both grow from group to group. Where
/// spans are roughly in order, few are candidates that do not touch. Costs a byte per span.
public struct SpanIndex: Sendable {
  /// The number of spans.
  public let count: Int
  private let farthest: [Double]
  private let nearest: [Double]

  private static let groupSize = 16

  /// Reads all spans once; an edge must not be NaN.
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

  /// The least near edge, positive infinity without spans.
  public var near: Double { nearest.first ?? .infinity }

  /// The greatest far edge, negative infinity without spans.
  public var far: Double { farthest.last ?? -.infinity }

  /// Returns a range with all spans that share a point with the closed interval.
  ///
  /// - Complexity: O(log *n*).
  public func candidates(from low: Double, through high: Double) -> Range<Int> {
    let first = Self.firstIndex(in: farthest) { $0 >= low }
    let end = Self.firstIndex(in: nearest) { $0 > high }
    guard first < end else { return 0..<0 }
    return first * Self.groupSize..<min(end * Self.groupSize, count)
  }

  /// Returns the first index whose edge passes a test that all later ones pass too.
  private static func firstIndex(in edges: [Double], where passes: (Double) -> Bool) -> Int {
    var (low, high) = (0, edges.count)
    while low < high {
      let middle = (low + high) / 2
      if passes(edges[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
