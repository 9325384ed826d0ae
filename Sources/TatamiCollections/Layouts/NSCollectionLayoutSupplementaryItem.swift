import TatamiCollectionLayout

/// A supplementary view that is anchored to an item or a group.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// Creates a supplementary view that is aligned with the same edges of its host.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }
  /// Creates a supplementary view whose anchor meets an anchor of its host.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  init(
    _ layoutSize: NSCollectionLayoutSize,
    _ elementKind: String,
    _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The position in front of or behind other elements.
  open var zIndex = 1
  /// The kind of the view.
  open private(set) var elementKind: String
  /// The anchor in the host.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// The anchor in the view; nil for the edges of the container anchor.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?

  var anchoredSupplementary: AnchoredSupplementary {
    var item = AnchoredSupplementary(
      kind: elementKind,
      size: layoutSize.engine,
      containerAnchor: containerAnchor.engine,
      itemAnchor: itemAnchor?.engine
    )
    item.zIndex = zIndex
    return item
  }
}
