#if canImport(ObjectiveC)
import Foundation
import TatamiUIKit

/// Forwards the calls that a subclass does not answer to another delegate of the table.
@MainActor
class TableDelegateForwarder: NSObject {
  /// The other delegate; not isolated, because UIKit asks which methods there are through
  /// `NSObject`, on the main thread.
  nonisolated(unsafe) weak var receiver: (any UITableViewDelegate)?

  nonisolated override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || receiver?.responds(to: selector) == true
  }

  nonisolated override func forwardingTarget(for selector: Selector!) -> Any? { receiver }

  // MARK: Calls that the subclass answers first

  func forwardSelection(_ table: UITableView, _ path: IndexPath) {
    receiver?.tableView?(table, didSelectRowAt: path)
  }

  func receiverHeader(_ table: UITableView, _ section: Int) -> UIView? {
    receiver?.tableView?(table, viewForHeaderInSection: section)
  }

  func receiverFooter(_ table: UITableView, _ section: Int) -> UIView? {
    receiver?.tableView?(table, viewForFooterInSection: section)
  }

  func receiverLeadingActions(
    _ table: UITableView,
    _ path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    receiver?.tableView?(table, leadingSwipeActionsConfigurationForRowAt: path)
  }

  func receiverTrailingActions(
    _ table: UITableView,
    _ path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    receiver?.tableView?(table, trailingSwipeActionsConfigurationForRowAt: path)
  }

  func receiverTarget(_ table: UITableView, from source: IndexPath, to proposal: IndexPath)
    -> IndexPath
  {
    receiver?.tableView?(
      table,
      targetIndexPathForMoveFromRowAt: source,
      toProposedIndexPath: proposal
    ) ?? proposal
  }
}

/// Forwards the calls that a subclass does not answer to another delegate of the collection view.
@MainActor
class CollectionDelegateForwarder: NSObject {
  /// The other delegate; not isolated, because UIKit asks which methods there are through
  /// `NSObject`, on the main thread.
  nonisolated(unsafe) weak var receiver: (any UICollectionViewDelegate)?

  nonisolated override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || receiver?.responds(to: selector) == true
  }

  nonisolated override func forwardingTarget(for selector: Selector!) -> Any? { receiver }

  // MARK: Calls that the subclass answers first

  func forwardSelection(_ grid: UICollectionView, _ path: IndexPath) {
    receiver?.collectionView?(grid, didSelectItemAt: path)
  }

  func receiverHighlights(_ grid: UICollectionView, _ path: IndexPath) -> Bool {
    guard let receiver else { return false }
    return receiver.collectionView?(grid, shouldHighlightItemAt: path) ?? true
  }

  func receiverTarget(
    _ grid: UICollectionView,
    from source: IndexPath,
    at current: IndexPath,
    to proposal: IndexPath
  ) -> IndexPath {
    receiver?.collectionView?(
      grid,
      targetIndexPathForMoveOfItemFromOriginalIndexPath: source,
      atCurrentIndexPath: current,
      toProposedIndexPath: proposal
    ) ?? proposal
  }
}
#endif
