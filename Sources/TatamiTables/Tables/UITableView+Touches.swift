import Foundation
package import TatamiViews

// Touches of rows: a row is highlighted when a touch begins and selected when it ends.
extension UITableView {
  /// Highlights the touched row; returns false for touches outside of rows.
  func beginTouch(_ touches: Set<UITouch>) -> Bool {
    if let swipe, swipe.isOpen {
      closeSwipe(animated: true)
      return true
    }
    guard touches.count == 1, let view = touches.first?.view, isSelectable,
      let path = row(of: view), let cell = visible.cells[path]
    else { return false }
    guard !loading.isStale, delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else {
      return true
    }
    highlight(cell)
    return true
  }

  /// Selects the highlighted row; returns false without one.
  func endTouch() -> Bool {
    guard let path = selection.highlighted else { return false }
    unhighlight()
    selectByUser(path)
    return true
  }

  /// Ends the highlight; returns false without one.
  func cancelTouch() -> Bool {
    guard selection.highlighted != nil else { return false }
    unhighlight()
    return true
  }

  /// Returns the row whose cell contains a view.
  func row(of view: UIView) -> IndexPath? {
    for view in sequence(first: view, next: \.superview) {
      if view === self { return nil }
      if let cell = view as? UITableViewCell { return visible.path(of: cell) }
    }
    return nil
  }

  /// Highlights a cell, unless a reload has removed it or is about to, which ends its touches.
  private func highlight(_ cell: UITableViewCell) {
    unhighlight()
    guard !loading.isStale, let path = visible.path(of: cell) else { return }
    selection.highlighted = path
    cell.setHighlighted(true, animated: false)
    updateSeparators(around: path)
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  private func unhighlight() {
    guard let path = selection.highlighted else { return }
    selection.highlighted = nil
    visible.cells[path]?.setHighlighted(false, animated: false)
    updateSeparators(around: path)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }
}

extension UITableView: TapReacting {
  package func reactsToTap(on view: UIView) -> Bool {
    isSelectable && row(of: view) != nil || swipe?.isOpen == true
  }
}

extension UITableView: TableCellHost {
  func activate(_ cell: UITableViewCell) -> Bool {
    guard isSelectable, let path = visible.path(of: cell) else { return false }
    selectByUser(path)
    return true
  }

  func accessoryButtonTapped(in cell: UITableViewCell) {
    guard let path = visible.path(of: cell) else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  func contentSizeDidChange(of cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, !loading.isLayingOut,
      let path = visible.path(of: cell), delegateHeight(of: path) ?? rowHeight < 0
    else { return }
    remeasure(path)
  }

  func constraintsDidChange(in cell: UITableViewCell) {
    if selfSizingInvalidation == .enabledIncludingConstraints { contentSizeDidChange(of: cell) }
  }

  func stateDidChange(of cell: UITableViewCell) {
    if let path = visible.path(of: cell) { updateSeparators(around: path) }
  }
}
