#if !canImport(ObjectiveC)
import Foundation
import TatamiUIKit

/// A delegate without methods: its calls have the results of missing methods.
private final class SilentCollectionDelegate: NSObject, UICollectionViewDelegate {}

/// Forwards the calls that a subclass does not answer to another delegate of the collection view.
class CollectionDelegateForwarder: ScrollDelegateForwarder {
  /// The other delegate.
  weak var receiver: (any UICollectionViewDelegate)?
  private let silent = SilentCollectionDelegate()

  override var scrollReceiver: (any UIScrollViewDelegate)? { receiver }

  private var target: any UICollectionViewDelegate { receiver ?? silent }

  // MARK: Calls that the subclass answers first

  func forwardSelection(_ grid: UICollectionView, _ path: IndexPath) {
    receiver?.collectionView(grid, didSelectItemAt: path)
  }

  func receiverHighlights(_ grid: UICollectionView, _ path: IndexPath) -> Bool {
    receiver?.collectionView(grid, shouldHighlightItemAt: path) ?? false
  }

  func receiverTarget(
    _ grid: UICollectionView,
    from source: IndexPath,
    at current: IndexPath,
    to proposal: IndexPath
  ) -> IndexPath {
    target.collectionView(
      grid,
      targetIndexPathForMoveOfItemFromOriginalIndexPath: source,
      atCurrentIndexPath: current,
      toProposedIndexPath: proposal
    )
  }

  // MARK: Selection

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    target.collectionView(collectionView, didHighlightItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    target.collectionView(collectionView, didDeselectItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
  }

  // MARK: Display

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    target.collectionView(
      collectionView,
      willDisplaySupplementaryView: view,
      forElementKind: elementKind,
      at: indexPath
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    target.collectionView(
      collectionView,
      didEndDisplayingSupplementaryView: view,
      forElementOfKind: elementKind,
      at: indexPath
    )
  }

  // MARK: Layout

  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    target.collectionView(
      collectionView,
      transitionLayoutForOldLayout: fromLayout,
      newLayout: toLayout
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    target.collectionView(
      collectionView,
      targetContentOffsetForProposedContentOffset: proposedContentOffset
    )
  }

  // MARK: Focus

  func collectionView(
    _ collectionView: UICollectionView,
    canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, canFocusItemAt: indexPath)
  }

  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    target.indexPathForPreferredFocusedView(in: collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
  }

  // MARK: Editing

  func collectionView(
    _ collectionView: UICollectionView,
    canEditItemAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, canEditItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    target.collectionViewDidEndMultipleSelectionInteraction(collectionView)
  }
}
#endif
