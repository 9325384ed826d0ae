import Foundation
import TatamiDragging
package import TatamiListContent
import TatamiViews

/// A table as the source of drags, for which its drag delegate is asked.
final class RowDrags: CellDragSource {
  private weak var table: UITableView?
  weak var delegate: (any UITableViewDragDelegate)?
  let cells = CellDrags()

  /// Adds the interaction to a table.
  init(of table: UITableView) {
    self.table = table
    cells.install(in: table, self, isEnabled: table.dragInteractionEnabled)
  }

  // MARK: Rows

  func indexPathOfCell(at point: CGPoint) -> IndexPath? { table?.indexPathForRow(at: point) }
  func draggedCell(at path: IndexPath) -> (any DraggedCell)? { table?.cellForRow(at: path) }
  func cancelTouchOfCell() -> Bool { table?.cancelTouch() ?? false }

  // MARK: Delegate

  func itemsForBeginning(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    guard let table, let delegate else { return [] }
    return delegate.tableView(table, itemsForBeginning: session, at: path)
  }

  func previewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    table.flatMap { delegate?.tableView($0, dragPreviewParametersForRowAt: path) }
  }

  func allowsMoveOperation(_ session: any UIDragSession) -> Bool {
    table.flatMap { delegate?.tableView($0, dragSessionAllowsMoveOperation: session) } ?? true
  }

  func isRestrictedToDraggingApplication(_ session: any UIDragSession) -> Bool {
    table.flatMap {
      delegate?.tableView($0, dragSessionIsRestrictedToDraggingApplication: session)
    } ?? false
  }

  func dragWillBegin(_ session: any UIDragSession) {
    if let table { delegate?.tableView(table, dragSessionWillBegin: session) }
  }

  func dragDidEnd(_ session: any UIDragSession) {
    if let table { delegate?.tableView(table, dragSessionDidEnd: session) }
  }
}

extension UITableViewCell: DraggedCell {
  package func setDragState(_ state: UICellConfigurationState.DragState) {
    guard state != cellState.drag else { return }
    cellState.drag = state
    dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
    setNeedsUpdateConfiguration()
  }
}
