import Foundation
import TatamiControls
import TatamiListContent
import TatamiViews

extension UICollectionViewCell: HighlightedByTouch {}

/// The context menus of a collection view's items, for which its delegate is asked.
final class ItemMenus: NSObject, UIContextMenuInteractionDelegate, ListMenus {
  private unowned let collection: UICollectionView
  private(set) var interaction: UIContextMenuInteraction?
  /// The item that was pressed; nil beside all items.
  private var item: IndexPath?
  private let answers = MenuAnswers()

  init(of collection: UICollectionView) { self.collection = collection }

  func mayHaveMenu(for view: UIView) -> Bool {
    let found = answers.indexPath(around: view) { (cell: UICollectionViewCell) in
      collection.indexPath(for: cell)
    }
    guard let item = found, let delegate = collection.delegate else { return false }
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: collection)
    return answers.hasMethod(delegate) {
      delegate.collectionView(
        collection,
        contextMenuConfigurationForItemsAt: [item],
        point: point
      )
    }
  }

  /// Adds the interaction to the collection view.
  func install() {
    guard interaction == nil else { return }
    let added = UIContextMenuInteraction(delegate: self)
    interaction = added
    collection.addInteraction(added)
  }

  /// The selected items if one of them was pressed, or else the pressed one.
  private var items: [IndexPath] {
    guard let item else { return [] }
    let selected = collection.indexPathsForSelectedItems ?? []
    return selected.contains(item) ? selected.sorted() : [item]
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    item = collection.indexPathForItem(at: location)
    return collection.delegate?.collectionView(
      collection,
      contextMenuConfigurationForItemsAt: items,
      point: location
    )
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let item else { return nil }
    let preview = collection.delegate?.collectionView(
      collection,
      contextMenuConfiguration: configuration,
      highlightPreviewForItemAt: item
    )
    return preview ?? collection.cellForItem(at: item).map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let item else { return nil }
    return collection.delegate?.collectionView(
      collection,
      contextMenuConfiguration: configuration,
      dismissalPreviewForItemAt: item
    )
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    collection.delegate?.collectionView(
      collection,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collection.delegate?.collectionView(
      collection,
      willDisplayContextMenu: configuration,
      animator: animator
    )
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collection.delegate?.collectionView(
      collection,
      willEndContextMenuInteraction: configuration,
      animator: animator
    )
  }
}
