public import Foundation
public import TatamiDragging

/// A drop onto a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items that are dropped.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path that a dropped item has; nil beside all items.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal of the delegate.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Inserts an item when its data has come; until then nothing is shown.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Lets an item land on an item, which the delegate has inserted.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets an item land in a rectangle of an item, in the coordinates of its cell.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    intoItemAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating
  /// Lets an item land in a place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that is dropped onto a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The index path of the item that is dragged; nil for an item from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview, in points; zero for none.
  var previewSize: CGSize { get }
}

/// An item that stands for one whose data has not come.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  /// Called with the cell before it is shown; no effect: no cell is shown.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: The index path at which the item is inserted.
  ///   - reuseIdentifier: The identifier of the cell; no effect.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
  }
}

/// A placeholder for a dropped item.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Returns the outline of the cell; no effect.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// The end of a placeholder.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder by an item: the closure inserts its data at an index path. Returns false
  /// if the placeholder is gone.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder; returns false if it is gone.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Shows the cell again; no effect: no cell is shown.
  func setNeedsCellUpdate()
}
