import Foundation
import TatamiControls
import TatamiListContent
import TatamiViews

// Keyboard focus of rows.
extension UITableView {
  func canFocus(_ cell: UITableViewCell) -> Bool {
    guard allowsFocus, let path = visible.path(of: cell) else { return false }
    return path == tabStop
  }

  /// The row that Tab reaches: the focused one, the last one, the selected one or the first one.
  private var tabStop: IndexPath? {
    if let path = focusedRow { return path }
    let preferred = delegate?.indexPathForPreferredFocusedView(in: self)
    let remembered = remembersLastFocusedIndexPath ? selection.lastFocused : nil
    let candidates = [preferred, remembered, selection.paths.min()].compactMap(\.self)
    let rows = visible.cells.keys.sorted()
    return candidates.first { visible.cells[$0] != nil && mayFocus($0) }
      ?? rows.first { mayFocus($0) }
  }

  private func mayFocus(_ path: IndexPath) -> Bool {
    exists(path) && delegate?.tableView(self, canFocusRowAt: path) ?? true
  }

  /// The row that has the focus.
  private var focusedRow: IndexPath? {
    guard let view = window?.focusedView, view.isDescendant(of: self) else { return nil }
    return row(of: view)
  }

  /// Moves the focus or extends the selection by a key; returns false for other keys and without a
  /// focused row.
  func moveFocus(_ presses: Set<UIPress>) -> Bool {
    guard let key = presses.compactMap(\.key).first, let row = focusedRow else { return false }
    if key.modifierFlags == .command, key.keyCode == .keyboardA { return selectAllRows() }
    let isExtending = key.modifierFlags == .shift && isMultipleSelection
    guard key.modifierFlags.isEmpty || isExtending else { return false }
    switch key.keyCode {
    case .keyboardDownArrow: focus(row, by: 1)
    case .keyboardUpArrow: focus(row, by: -1)
    case .keyboardHome: focus(IndexPath(row: -1, section: 0), by: 1)
    case .keyboardEnd: focus(IndexPath(row: 0, section: model.counts.count), by: -1)
    case .keyboardPageDown: focusPage(from: row, by: 1)
    case .keyboardPageUp: focusPage(from: row, by: -1)
    default: return false
    }
    if isExtending { select(userAdding: [row, focusedRow ?? row]) }
    return true
  }

  /// Selects all rows as taps do; returns false if only one can be selected.
  private func selectAllRows() -> Bool {
    guard isSelectable, isMultipleSelection else { return false }
    for (section, count) in model.counts.enumerated() {
      select(userAdding: (0..<count).map { IndexPath(row: $0, section: section) })
    }
    return true
  }

  private func select(userAdding paths: [IndexPath]) {
    for path in paths where !selection.paths.contains(path) { selectByUser(path) }
  }

  /// Focuses the nearest row behind or before another one that can be focused.
  private func focus(_ start: IndexPath, by step: Int) {
    var next = neighbor(of: start, by: step)
    while let path = next, !mayFocus(path) { next = neighbor(of: path, by: step) }
    guard let path = next, exists(path) else { return }
    scroll(to: path, .none, animated: false)
    layoutContent()
    visible.cells[path]?.receiveFocus()
    selection.lastFocused = path
    guard exists(path) else { return }
    if delegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus {
      selectByUser(path)
    }
  }

  /// Focuses the row one page away, or the last one in that direction.
  private func focusPage(from path: IndexPath, by step: Int) {
    guard let frame = rowFrame(path) else { return }
    let insets = adjustedContentInset
    let page = max(frame.height, bounds.height - insets.top - insets.bottom - frame.height)
    var target = path
    while let next = neighbor(of: target, by: step), let row = rowFrame(next) {
      guard abs(row.minY - frame.minY) <= page else { break }
      target = next
    }
    guard target != path else { return }
    focus(IndexPath(row: target.row - step, section: target.section), by: step)
  }

  /// Returns the row after or before another one; nil at the ends.
  private func neighbor(of path: IndexPath, by step: Int) -> IndexPath? {
    var path = IndexPath(row: path.row + step, section: path.section)
    while !model.contains(path) {
      let section = path.section + step
      guard model.counts.indices.contains(section) else { return nil }
      path = IndexPath(row: step > 0 ? 0 : model.counts[section] - 1, section: section)
    }
    return path
  }
}
