import Foundation
import TatamiListContent
import TatamiViews

extension UITableView {
  /// Sets the properties of a cell that depend on editing mode.
  func setUpEditing(of cell: UITableViewCell, at path: IndexPath) {
    cell.cellState.isMultipleSelection = isMultipleSelection
    guard isEditing else {
      cell.setEditing(false, animated: false)
      return
    }
    let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? true
    let style = canEdit ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    let isMovable = dataSource?.tableView(self, canMoveRowAt: path) ?? false
    cell.changeControls {
      $0.style = style
      $0.isMovable = isMovable
    }
    if let indents = delegate.flatMap({ delegate in
      OptionalMethod.result { delegate.tableView(self, shouldIndentWhileEditingRowAt: path) }
    }) {
      cell.shouldIndentWhileEditing = indents
    }
    cell.setEditing(canEdit || cell.showsReorderControl, animated: false)
  }

  func changeEditing(to editing: Bool, animated: Bool) {
    guard editing != options.isEditing else { return }
    closeSwipe(animated: animated)
    cancelReordering()
    let wasMultiple = isMultipleSelection
    options.isEditing = editing
    if wasMultiple != isMultipleSelection { select(nil, animated: false, .none) }
    let change = {
      for (path, cell) in self.visible.cells {
        self.setUpEditing(of: cell, at: path)
        cell.layoutIfNeeded()
      }
    }
    if animated, UIView.areAnimationsEnabled {
      UIView.animate(withDuration: 0.3, animations: change)
    } else {
      change()
    }
  }

  func editControlTapped(in cell: UITableViewCell) {
    guard let path = visible.path(of: cell), !cell.cellState.isMultipleSelection else { return }
    guard cell.editingStyle != .delete else { return confirmDeletion(of: path) }
    dataSource?.tableView(self, commit: cell.editingStyle, forRowAt: path)
  }
}
