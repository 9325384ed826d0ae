import Foundation
import TatamiListContent
import TatamiViews

extension UICollectionView {
  func setDragDelegate(_ delegate: (any UICollectionViewDragDelegate)?) {
    if delegate != nil {
      itemDrags = itemDrags ?? ItemDrags(of: self)
      itemDrops = itemDrops ?? ItemDrops(of: self)
    }
    itemDrags?.delegate = delegate
    UncalledMethods.report(of: delegate, as: (any UICollectionViewDragDelegate).self) {
      $0 is any UICollectionViewDragDelegate.Type
    }
  }

  func setDropDelegate(_ delegate: (any UICollectionViewDropDelegate)?) {
    if delegate != nil { itemDrops = itemDrops ?? ItemDrops(of: self) }
    itemDrops?.delegate = delegate
    UncalledMethods.report(of: delegate, as: (any UICollectionViewDropDelegate).self) {
      $0 is any UICollectionViewDropDelegate.Type
    }
  }

  /// Whether the data source allows moving an item.
  func canMoveItem(_ path: IndexPath) -> Bool {
    dataSource?.collectionView(self, canMoveItemAt: path) ?? false
  }

  /// Returns the index path that an item dropped at a point would have; nil beside all items.
  ///
  /// - Parameters:
  ///   - point: A point of the content.
  ///   - own: The item of the collection view that is dragged; nil for others.
  func destination(at point: CGPoint, of own: IndexPath?) -> IndexPath? {
    guard !pass.discardsViews, !pass.isRunning, update == nil else { return nil }
    guard let own else { return frontmostItem(at: point) }
    return layoutInUse.targetIndexPath(
      forInteractivelyMovingItem: movement?.target ?? own,
      withPosition: layoutInUse.shown(point)
    )
  }

  /// Whether an item can be inserted at an index path.
  func isInsertion(_ path: IndexPath) -> Bool {
    guard path.isListPath, counts.items.indices.contains(path.section) else { return false }
    return (0...counts.items[path.section]).contains(path.item)
  }
}
