public import Foundation
public import TatamiDragging
import TatamiListContent

/// Takes what is dropped onto a collection view.
///
/// All methods but the first have default implementations.
///
/// A move of one item inside of its view, proposed with `insertAtDestinationIndexPath`, calls
/// `moveItemAt` of the data source in place of `performDropWith`, if the data source has it.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Takes the items of a drop.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  )
  /// Returns whether the collection view takes part in a drag; by default true.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool
  /// Called when the touch enters the collection view.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  )
  /// Returns what a drop would do now. By default, drops are canceled, except for moves of one item
  /// inside of the collection view.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag.
  ///   - destinationIndexPath: The index path that a dropped item would have; nil beside all items.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Called when the touch leaves the collection view.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidExit session: any UIDropSession
  )
  /// Called at the end of a drag that the collection view took part in.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  )
  /// Returns the outline of an item onto which an item lands; nil for that of the preview.
  func collectionView(
    _ collectionView: UICollectionView,
    dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

// Default implementations.
extension UICollectionViewDropDelegate {
  /// Returns true.
  public func collectionView(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> Bool { true }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  ) {}

  /// Returns a proposal that cancels drops.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    OptionalMethod.unimplemented(UICollectionViewDropProposal(operation: .cancel))
  }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidExit session: any UIDropSession
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  ) {}

  /// Returns nil.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
