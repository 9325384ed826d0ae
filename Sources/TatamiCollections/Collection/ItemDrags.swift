import Foundation
import TatamiDragging
import TatamiListContent
import TatamiViews

/// The drags that begin at a collection view's items, for which its drag delegate is asked.
final class ItemDrags: NSObject, UIDragInteractionDelegate {
  /// A dragged item with the item of the collection view.
  private struct Source {
    weak var item: UIDragItem?
    var path: IndexPath?
  }

  private weak var collection: UICollectionView?
  weak var delegate: (any UICollectionViewDragDelegate)?
  private(set) lazy var interaction = UIDragInteraction(delegate: self)
  private var sources: [Source] = []
  /// The drag that has begun at an item, until its end.
  private(set) weak var session: (any UIDragSession)?
  private weak var cell: UICollectionViewCell?

  /// Adds the interaction to a collection view.
  init(of collection: UICollectionView) {
    self.collection = collection
    super.init()
    interaction.isEnabled = collection.dragInteractionEnabled
    collection.addInteraction(interaction)
  }

  /// Whether items are lifted or dragged.
  var isActive: Bool { interaction.hasSession }

  // MARK: Items

  /// Returns the index path of an item; nil for one from elsewhere, or after a reload.
  func path(of item: UIDragItem) -> IndexPath? { sources.first { $0.item === item }?.path }

  /// Replaces the index paths of the items that are dragged.
  func replaceItems(_ newPath: (IndexPath) -> IndexPath?) {
    for index in sources.indices { sources[index].path = sources[index].path.flatMap(newPath) }
  }

  private func setState(_ state: UICollectionViewCell.DragState) {
    cell?.setDragState(state)
    if state == .none { cell = nil }
  }

  // MARK: Drag

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let collection, let delegate else { return [] }
    let point = session.location(in: collection)
    guard let path = collection.indexPathForItem(at: point), collection.cell(at: path) != nil else {
      return []
    }
    let items = delegate.collectionView(collection, itemsForBeginning: session, at: path)
    self.session = session
    sources = items.map { Source(item: $0, path: path) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    // One cell is lifted once, however many items it has.
    guard let collection, let path = self.path(of: item), item === sources.first?.item,
      let cell = collection.cell(at: path)
    else { return nil }
    // The picture is that of an item that is not touched.
    if collection.cancelTap() { cell.layoutIfNeeded() }
    let parameters = delegate?.collectionView(
      collection,
      dragPreviewParametersForItemAt: path
    )
    return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    cell = sources.first?.path.flatMap { collection?.cell(at: $0) }
    setState(.lifting)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    guard let collection, let delegate else { return true }
    return delegate.collectionView(collection, dragSessionAllowsMoveOperation: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    guard let collection, let delegate else { return false }
    return delegate.collectionView(
      collection,
      dragSessionIsRestrictedToDraggingApplication: session
    )
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) {
    cell = sources.first?.path.flatMap { collection?.cell(at: $0) }
    setState(.dragging)
    if let collection { delegate?.collectionView(collection, dragSessionWillBegin: session) }
  }

  // MARK: End

  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    setState(.none)
    guard let collection, let path = self.path(of: item), let cell = collection.cell(at: path)
    else { return nil }
    return UITargetedDragPreview(view: cell, parameters: defaultPreview.parameters)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    setState(.none)
    if self.session === session { sources = [] }
    if let collection { delegate?.collectionView(collection, dragSessionDidEnd: session) }
  }
}

extension UICollectionViewCell {
  /// Sets and reports the state of a drag of the cell.
  func setDragState(_ state: DragState) {
    let new = UICellConfigurationState.DragState(rawValue: state.rawValue) ?? .none
    guard new != self.state.drag else { return }
    change { $0.drag = new }
    dragStateDidChange(state)
  }
}
