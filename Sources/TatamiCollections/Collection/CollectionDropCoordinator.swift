import Foundation
import TatamiDragging
import TatamiGraphics
import TatamiListContent
import TatamiViews

/// A drop onto a collection view: where its items land.
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  private weak var collection: UICollectionView?
  let places: DropPlaces
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession

  init(
    _ collection: UICollectionView,
    _ session: any UIDropSession,
    _ proposal: UICollectionViewDropProposal,
    _ destination: IndexPath?
  ) {
    (self.collection, places) = (collection, DropPlaces(in: collection))
    (self.session, self.proposal, destinationIndexPath) = (session, proposal, destination)
    items = session.items.map { item in
      let path = collection.itemDrags?.cells.indexPath(of: item)
      let size = path.flatMap { collection.cell(at: $0)?.bounds.size }
      return CellDropItem(item, from: path, size: size)
    }
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    places.add(dragItem) { [weak collection] in
      collection?.layoutAttributesForItem(at: indexPath)?.frame
    }
  }

  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    intoItemAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating {
    places.add(dragItem) { [weak collection] in
      guard let frame = collection?.layoutAttributesForItem(at: indexPath)?.frame else {
        return nil
      }
      return rect.offsetBy(dx: frame.minX, dy: frame.minY)
    }
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    places.add(dragItem, at: target)
  }

  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    CollectionPlaceholder(placeholder, for: dragItem, in: collection)
  }
}

extension CellDropItem: UICollectionViewDropItem {}

/// An item whose data has not come; nothing is shown for it.
private final class CollectionPlaceholder: NSObject, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let placeholder: UICollectionViewPlaceholder
  private weak var collection: UICollectionView?

  init(
    _ placeholder: UICollectionViewPlaceholder,
    for item: UIDragItem,
    in collection: UICollectionView?
  ) { (self.placeholder, dragItem, self.collection) = (placeholder, item, collection) }

  func addAnimations(_ animations: @escaping () -> Void) { animations() }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completion(.end)
  }

  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let collection, collection.isInsertion(placeholder.insertionIndexPath) else {
      return false
    }
    self.collection = nil
    collection.performBatchUpdates {
      dataSourceUpdates(placeholder.insertionIndexPath)
      collection.insertItems(at: [placeholder.insertionIndexPath])
    }
    return true
  }

  @discardableResult
  func deletePlaceholder() -> Bool {
    defer { collection = nil }
    return collection != nil
  }

  func setNeedsCellUpdate() {}
}
