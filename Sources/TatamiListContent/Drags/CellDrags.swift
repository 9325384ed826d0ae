package import Foundation
package import TatamiDragging
package import TatamiViews

/// The drags that begin at the cells of a table or a collection view.
@MainActor
package final class CellDrags: NSObject {
  /// An item with the index path of its cell.
  private struct Source {
    weak var item: UIDragItem?
    var path: IndexPath?
  }

  private weak var source: (any CellDragSource)?
  /// The interaction that begins drags.
  package private(set) lazy var interaction = UIDragInteraction(delegate: self)
  private var items: [Source] = []
  /// The drag that has begun at a cell, until its end.
  private weak var session: (any UIDragSession)?
  private weak var cell: (any DraggedCell)?

  /// Adds the interaction to a list, whose cells a source describes.
  package func install(in list: UIView, _ source: any CellDragSource, isEnabled: Bool) {
    self.source = source
    interaction.isEnabled = isEnabled
    list.addInteraction(interaction)
  }

  /// Whether cells are lifted or dragged.
  package var isActive: Bool { interaction.hasSession }

  // MARK: Index paths

  /// Returns the index path of an item; nil for an item from elsewhere, or after a reload.
  package func indexPath(of item: UIDragItem) -> IndexPath? {
    items.first { $0.item === item }?.path
  }

  /// Returns the index path of the cell that a drop moves; nil if the session has not begun in the
  /// list, or has several items.
  package func indexPath(movedBy session: any UIDropSession) -> IndexPath? {
    guard let drag = session.localDragSession, drag === self.session, session.items.count == 1
    else { return nil }
    return session.items.first.flatMap(indexPath)
  }

  /// Replaces the index paths of the cells that are dragged.
  package func replaceIndexPaths(_ newPath: (IndexPath) -> IndexPath?) {
    for index in items.indices { items[index].path = items[index].path.flatMap(newPath) }
  }

  // MARK: Cells

  private func setState(_ state: UICellConfigurationState.DragState) {
    cell?.setDragState(state)
    if state == .none { cell = nil }
  }

  private func findCell() { cell = items.first?.path.flatMap { source?.draggedCell(at: $0) } }
}

extension CellDrags: UIDragInteractionDelegate {
  package func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let source, let list = interaction.view,
      let path = source.indexPathOfCell(at: session.location(in: list)),
      source.draggedCell(at: path) != nil
    else { return [] }
    let dragged = source.itemsForBeginning(session, at: path)
    self.session = session
    items = dragged.map { Source(item: $0, path: path) }
    return dragged
  }

  package func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    // One cell is lifted once, however many items it has.
    guard let source, let path = indexPath(of: item), item === items.first?.item,
      let cell = source.draggedCell(at: path)
    else { return nil }
    // The picture is that of a cell that is not touched.
    if source.cancelTouchOfCell() { cell.layoutIfNeeded() }
    let parameters = source.previewParameters(at: path) ?? UIDragPreviewParameters()
    return UITargetedDragPreview(view: cell, parameters: parameters)
  }

  package func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    findCell()
    setState(.lifting)
  }

  package func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { source?.allowsMoveOperation(session) ?? true }

  package func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { source?.isRestrictedToDraggingApplication(session) ?? false }

  package func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) {
    findCell()
    setState(.dragging)
    source?.dragWillBegin(session)
  }

  package func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    setState(.none)
    let cell = indexPath(of: item).flatMap { source?.draggedCell(at: $0) }
    return cell.map { UITargetedDragPreview(view: $0, parameters: defaultPreview.parameters) }
  }

  package func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    setState(.none)
    if self.session === session { items = [] }
    source?.dragDidEnd(session)
  }
}
