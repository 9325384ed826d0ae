public import TatamiGeometry

/// A point of a rectangle, moved by an offset.
///
/// ```swift
/// let center = CompositionalAnchor(edges: [])
/// let above = CompositionalAnchor(edges: .top, offset: Point(x: 0, y: -1), unit: .fractional)
/// ```
public struct CompositionalAnchor: Hashable, Sendable {
  /// The unit of an offset.
  public enum Unit: Hashable, Sendable {
    /// The offset is in points.
    case absolute
    /// The offset is a part of the supplementary item's size.
    case fractional
  }

  /// The edges that name the point; an axis without an edge is centered.
  public var edges: CompositionalEdges
  /// The distance from that point; positive values point to the trailing and bottom edges.
  public var offset: Point
  /// The unit of the offset.
  public var unit: Unit

  /// Creates an anchor; the default offset is zero.
  public init(edges: CompositionalEdges, offset: Point = .zero, unit: Unit = .absolute) {
    self.edges = edges
    self.offset = offset
    self.unit = unit
  }

  /// Returns the offset in points.
  func offset(in size: Size) -> Point {
    guard unit == .fractional else { return offset }
    return Point(x: offset.x * size.width, y: offset.y * size.height)
  }

  /// Checks that the offset is in range.
  func check(_ field: String) throws(CollectionLayoutError) {
    try CollectionLayoutError.checkDistance(offset.x, "\(field).offset.x")
    try CollectionLayoutError.checkDistance(offset.y, "\(field).offset.y")
  }
}
