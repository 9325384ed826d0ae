import Foundation
import TatamiDragging
import TatamiListContent
import TatamiViews

/// The drags that begin at a table's rows, for which the table's drag delegate is asked.
final class RowDrags: NSObject, UIDragInteractionDelegate {
  /// An item with its row.
  private struct Source {
    weak var item: UIDragItem?
    var row: IndexPath?
  }

  private weak var table: UITableView?
  weak var delegate: (any UITableViewDragDelegate)?
  private(set) lazy var interaction = UIDragInteraction(delegate: self)
  private var sources: [Source] = []
  /// The drag that has begun at a row, until its end.
  private(set) weak var session: (any UIDragSession)?
  private weak var cell: UITableViewCell?

  /// Adds the interaction to a table.
  init(of table: UITableView) {
    self.table = table
    super.init()
    interaction.isEnabled = table.dragInteractionEnabled
    table.addInteraction(interaction)
  }

  /// Whether rows are lifted or dragged.
  var isActive: Bool { interaction.hasSession }

  // MARK: Rows

  /// Returns the row of an item; nil for an item from elsewhere, or after a reload.
  func row(of item: UIDragItem) -> IndexPath? { sources.first { $0.item === item }?.row }

  /// Replaces the index paths of the rows that are dragged.
  func replaceRows(_ newPath: (IndexPath) -> IndexPath?) {
    for index in sources.indices { sources[index].row = sources[index].row.flatMap(newPath) }
  }

  private func setState(_ state: UITableViewCell.DragState) {
    cell?.setDragState(state)
    if state == .none { cell = nil }
  }

  // MARK: Drag

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let table, let delegate else { return [] }
    let point = session.location(in: table)
    guard let row = table.indexPathForRow(at: point), table.cellForRow(at: row) != nil else {
      return []
    }
    let items = delegate.tableView(table, itemsForBeginning: session, at: row)
    self.session = session
    sources = items.map { Source(item: $0, row: row) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    // One row is lifted once, however many items it has.
    guard let table, let row = self.row(of: item), item === sources.first?.item,
      let cell = table.cellForRow(at: row)
    else { return nil }
    // The picture is that of a row that is not touched.
    if table.cancelTouch() { cell.layoutIfNeeded() }
    let parameters = delegate?.tableView(table, dragPreviewParametersForRowAt: row)
    return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    cell = sources.first?.row.flatMap { table?.cellForRow(at: $0) }
    setState(.lifting)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    guard let table, let delegate else { return true }
    return delegate.tableView(table, dragSessionAllowsMoveOperation: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    guard let table, let delegate else { return false }
    return delegate.tableView(table, dragSessionIsRestrictedToDraggingApplication: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) {
    cell = sources.first?.row.flatMap { table?.cellForRow(at: $0) }
    setState(.dragging)
    if let table { delegate?.tableView(table, dragSessionWillBegin: session) }
  }

  // MARK: End

  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    setState(.none)
    guard let table, let row = self.row(of: item), let cell = table.cellForRow(at: row) else {
      return nil
    }
    return UITargetedDragPreview(view: cell, parameters: defaultPreview.parameters)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    setState(.none)
    if self.session === session { sources = [] }
    if let table { delegate?.tableView(table, dragSessionDidEnd: session) }
  }
}

extension UITableViewCell {
  /// Sets and reports the state of a drag of the cell.
  func setDragState(_ state: DragState) {
    guard state.rawValue != cellState.drag.rawValue else { return }
    cellState.drag = UICellConfigurationState.DragState(rawValue: state.rawValue) ?? .none
    dragStateDidChange(state)
    setNeedsUpdateConfiguration()
  }
}
