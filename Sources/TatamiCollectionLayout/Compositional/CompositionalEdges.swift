import TatamiGeometry

/// A set of edges; top and leading together are a corner.
///
/// ```swift
/// let corner: CompositionalEdges = [.bottom, .trailing]
/// ```
public struct CompositionalEdges: OptionSet, Hashable, Sendable {
  /// The bits of the edges.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The edge with the least y.
  public static let top = CompositionalEdges(rawValue: 1)
  /// The edge where lines begin.
  public static let leading = CompositionalEdges(rawValue: 2)
  /// The edge with the greatest y.
  public static let bottom = CompositionalEdges(rawValue: 4)
  /// The edge where lines end.
  public static let trailing = CompositionalEdges(rawValue: 8)

  /// Returns whether the edge at the start of an axis is in the set.
  func hasStart(_ axis: Axis) -> Bool { contains(axis == .horizontal ? .leading : .top) }

  /// Returns whether the edge at the end of an axis is in the set.
  func hasEnd(_ axis: Axis) -> Bool { contains(axis == .horizontal ? .trailing : .bottom) }

  /// Returns the position along an axis as a fraction: 0 at the start, 1 at the end, and 0.5 for
  /// none or both.
  func fraction(_ axis: Axis) -> Double {
    switch (hasStart(axis), hasEnd(axis)) {
    case (true, false): 0
    case (false, true): 1
    default: 0.5
    }
  }

  /// Returns the point of a rectangle that the edges name.
  func point(of rect: Rect) -> Point {
    Point(
      x: rect.minX + fraction(.horizontal) * rect.width,
      y: rect.minY + fraction(.vertical) * rect.height
    )
  }
}
