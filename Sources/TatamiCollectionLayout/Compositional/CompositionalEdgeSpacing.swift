public import TatamiGeometry

/// The distances around an item or a group; they count where items are packed.
///
/// ```swift
/// item.edgeSpacing = CompositionalEdgeSpacing(leading: .flexible(8), trailing: .flexible(8))
/// ```
public struct CompositionalEdgeSpacing: Hashable, Sendable {
  /// The distance before the leading edge.
  public var leading: CompositionalSpacing
  /// The distance above the top edge.
  public var top: CompositionalSpacing
  /// The distance after the trailing edge.
  public var trailing: CompositionalSpacing
  /// The distance below the bottom edge.
  public var bottom: CompositionalSpacing

  /// Creates spacings; the default of each is a fixed distance of 0.
  public init(
    leading: CompositionalSpacing = .fixed(0),
    top: CompositionalSpacing = .fixed(0),
    trailing: CompositionalSpacing = .fixed(0),
    bottom: CompositionalSpacing = .fixed(0)
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// The spacing at the start of an axis: leading or top.
  public subscript(start axis: Axis) -> CompositionalSpacing {
    axis == .horizontal ? leading : top
  }

  /// The spacing at the end of an axis: trailing or bottom.
  public subscript(end axis: Axis) -> CompositionalSpacing {
    axis == .horizontal ? trailing : bottom
  }

  /// Returns the sum of both minimums along an axis.
  func minimum(_ axis: Axis) -> Double { self[start: axis].minimum + self[end: axis].minimum }

  /// Returns the number of flexible spacings along an axis, from 0 to 2.
  func flexibleCount(_ axis: Axis) -> Int {
    (self[start: axis].isFlexible ? 1 : 0) + (self[end: axis].isFlexible ? 1 : 0)
  }

  /// Returns the distance from the start of an axis for an item in room for it.
  ///
  /// One flexible spacing pushes the item away, two center it; a longer item sticks out.
  func offset(_ axis: Axis, length: Double, room: Double) -> Double {
    let rest = max(0, room - length - minimum(axis))
    let share = self[start: axis].isFlexible ? rest / Double(flexibleCount(axis)) : 0
    return self[start: axis].minimum + share
  }

  /// Checks that all distances are in range.
  func check(_ field: String) throws(CollectionLayoutError) {
    try CollectionLayoutError.checkDistance(leading.minimum, "\(field).leading")
    try CollectionLayoutError.checkDistance(top.minimum, "\(field).top")
    try CollectionLayoutError.checkDistance(trailing.minimum, "\(field).trailing")
    try CollectionLayoutError.checkDistance(bottom.minimum, "\(field).bottom")
  }
}
