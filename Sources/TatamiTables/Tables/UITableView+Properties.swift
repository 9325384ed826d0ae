import Foundation
import TatamiListContent
import TatamiRows
import TatamiGraphics
import TatamiViews

extension UITableView {
  func setDataSource(_ source: (any UITableViewDataSource)?) {
    heldDataSource = source
    UncalledMethods.report(of: source, as: (any UITableViewDataSource).self) {
      $0 is any UITableViewDataSource.Type
    }
    setNeedsReload()
  }

  func setDelegate(_ delegate: (any UITableViewDelegate)?) {
    heldDelegate = delegate
    scrollDelegate = delegate
    UncalledMethods.report(of: delegate, as: (any UITableViewDelegate).self) {
      $0 is any UITableViewDelegate.Type
    }
    if delegate != nil { rowMenus.install() }
    setNeedsReload()
  }

  /// Requests all counts again before the next layout, and clears the selection.
  func reload() {
    selection = TableSelection()
    setNeedsReload()
  }

  /// Requests all counts again before the next layout.
  func setNeedsReload() {
    loading.isStale = true
    updates.mustReload = updates.depth > 0
    setNeedsLayout()
  }

  func changeHeights(_ change: (inout TableOptions) -> Void) {
    change(&options)
    guard !loading.isStale else { return }
    updates.depth > 0 ? setNeedsReload() : rebuildGeometryKeepingOffset()
  }

  func changeSeparators(_ change: (inout TableOptions) -> Void) {
    change(&options)
    for (path, cell) in visible.cells { separate(cell, at: path) }
  }

  func setBackdrop(_ view: UIView?) {
    backdrop?.removeFromSuperview()
    backdrop = view
    guard let view else { return }
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  // MARK: Views at the ends

  func setHeaderView(_ view: UIView?) {
    headerView?.view.removeFromSuperview()
    headerView = view.map(endView)
    updateEnds()
    if !loading.isStale, !loading.isLoading, !model.counts.isEmpty {
      resetHeaderHeight(ofSection: 0)
    }
  }

  func setFooterView(_ view: UIView?) {
    footerView?.view.removeFromSuperview()
    footerView = view.map(endView)
    updateEnds()
  }

  private func endView(_ view: UIView) -> TableEndView {
    addSubview(view)
    let height = checkedHeight(view.frame.height, "a table header or footer")
    return TableEndView(view: view, height: CGFloat(height))
  }

  private func updateEnds() {
    guard !loading.isLoading else { return setNeedsReload() }
    do {
      try model.geometry.setTableHeader(headerView.map { Double($0.height) })
      try model.geometry.setTableFooter(footerView.map { Double($0.height) })
    } catch {
      Diagnostics.report("\(error)")
    }
    setNeedsLayout()
  }

  // MARK: Separators

  /// Sets the lines of a cell.
  func separate(_ cell: UITableViewCell, at path: IndexPath) {
    guard model.contains(path) else { return }
    let isLast = path.row == model.counts[path.section] - 1
    let separators = cell.separators
    separators.tableInset = separatorInset
    separators.isAutomatic = options.separatorInset == nil
    separators.isRelative = separatorInsetReference == .fromAutomaticInsets
    separators.color = separatorColor
    let hasLines = separatorStyle != .none
    separators.hasBottom = hasLines && !(isLast && style == .insetGrouped)
    separators.isBottomFull = isLast && style == .grouped
    separators.hasTop = hasLines && path.row == 0 && style == .grouped
    let next = IndexPath(row: path.row + 1, section: path.section)
    separators.isBottomHidden = isActive(path) || isActive(next)
    cell.setNeedsLayout()
  }

  /// Whether a row is shown as highlighted or selected.
  private func isActive(_ path: IndexPath) -> Bool {
    guard selection.paths.contains(path) || selection.highlighted == path else { return false }
    return visible.cells[path]?.selectionStyle != UITableViewCell.SelectionStyle.none
  }

  /// Updates the lines of a row and of the row above it.
  func updateSeparators(around path: IndexPath) {
    for row in [path.row - 1, path.row] where row >= 0 {
      let path = IndexPath(row: row, section: path.section)
      if let cell = visible.cells[path] { separate(cell, at: path) }
    }
  }
}
