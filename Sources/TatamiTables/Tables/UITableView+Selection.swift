import Foundation
import TatamiGraphics
import TatamiListContent
import TatamiViews

extension UITableView {
  /// Whether several rows can currently be selected.
  var isMultipleSelection: Bool {
    isEditing ? options.allowsMultipleSelectionDuringEditing : options.allowsMultipleSelection
  }

  /// Whether rows can currently be selected.
  var isSelectable: Bool {
    guard isEditing else { return allowsSelection }
    return allowsSelectionDuringEditing || options.allowsMultipleSelectionDuringEditing
  }

  func changeMultipleSelection(_ change: (inout TableOptions) -> Void) {
    let wasMultiple = isMultipleSelection
    change(&options)
    if wasMultiple, !isMultipleSelection { deselectAll() }
    setUpEditingOfVisibleCells()
  }

  private func deselectAll() {
    for path in selection.paths { setSelected(false, path, animated: false) }
  }

  // MARK: In code

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    reloadIfNeeded()
    guard let path else { return deselectAll() }
    guard path.isListPath else { return }
    guard model.contains(path) else {
      return Diagnostics.report(
        "cannot select row (\(path.section), \(path.row)): the row does not exist"
      )
    }
    if !isMultipleSelection {
      for old in selection.paths where old != path { setSelected(false, old, animated: animated) }
    }
    setSelected(true, path, animated: animated)
    if position != .none { scroll(to: path, position, animated: animated) }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    if path.isListPath { setSelected(false, path, animated: animated) }
  }

  private func setSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool) {
    if isSelected {
      guard selection.paths.insert(path).inserted else { return }
    } else {
      guard selection.paths.remove(path) != nil else { return }
    }
    visible.cells[path]?.setSelected(isSelected, animated: animated)
    updateSeparators(around: path)
  }

  // MARK: By the user

  /// Selects or deselects a row as the user's tap does.
  func selectByUser(_ path: IndexPath) {
    guard isSelectable, exists(path) else { return }
    if isMultipleSelection, selection.paths.contains(path) { return deselectByUser(path) }
    let target = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path)
    guard let target, exists(target) else { return }
    if !isMultipleSelection {
      for old in selection.paths.sorted() where old != target { deselectByUser(old) }
    }
    guard exists(target) else { return }
    setSelected(true, target, animated: false)
    postSelectionChange()
    delegate?.tableView(self, didSelectRowAt: target)
    guard !isMultipleSelection, exists(target),
      delegate?.tableView(self, canPerformPrimaryActionForRowAt: target) == true,
      exists(target)
    else { return }
    delegate?.tableView(self, performPrimaryActionForRowAt: target)
  }

  private func deselectByUser(_ path: IndexPath) {
    guard exists(path), selection.paths.contains(path) else { return }
    let target = delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path)
    guard let target else { return }
    setSelected(false, target, animated: false)
    postSelectionChange()
    delegate?.tableView(self, didDeselectRowAt: target)
  }

  private func postSelectionChange() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }
}
