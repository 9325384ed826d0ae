import Foundation
import TatamiDragging
import TatamiGraphics
import TatamiListContent
import TatamiViews

/// A drop onto a table: where its items land.
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  private weak var table: UITableView?
  let places: DropPlaces
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession

  init(_ table: UITableView, _ session: any UIDropSession, _ found: RowDropProposal) {
    (self.table, places) = (table, DropPlaces(in: table))
    self.session = session
    (proposal, destinationIndexPath) = (found.proposal, found.destination)
    items = session.items.map { item in
      let row = table.rowDrags?.cells.indexPath(of: item)
      return CellDropItem(item, from: row, size: row.map { table.rowRect($0).size })
    }
  }

  // MARK: Places

  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    places.add(dragItem) { [weak table] in table?.rowRect(indexPath) }
  }

  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    intoRowAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating {
    places.add(dragItem) { [weak table] in
      guard let frame = table?.rowRect(indexPath), frame != .zero else { return nil }
      return rect.offsetBy(dx: frame.minX, dy: frame.minY)
    }
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    places.add(dragItem, at: target)
  }

  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    let context = TablePlaceholder(placeholder, for: dragItem, in: table)
    if let table { table.rowDrops?.add(context) }
    return context
  }
}

extension CellDropItem: UITableViewDropItem {}
