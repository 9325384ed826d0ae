public import Foundation
public import TatamiDragging

/// A drop onto a table.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items that are dropped.
  var items: [any UITableViewDropItem] { get }
  /// The index path that a dropped row has; nil beside all rows.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal of the delegate.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Inserts a row that shows a placeholder until the data of an item has come.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Lets an item land on a row, which the delegate has inserted.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets an item land in a rectangle of a row, in the coordinates of its cell.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    intoRowAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating
  /// Lets an item land in a place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that is dropped onto a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The row of the table that is dragged; nil for an item from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview, in points; zero for none.
  var previewSize: CGSize { get }
}

/// A row that stands for one whose data has not come.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat
  /// Called with the cell before it is shown.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: The index path at which the row is inserted.
  ///   - reuseIdentifier: The identifier of the cell.
  ///   - rowHeight: The height, in points; `automaticDimension` for that of new rows.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    (self.reuseIdentifier, self.rowHeight) = (reuseIdentifier, rowHeight)
  }
}

/// A placeholder for a dropped item.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Returns the outline of the cell; no effect.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// The end of a placeholder.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder by a row: the closure inserts its data at an index path. Returns false
  /// if the placeholder is gone.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder; returns false if it is gone.
  @discardableResult
  func deletePlaceholder() -> Bool
}
