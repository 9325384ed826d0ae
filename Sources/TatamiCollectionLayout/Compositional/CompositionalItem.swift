/// An item of a compositional layout: one cell.
public struct CompositionalItem: Hashable, Sendable {
  /// The size of its slot in the group.
  public var size: CompositionalSize
  /// The distances from the slot's edges to the cell, in points; ignored along estimated axes.
  public var contentInsets = DirectionalInsets.zero
  /// The distances around the slot.
  public var edgeSpacing = CompositionalEdgeSpacing()
  /// The supplementary items of the cell.
  public var supplementaryItems: [AnchoredSupplementary] = []

  /// Makes an item without insets, spacing and supplementary items.
  public init(size: CompositionalSize) {
    self.size = size
  }
}
