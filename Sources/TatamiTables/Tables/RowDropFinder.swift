import Foundation
import TatamiDragging
import TatamiViews

/// The proposal for a drop onto a table, and the destination.
struct RowDropProposal {
  let proposal: UITableViewDropProposal
  /// The index path that a dropped row would have; nil beside all rows.
  let destination: IndexPath?
  /// The room that opens; nil for none.
  var gap: TableGap?
  /// The row into which the items would go; nil for none.
  var into: IndexPath?

  /// The same proposal without a gap and a highlighted row.
  var withoutPlace: RowDropProposal {
    RowDropProposal(proposal: proposal, destination: destination)
  }
}

/// The search for the place of a drop.
@MainActor
struct RowDropFinder {
  let table: UITableView
  /// The row of the table that is dragged; nil for others.
  let own: IndexPath?
  /// The room that is open now.
  let gap: TableGap?

  /// Returns what a drop at a point of the table would do.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - ask: Returns the delegate's proposal for a destination; nil if it has none.
  func proposal(
    at point: CGPoint,
    _ ask: (IndexPath?) -> UITableViewDropProposal?
  ) -> RowDropProposal {
    guard !table.loading.isStale, !table.loading.isBusy else {
      return RowDropProposal(
        proposal: ask(nil) ?? UITableViewDropProposal(operation: .cancel),
        destination: nil
      )
    }
    let destination = destination(at: point.y)
    let generation = table.loading.generation
    let proposal = ask(destination) ?? standard
    guard table.isUnchanged(since: generation), let destination,
      proposal.operation == .move || proposal.operation == .copy
    else { return RowDropProposal(proposal: proposal, destination: destination) }
    return place(proposal, at: destination, point.y)
  }

  /// The proposal without a delegate: the table moves its own row.
  private var standard: UITableViewDropProposal {
    guard let own, table.canMoveRow(own) else { return UITableViewDropProposal(operation: .cancel) }
    return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  private func place(
    _ proposal: UITableViewDropProposal,
    at destination: IndexPath,
    _ y: CGFloat
  ) -> RowDropProposal {
    var found = RowDropProposal(proposal: proposal, destination: destination)
    switch proposal.intent {
    case .unspecified: return found
    case .insertIntoDestinationIndexPath: found.into = destination
    case .insertAtDestinationIndexPath: return opened(proposal, at: destination, y)
    case .automatic:
      guard let frame = table.rowFrame(destination), destination != own,
        abs(y - frame.midY) < frame.height / 4
      else { return opened(proposal, at: destination, y) }
      found.into = destination
    }
    return found
  }

  private func opened(
    _ proposal: UITableViewDropProposal,
    at proposed: IndexPath,
    _ y: CGFloat
  ) -> RowDropProposal {
    guard proposal.operation == .move, let own, let frame = table.rowFrame(own) else {
      let target = behindLast(proposed, y)
      return RowDropProposal(
        proposal: proposal,
        destination: target,
        gap: TableGap(target: target, height: table.newRowHeight)
      )
    }
    let allowed =
      table.delegate?.tableView(
        table,
        targetIndexPathForMoveFromRowAt: own,
        toProposedIndexPath: behindLast(proposed, y)
      ) ?? behindLast(proposed, y)
    let target = table.isInsertion(allowed, without: own) ? allowed : own
    return RowDropProposal(
      proposal: proposal,
      destination: target,
      gap: TableGap(source: own, sourceHeight: frame.height, target: target)
    )
  }

  // MARK: Destination

  /// Returns the index path that a row dropped at a height of the content would have.
  ///
  /// Positions are those without gaps: while a gap is open, the answer is that of the gap.
  private func destination(at y: CGFloat) -> IndexPath? {
    switch table.model.geometry.part(at: Double(y)) {
    case .row(let row): return IndexPath(row: row.row, section: row.section)
    case .header(let section): return IndexPath(row: 0, section: section)
    case .footer(let section): return end(of: section)
    case .tableHeader, .tableFooter, nil: break
    }
    let bottom = CGFloat(table.model.geometry.contentHeight())
    guard y >= bottom, let last = table.model.counts.indices.last else { return nil }
    let room = gap?.source == nil ? gap?.height ?? 0 : 0
    return own != nil || y < bottom + room ? end(of: last) : nil
  }

  private func end(of section: Int) -> IndexPath {
    let count = table.model.rowCount(in: section) - (own?.section == section ? 1 : 0)
    return IndexPath(row: max(0, count), section: section)
  }

  /// Returns the index path behind the last row of a section for its lower half.
  private func behindLast(_ path: IndexPath, _ y: CGFloat) -> IndexPath {
    guard path.section != own?.section, path.row == table.model.rowCount(in: path.section) - 1,
      let frame = table.rowFrame(path), y > frame.midY
    else { return path }
    return IndexPath(row: path.row + 1, section: path.section)
  }
}

extension UITableView {
  /// The height of a row that is not in the table, in points.
  var newRowHeight: CGFloat {
    if rowHeight > 0 { return rowHeight }
    if estimatedRowHeight > 0 { return estimatedRowHeight }
    return visible.cells.min { $0.key < $1.key }?.value.frame.height ?? 44
  }

  /// Whether a row can be at an index path, one row less in its section.
  func isInsertion(_ path: IndexPath, without row: IndexPath?) -> Bool {
    guard path.isListPath, model.counts.indices.contains(path.section) else { return false }
    let count = model.rowCount(in: path.section) - (row?.section == path.section ? 1 : 0)
    return (0...max(0, count)).contains(path.row)
  }

  // MARK: Delegates

  func setDragDelegate(_ delegate: (any UITableViewDragDelegate)?) {
    if delegate != nil {
      rowDrags = rowDrags ?? RowDrags(of: self)
      rowDrops = rowDrops ?? RowDrops(of: self)
    }
    rowDrags?.delegate = delegate
    UncalledMethods.report(of: delegate, as: (any UITableViewDragDelegate).self) {
      $0 is any UITableViewDragDelegate.Type
    }
  }

  func setDropDelegate(_ delegate: (any UITableViewDropDelegate)?) {
    if delegate != nil { rowDrops = rowDrops ?? RowDrops(of: self) }
    rowDrops?.delegate = delegate
    UncalledMethods.report(of: delegate, as: (any UITableViewDropDelegate).self) {
      $0 is any UITableViewDropDelegate.Type
    }
  }
}
