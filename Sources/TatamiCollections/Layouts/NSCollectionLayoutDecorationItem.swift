import TatamiCollectionLayout

/// A view behind a whole section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  private init(elementKind: String) {
    self.elementKind = elementKind
    let full = NSCollectionLayoutDimension.fractionalWidth(1)
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: full, heightDimension: full),
      supplementaryItems: []
    )
  }

  /// Returns a view behind a section, whose class is registered with the layout.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }

  /// The position in front of or behind other elements.
  open var zIndex = 0
  /// The kind of the view.
  open private(set) var elementKind: String

  var decoration: BackgroundDecoration {
    BackgroundDecoration(
      kind: elementKind,
      contentInsets: DirectionalInsets(contentInsets),
      zIndex: zIndex
    )
  }
}
