/// A section of a compositional layout: a group that repeats until all items have a slot.
///
/// ```swift
/// var shelf = CompositionalSection(group: cards, itemCount: 20)
/// shelf.interGroupSpacing = 12
/// shelf.orthogonalBehavior = .groupPaging
/// ```
public struct CompositionalSection: Sendable {
  /// The group that repeats.
  public var group: CompositionalGroup
  /// The number of items.
  public var itemCount: Int
  /// The distances from the section's edges to its groups, in points.
  public var contentInsets = DirectionalInsets.zero
  /// Further insets, such as the safe area or the layout margins, in points; only those across the
  /// scroll axis count.
  public var referenceInsets = DirectionalInsets.zero
  /// The distance between neighboring groups, in points.
  public var interGroupSpacing = 0.0
  /// The headers, footers and other items at the section's edges.
  public var boundaryItems: [BoundarySupplementary] = []
  /// Whether boundary items lie within the insets across the scroll axis.
  public var supplementariesFollowInsets = true
  /// The decorations behind the section.
  public var decorations: [BackgroundDecoration] = []
  /// The behavior of the section's scrolling across the layout's scroll axis.
  public var orthogonalBehavior = OrthogonalBehavior.none

  /// The largest number of items.
  public static let itemLimit = 1_000_000_000

  /// Creates a section without insets, spacing, boundary items and decorations.
  public init(group: CompositionalGroup, itemCount: Int) {
    self.group = group
    self.itemCount = itemCount
  }

  /// Checks all numbers.
  func check(_ field: String) throws(CollectionLayoutError) {
    try group.check("\(field).group")
    try CollectionLayoutError.check(itemCount, in: 0...Self.itemLimit, "\(field).itemCount")
    try contentInsets.check("\(field).contentInsets")
    try referenceInsets.check("\(field).referenceInsets")
    try CollectionLayoutError.checkDistance(interGroupSpacing, "\(field).interGroupSpacing")
    try BoundarySupplementary.check(boundaryItems, "\(field).boundaryItems")
    for (index, decoration) in decorations.enumerated() {
      try decoration.contentInsets.check("\(field).decorations[\(index)].contentInsets")
    }
  }
}
