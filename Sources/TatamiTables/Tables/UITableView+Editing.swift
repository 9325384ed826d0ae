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
    let generation = loading.generation
    let canEdit = canEditRow(path)
    guard isUnchanged(since: generation) else { return }
    let style = canEdit ? decidedEditingStyle(of: path) ?? .delete : .none
    guard isUnchanged(since: generation) else { return }
    let isMovable = canMoveRow(path)
    guard isUnchanged(since: generation) else { return }
    cell.changeControls {
      $0.style = style
      $0.isMovable = isMovable
    }
    if let indents = answer({ delegate in
      OptionalMethod.result { delegate.tableView(self, shouldIndentWhileEditingRowAt: path) }
    }) {
      cell.shouldIndentWhileEditing = indents
    }
    // The delegate may have ended editing.
    cell.setEditing(isEditing && (canEdit || cell.showsReorderControl), animated: false)
  }

  /// Sets the properties of the visible cells, and of those about to be shown, that depend on
  /// editing mode, again if the program changes the table in the meantime.
  func setUpEditingOfVisibleCells() {
    guard updates.depth == 0 else { return updates.changesEditing = true }
    guard !loading.isLoading else { return setNeedsReload() }
    for _ in 0...Self.maxReloads where !loading.isStale {
      let generation = loading.generation
      for cells in [visible.cells, visible.preparedCells] {
        for (path, cell) in cells where isUnchanged(since: generation) {
          setUpEditing(of: cell, at: path)
        }
      }
      guard !isUnchanged(since: generation) else { return }
    }
  }

  // MARK: Permissions

  /// Whether a row can be edited; true unless the data source decides otherwise.
  func canEditRow(_ path: IndexPath) -> Bool { decidedToEdit(path) ?? true }

  /// Returns the data source's decision whether a row can be edited; nil for none.
  func decidedToEdit(_ path: IndexPath) -> Bool? {
    dataSource.flatMap { source in
      OptionalMethod.result { source.tableView(self, canEditRowAt: path) }
    }
  }

  /// Returns the delegate's editing style of a row; nil for none.
  func decidedEditingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle? {
    delegate.flatMap { delegate in
      OptionalMethod.result { delegate.tableView(self, editingStyleForRowAt: path) }
    }
  }

  /// Whether a row can be moved; true unless the data source decides otherwise.
  func canMoveRow(_ path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    return OptionalMethod.result { dataSource.tableView(self, canMoveRowAt: path) } ?? true
  }

  // MARK: Changes

  func changeEditing(to editing: Bool, animated: Bool) {
    guard editing != options.isEditing else { return }
    closeSwipe(animated: animated)
    cancelReordering()
    let wasMultiple = isMultipleSelection
    options.isEditing = editing
    if wasMultiple != isMultipleSelection { select(nil, animated: false, .none) }
    let change = {
      self.setUpEditingOfVisibleCells()
      for cell in self.visible.cells.values { cell.layoutIfNeeded() }
    }
    if animated, UIView.areAnimationsEnabled {
      UIView.animate(withDuration: 0.3, animations: change)
    } else {
      change()
    }
  }

  func editControlTapped(in cell: UITableViewCell) {
    guard !loading.isStale, let path = visible.path(of: cell), !cell.cellState.isMultipleSelection
    else { return }
    guard cell.editingStyle != .delete else { return confirmDeletion(of: path) }
    dataSource?.tableView(self, commit: cell.editingStyle, forRowAt: path)
  }
}
