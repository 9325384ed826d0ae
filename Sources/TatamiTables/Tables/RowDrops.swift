import Foundation
import TatamiDragging
import TatamiGraphics
package import TatamiListContent
import TatamiViews

/// A table as the destination of drops, for which its drop delegate is asked, and moves of its own rows.
final class RowDrops: CellDropDestination {
  private static let duration: TimeInterval = 0.25

  private(set) weak var table: UITableView?
  weak var delegate: (any UITableViewDropDelegate)?
  let cells = CellDrops()
  private var proposal: RowDropProposal?
  /// The cell that is hidden while its row has left its place, with its opacity.
  private var hidden: (cell: UITableViewCell, alpha: CGFloat)?
  var placeholders: [TablePlaceholder] = []

  /// Adds the interaction to a table.
  init(of table: UITableView) {
    self.table = table
    cells.install(in: table, self)
  }

  /// The room for what is dragged over the table, and for placeholders.
  var gaps: [TableGap] { [proposal?.gap].compactMap(\.self) + placeholders.map(\.gap) }

  // MARK: Movement

  func canHandle(_ session: any UIDropSession) -> Bool {
    guard let table else { return false }
    guard let delegate else { return ownRow(of: session).map(table.canMoveRow) ?? false }
    return delegate.tableView(table, canHandle: session)
  }

  func dropDidEnter(_ session: any UIDropSession) {
    if let table { delegate?.tableView(table, dropSessionDidEnter: session) }
  }

  func proposal(for session: any UIDropSession) -> UIDropProposal {
    guard let table else { return UIDropProposal(operation: .cancel) }
    let finder = RowDropFinder(table: table, own: ownRow(of: session), gap: proposal?.gap)
    let found = finder.proposal(at: session.location(in: table)) { destination in
      guard let delegate else { return nil }
      return OptionalMethod.result {
        delegate.tableView(
          table,
          dropSessionDidUpdate: session,
          withDestinationIndexPath: destination
        )
      }
    }
    let isAllowed = found.proposal.operation != .move || session.allowsMoveOperation
    show(isAllowed ? found : found.withoutPlace)
    return found.proposal
  }

  func dropDidExit(_ session: any UIDropSession) {
    show(nil)
    if let table { delegate?.tableView(table, dropSessionDidExit: session) }
  }

  func dropDidEnd(_ session: any UIDropSession) {
    if let table { delegate?.tableView(table, dropSessionDidEnd: session) }
  }

  /// Returns the row of the table that is dragged, if it is one alone.
  private func ownRow(of session: any UIDropSession) -> IndexPath? {
    table?.rowDrags?.cells.indexPath(movedBy: session)
  }

  // MARK: Room

  /// Shows where a drop would go.
  private func show(_ new: RowDropProposal?) {
    let old = proposal?.gap
    proposal = new
    highlight(new?.into)
    hide(new?.gap?.source)
    guard old != new?.gap else { return }
    animateRows()
  }

  private func animateRows() {
    guard let table, !table.loading.isStale, !table.loading.isBusy else { return }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      table.placeVisibleViews()
    }
  }

  private func hide(_ row: IndexPath?) {
    let cell = row.flatMap { table?.visible.cells[$0] }
    guard cell !== hidden?.cell else { return }
    if let hidden, hidden.cell.alpha == 0 { hidden.cell.alpha = hidden.alpha }
    hidden = cell.map { ($0, $0.alpha) }
    cell?.alpha = 0
  }

  private func highlight(_ row: IndexPath?) {
    cells.highlight(row.flatMap { table?.visible.cells[$0] })
  }

  /// Forgets where a drop would go, because the rows have changed.
  func forgetPlace() {
    hide(nil)
    highlight(nil)
    proposal = nil
  }

  // MARK: Drop

  func performDrop(_ session: any UIDropSession) {
    guard let table, let proposal else { return }
    self.proposal = nil
    highlight(nil)
    let coordinator = TableDropCoordinator(table, session, proposal)
    cells.places = coordinator.places
    if !moveOwnRow(session, proposal, coordinator) {
      hide(nil)
      if let delegate {
        delegate.tableView(table, performDropWith: coordinator)
      } else if let source = proposal.gap?.source, let item = session.items.first {
        coordinator.drop(item, toRowAt: source)
      }
    }
    animateRows()
  }

  /// Moves a row of the table in the data source; returns false if it does not move rows.
  private func moveOwnRow(
    _ session: any UIDropSession,
    _ proposal: RowDropProposal,
    _ coordinator: TableDropCoordinator
  ) -> Bool {
    guard let table, let gap = proposal.gap, proposal.proposal.operation == .move,
      let source = gap.source, let item = session.items.first, !table.loading.isStale,
      ownRow(of: session) == source
    else { return false }
    if gap.target != source {
      guard table.canMoveRow(source),
        table.moveByUser(from: source, to: gap.target, isOptional: true)
      else { return false }
    } else if delegate != nil, !table.canMoveRow(source) {
      return false
    }
    coordinator.drop(item, toRowAt: gap.target)
    hideUntilLanding(gap.target)
    return true
  }

  /// Places the cell of a row that lands, and hides it until then.
  private func hideUntilLanding(_ row: IndexPath) {
    guard let table, !table.loading.isStale, let frame = table.rowFrame(row) else { return }
    hide(row)
    UIView.performWithoutAnimation { hidden?.cell.frame = frame }
  }

  func dropDidLand() { hide(nil) }
}

extension UITableViewCell: DropTargetCell {
  package func setDropState(_ state: UICellConfigurationState.DropState) {
    cellState.drop = state
    setHighlighted(state == .targeted, animated: true)
    setNeedsUpdateConfiguration()
  }
}
