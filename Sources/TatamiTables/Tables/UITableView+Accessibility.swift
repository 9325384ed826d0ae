import Foundation
import TatamiListContent
package import TatamiViews

// Actions of rows for assistive technologies.
extension UITableView {
  /// Returns the actions that swipes reveal, or those of the row's controls while it is edited.
  func accessibilityActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction] {
    guard let path = indexPath(for: cell) else { return [] }
    guard !isEditing else { return editActions(of: cell) + moveActions(of: path) }
    return [true, false].compactMap { configuration(for: path, isLeft: $0) }
      .flatMap(\.actions)
      .map { action in
        UIAccessibilityCustomAction(name: action.title ?? "", image: action.image) {
          [weak cell] _ in
          guard let cell else { return false }
          action.handler(action, cell) { _ in }
          return true
        }
      }
  }

  private func editActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction] {
    let style = cell.editingStyle
    guard style != .none else { return [] }
    return [
      UIAccessibilityCustomAction(name: style == .delete ? "Delete" : "Insert") {
        [weak self, weak cell] _ in
        guard let self, let cell, let path = indexPath(for: cell) else { return false }
        dataSource?.tableView(self, commit: style, forRowAt: path)
        return true
      }
    ]
  }

  private func moveActions(of path: IndexPath) -> [UIAccessibilityCustomAction] {
    guard canMoveRow(path) else { return [] }
    let targets = [("Move up", path.row - 1), ("Move down", path.row + 1)]
    return targets.compactMap { name, row in
      guard row >= 0, row < numberOfRows(inSection: path.section) else { return nil }
      return UIAccessibilityCustomAction(name: name) { [weak self] _ in
        guard let self else { return false }
        return move(path, to: IndexPath(row: row, section: path.section))
      }
    }
  }

  /// Moves a row in the data source and in the table; returns whether the delegate allows it.
  private func move(_ path: IndexPath, to proposed: IndexPath) -> Bool {
    let generation = loading.generation
    let target =
      delegate?.tableView(
        self,
        targetIndexPathForMoveFromRowAt: path,
        toProposedIndexPath: proposed
      ) ?? proposed
    guard target != path, isUnchanged(since: generation) else { return false }
    moveByUser(from: path, to: target)
    return true
  }
}

// The rows as accessibility elements, in ascending order.
extension UITableView: AccessibilityContainer {
  package var containedElementCount: Int {
    (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) }
  }

  package func containedElement(at index: Int) -> UIResponder? {
    var row = index
    for section in 0..<numberOfSections {
      let count = numberOfRows(inSection: section)
      guard row >= count else {
        guard row >= 0 else { return nil }
        let path = IndexPath(row: row, section: section)
        return cellForRow(at: path) ?? hiddenRow(at: path)
      }
      row -= count
    }
    return nil
  }

  private func hiddenRow(at path: IndexPath) -> HiddenRow {
    let row = HiddenRow(accessibilityContainer: self)
    row.path = path
    return row
  }

  package func indexOfContainedElement(_ element: UIResponder) -> Int? {
    let path =
      (element as? UITableViewCell).flatMap(indexPath(for:)) ?? (element as? HiddenRow)?.path
    guard let path, path.section < numberOfSections else { return nil }
    return (0..<path.section).reduce(path.row) { $0 + numberOfRows(inSection: $1) }
  }
}

/// The accessibility element of a row that is not visible.
@MainActor
final class HiddenRow: UIAccessibilityElement {
  var path = IndexPath(row: 0, section: 0)

  private var table: UITableView? { accessibilityContainer as? UITableView }
  private var cell: UITableViewCell? {
    guard let table, table.exists(path) else { return nil }
    return table.preparedCell(at: path)
  }

  /// The label of the row's cell, which is created for it.
  override var accessibilityLabel: String? {
    get { cell?.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { cell?.accessibilityTraits ?? super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }

  override var accessibilityFrameInContainerSpace: CGRect {
    get { table?.rectForRow(at: path) ?? .zero }
    set { super.accessibilityFrameInContainerSpace = newValue }
  }
}
