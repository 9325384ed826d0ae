import Foundation
import TatamiControls
import TatamiListContent
import TatamiViews

extension UICollectionViewCell: HighlightedByTouch {}

/// A collection view as the source of the context menus of its items, for which its delegate is asked.
final class ItemMenus: CellMenuSource {
  private unowned let collection: UICollectionView
  let cells = CellMenus()

  init(of collection: UICollectionView) { self.collection = collection }

  /// Adds the interaction to the collection view.
  func install() { cells.install(in: collection, self) }

  // MARK: Items

  func indexPathOfCell(at point: CGPoint) -> IndexPath? { collection.indexPathForItem(at: point) }

  func indexPath(ofCell view: UIView) -> IndexPath? {
    (view as? UICollectionViewCell).flatMap { collection.indexPath(for: $0) }
  }

  func pressedCell(at path: IndexPath) -> UIView? { collection.cellForItem(at: path) }

  /// The selected items if one of them was pressed, or else the pressed one.
  func indexPathsOfMenu(pressedAt path: IndexPath?) -> [IndexPath]? {
    guard let path else { return [] }
    let selected = collection.indexPathsForSelectedItems ?? []
    return selected.contains(path) ? selected.sorted() : [path]
  }

  // MARK: Delegate

  var menuDelegate: AnyObject? { collection.delegate }

  func menu(for paths: [IndexPath], at point: CGPoint) -> UIContextMenuConfiguration? {
    collection.delegate?.collectionView(
      collection,
      contextMenuConfigurationForItemsAt: paths,
      point: point
    )
  }

  func highlightPreview(
    of configuration: UIContextMenuConfiguration,
    at path: IndexPath
  ) -> UITargetedPreview? {
    collection.delegate?.collectionView(
      collection,
      contextMenuConfiguration: configuration,
      highlightPreviewForItemAt: path
    )
  }

  func dismissalPreview(
    of configuration: UIContextMenuConfiguration,
    at path: IndexPath
  ) -> UITargetedPreview? {
    collection.delegate?.collectionView(
      collection,
      contextMenuConfiguration: configuration,
      dismissalPreviewForItemAt: path
    )
  }

  func willPerformPreviewAction(
    of configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    collection.delegate?.collectionView(
      collection,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
  }

  func willDisplayMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collection.delegate?.collectionView(
      collection,
      willDisplayContextMenu: configuration,
      animator: animator
    )
  }

  func willEndMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collection.delegate?.collectionView(
      collection,
      willEndContextMenuInteraction: configuration,
      animator: animator
    )
  }
}
