import Foundation
import TatamiDragging
import TatamiGraphics
import TatamiListContent
import TatamiViews

/// A cell in a gap between rows, which stands for a row whose data has not come.
///
/// The gap is not a row: index paths of rows are those of the data source.
final class TablePlaceholder: NSObject, UITableViewDropPlaceholderContext {
  let dragItem: UIDragItem
  fileprivate(set) var gap: TableGap
  /// The cell, once it is shown.
  fileprivate var cell: UITableViewCell?
  private let placeholder: UITableViewPlaceholder
  private weak var table: UITableView?
  private let animator = DragAnimator()

  init(_ placeholder: UITableViewPlaceholder, for item: UIDragItem, in table: UITableView?) {
    (self.placeholder, dragItem, self.table) = (placeholder, item, table)
    let height = placeholder.rowHeight
    gap = TableGap(
      target: placeholder.insertionIndexPath,
      height: height > 0 && height.isFinite ? height : table?.newRowHeight ?? 0
    )
  }

  func addAnimations(_ animations: @escaping () -> Void) {
    animator.addAnimations(animations)
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }

  /// Shows the cell; returns false if its identifier is not registered.
  fileprivate func show(in table: UITableView) -> Bool {
    guard let cell = table.dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier) else {
      return false
    }
    placeholder.cellUpdateHandler?(cell)
    self.cell = cell
    cell.isUserInteractionEnabled = false
    table.addSubview(cell)
    return true
  }

  /// Runs what the delegate has added.
  fileprivate func animate() { animator.animate() }

  fileprivate func complete() { animator.complete() }

  // MARK: End

  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let table, let path = table.rowDrops?.remove(self) else { return false }
    table.performBatchUpdates {
      dataSourceUpdates(path)
      table.insertRows(at: [path], with: .none)
    }
    return true
  }

  @discardableResult
  func deletePlaceholder() -> Bool {
    guard let table, table.rowDrops?.remove(self) != nil else { return false }
    UIView.animate(withDuration: 0.25) { table.placeVisibleViews() }
    return true
  }

  /// Removes the cell.
  fileprivate func removeCell() {
    cell?.removeFromSuperview()
    cell?.isUserInteractionEnabled = true
    if let cell { table?.reuse.pool(cell) }
    cell = nil
  }
}

extension RowDrops {
  /// Opens the gap of a placeholder and shows its cell.
  func add(_ placeholder: TablePlaceholder) {
    guard let table, table.isInsertion(placeholder.gap.target, without: nil),
      placeholder.show(in: table)
    else { return }
    placeholders.append(placeholder)
    placePlaceholders()
    UIView.animate(
      withDuration: 0.25,
      animations: {
        table.placeVisibleViews()
        placeholder.animate()
      },
      completion: { _ in placeholder.complete() }
    )
  }

  /// Removes a placeholder; returns the index path of its row, or nil if it is gone.
  func remove(_ placeholder: TablePlaceholder) -> IndexPath? {
    guard placeholders.contains(where: { $0 === placeholder }) else { return nil }
    placeholders.removeAll { $0 === placeholder }
    placeholder.removeCell()
    return placeholder.gap.target
  }

  /// Removes all placeholders, because the rows are loaded again.
  func removePlaceholders() {
    for placeholder in placeholders { placeholder.removeCell() }
    placeholders = []
  }

  /// Places the cells of placeholders in their gaps; several at one index path in their order.
  func placePlaceholders() {
    guard let table else { return }
    for (index, placeholder) in placeholders.enumerated() {
      let target = placeholder.gap.target
      let before = placeholders.enumerated().filter { offset, other in
        other.gap.target < target || other.gap.target == target && offset < index
      }
      let y = before.reduce(table.insertionY(target)) { $0 + $1.element.gap.height }
      placeholder.cell?.frame = CGRect(
        x: table.sideMargins.left,
        y: y,
        width: table.rowWidth,
        height: placeholder.gap.height
      )
    }
  }

  /// Moves the gaps of placeholders with the rows around them.
  func replacePlaceholders(_ map: UpdateMap) {
    for placeholder in placeholders {
      let old = placeholder.gap.target
      if let new = map.newPath(of: old) {
        placeholder.gap.target = new
      } else if old.row > 0,
        let new = map.newPath(of: IndexPath(row: old.row - 1, section: old.section))
      {
        placeholder.gap.target = IndexPath(row: new.row + 1, section: new.section)
      }
    }
    placeholders.removeAll { placeholder in
      guard table?.isInsertion(placeholder.gap.target, without: nil) == true else {
        placeholder.removeCell()
        return true
      }
      return false
    }
  }
}

extension UITableView {
  /// Returns the upper edge of a row that would be inserted, without gaps, in points.
  fileprivate func insertionY(_ path: IndexPath) -> CGFloat {
    if let frame = rowFrame(path) { return frame.minY }
    if path.row > 0, let frame = rowFrame(IndexPath(row: path.row - 1, section: path.section)) {
      return frame.maxY
    }
    let header = model.geometry.span(of: .header(section: path.section))
    return CGFloat(header?.maxY ?? model.geometry.span(ofSection: path.section)?.y ?? 0)
  }

  /// Forgets which rows are dragged and where they would be dropped, because all are loaded again.
  func forgetDraggedRows() {
    rowDrags?.cells.replaceIndexPaths { _ in nil }
    rowDrops?.forgetPlace()
    rowDrops?.removePlaceholders()
  }

  /// Replaces the index paths of dragged rows after an update.
  func replaceDraggedRows(_ map: UpdateMap) {
    rowDrags?.cells.replaceIndexPaths(map.newPath)
    rowDrops?.forgetPlace()
    rowDrops?.replacePlaceholders(map)
  }
}
