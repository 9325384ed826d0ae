/// An item of a compositional layout: one cell.
///
/// ```swift
/// let size = CompositionalSize(width: .fractionalWidth(0.5), height: .absolute(80))
/// var item = CompositionalItem(size: size)
/// item.contentInsets = DirectionalInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
/// ```
public struct CompositionalItem: Hashable, Sendable {
  /// The size of its slot in the group.
  public var size: CompositionalSize
  /// The distances from the slot's edges to the cell, in points; ignored along estimated axes.
  public var contentInsets = DirectionalInsets.zero
  /// The distances around the slot.
  public var edgeSpacing = CompositionalEdgeSpacing()
  /// The supplementary items of the cell.
  public var supplementaryItems: [AnchoredSupplementary] = []

  /// Creates an item without insets, spacing and supplementary items.
  public init(size: CompositionalSize) {
    self.size = size
  }
}
