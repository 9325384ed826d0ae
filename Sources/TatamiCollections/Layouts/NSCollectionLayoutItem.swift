public import Foundation
import TatamiCollectionLayout
public import TatamiGraphics

/// An item of a group, which shows one item of the data.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  var anchored: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item of a size.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    anchored = []
  }
  /// Creates an item of a size with supplementary views.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    anchored = supplementaryItems
  }

  /// The distances between the item's slot and its frame, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distances around the item's slot; nil for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The size of the item's slot.
  open private(set) var layoutSize: NSCollectionLayoutSize
  /// The supplementary views of the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { anchored }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: anchored)
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    return copy
  }

  var subitem: CompositionalSubitem {
    var item = CompositionalItem(size: layoutSize.engine)
    item.contentInsets = DirectionalInsets(contentInsets)
    item.edgeSpacing = edgeSpacing?.engine ?? CompositionalEdgeSpacing()
    item.supplementaryItems = anchored.map(\.anchoredSupplementary)
    return .item(item)
  }
}

extension DirectionalInsets {
  /// Creates insets from UIKit's type.
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: Double(insets.top),
      leading: Double(insets.leading),
      bottom: Double(insets.bottom),
      trailing: Double(insets.trailing)
    )
  }
}
