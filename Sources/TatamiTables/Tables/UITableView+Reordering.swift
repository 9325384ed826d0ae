import Foundation
import TatamiGraphics
import TatamiListContent
import TatamiViews

// Moving rows by the user.
extension UITableView {
  private static let reorderDuration: TimeInterval = 0.25

  func reorderControlDragged(
    in cell: UITableViewCell,
    by recognizer: UILongPressGestureRecognizer
  ) {
    let y = recognizer.location(in: self).y
    switch recognizer.state {
    case .began: lift(cell, y)
    case .changed:
      drag(to: y)
      updateScrolling(y)
    case .ended: drop()
    case .cancelled: cancelReordering()
    case .possible, .failed: break
    }
  }

  private func lift(_ cell: UITableViewCell, _ y: CGFloat) {
    guard reordering == nil, let path = visible.path(of: cell) else { return }
    reordering = TableReorder(source: path, cell: cell, grab: y - cell.frame.minY)
    bringSubviewToFront(cell)
    setLifted(cell, true)
  }

  private func setLifted(_ cell: UITableViewCell, _ isLifted: Bool) {
    cell.cellState.isReordering = isLifted
    cell.dragStateDidChange(isLifted ? .dragging : .none)
    cell.setNeedsUpdateConfiguration()
    cell.layer.shadowOpacity = isLifted ? 0.3 : 0
    cell.layer.shadowRadius = 6
    cell.layer.shadowOffset = CGSize(width: 0, height: 2)
  }

  func drag(to y: CGFloat) {
    guard let reordering else { return }
    let lowest = CGFloat(model.geometry.contentHeight()) - reordering.height
    reordering.cell.frame.origin.y = max(0, min(lowest, y - reordering.grab))
    let proposal = proposedTarget(for: reordering)
    guard proposal != reordering.lastProposal else { return }
    reordering.lastProposal = proposal
    let answer =
      delegate?.tableView(
        self,
        targetIndexPathForMoveFromRowAt: reordering.source,
        toProposedIndexPath: proposal
      ) ?? proposal
    guard answer != reordering.target else { return }
    reordering.target = answer
    UIView.animate(withDuration: Self.reorderDuration) { self.placeVisibleViews() }
  }

  /// Returns the row's index path for the current position of the moving cell.
  private func proposedTarget(for reordering: TableReorder) -> IndexPath {
    let middle = reordering.cell.frame.midY
    let part = model.geometry.part(at: Double(middle))
    let source = reordering.source
    switch part {
    case .row(let row):
      let path = IndexPath(row: row.row, section: row.section)
      guard path.section != source.section, let frame = rowFrame(path) else { return path }
      return middle > frame.midY ? IndexPath(row: path.row + 1, section: path.section) : path
    case .header(let section):
      return IndexPath(row: 0, section: section)
    case .footer(let section):
      let count = model.counts[section] - (section == source.section ? 1 : 0)
      return IndexPath(row: count, section: section)
    case .tableHeader, .tableFooter, nil:
      return reordering.target
    }
  }

  /// Moves the row in the data source and the table, without a reload of its cell.
  private func drop() {
    guard let reordering else { return }
    self.reordering = nil
    reordering.scrollTimer?.invalidate()
    setLifted(reordering.cell, false)
    let (source, target) = (reordering.source, reordering.target)
    if source != target, !loading.isStale { moveByUser(from: source, to: target) }
    UIView.animate(withDuration: Self.reorderDuration) { self.placeVisibleViews() }
  }

  /// Moves a row in the data source, then in the table.
  ///
  /// A snapshot that the data source applies includes the move. The table is reloaded after other
  /// updates: whether they include it is unknown.
  ///
  /// - Parameters:
  ///   - source: The row.
  ///   - target: The row's index path afterward.
  ///   - isOptional: Whether nothing is moved if the data source has no method for it.
  /// - Returns: Whether the data source has moved the row.
  @discardableResult
  func moveByUser(
    from source: IndexPath,
    to target: IndexPath,
    isOptional: Bool = false
  ) -> Bool {
    let generation = loading.generation
    isMovingByUser = true
    let isMoved = OptionalMethod.result {
      dataSource?.tableView(self, moveRowAt: source, to: target)
      return true
    }
    let isPending = isMovingByUser
    isMovingByUser = false
    if isOptional, isMoved != true { return false }
    guard isPending, !loading.isStale else { return true }
    if generation == loading.generation, !loading.isBusy {
      adoptMove(ListMove(from: source, to: target))
    } else {
      setNeedsReload()
    }
    return true
  }

  private func adoptMove(_ move: ListMove<IndexPath>) {
    var changes = ListUpdates()
    changes.itemMoves = [move]
    let counts = requestCounts()
    guard !loading.isStale else { return }
    do {
      let map = try UpdateMap(changes, before: model.counts, after: counts)
      selection.replace { map.newPath(of: $0) }
      replaceDraggedRows(map)
      edit(map, counts)
      _ = adoptRows(map)
      setNeedsLayout()
    } catch {
      Diagnostics.raise(error.message(.table))
      reloadData()
    }
  }

  /// Returns the row to the position from which it was lifted.
  func cancelReordering() {
    guard let reordering else { return }
    self.reordering = nil
    reordering.scrollTimer?.invalidate()
    setLifted(reordering.cell, false)
    UIView.animate(withDuration: Self.reorderDuration) { self.placeVisibleViews() }
  }
}
