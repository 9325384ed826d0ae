import Foundation
import TatamiGraphics
import TatamiListContent
import TatamiViews

extension UITableView {
  /// Returns a cell for the row whose cell is being requested.
  func dequeue(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    if path.isListPath, visible.requestedPath != path {
      Diagnostics.report(
        "a cell can be dequeued for the requested row only; found (\(path.section), \(path.row))"
      )
    }
    if let cell = reuse.cell(identifier) { return cell }
    Diagnostics.report(
      "unable to dequeue a cell with identifier \(identifier): register a class for the identifier"
    )
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  // MARK: Cells

  /// Returns a cell from the data source, set up for a row but not yet in the table; nil if the
  /// program has reloaded the table in the meantime.
  func requestCell(_ path: IndexPath) -> UITableViewCell? {
    guard let dataSource else { return nil }
    let generation = loading.generation
    var cell = askForCell(path, dataSource)
    if isInUse(cell) {
      Diagnostics.report(
        "the cell for row (\(path.section), \(path.row)) is already used for another row: \(cell)"
      )
      cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    if isUnchanged(since: generation) { setUp(cell, for: path) }
    guard isUnchanged(since: generation) else {
      reuse.pool(cell)
      return nil
    }
    return cell
  }

  /// Returns the data source's cell of a row.
  ///
  /// - Parameter present: The cell that is dequeued for its identifier when a row is reconfigured.
  func askForCell(
    _ path: IndexPath,
    _ source: any UITableViewDataSource,
    present: UITableViewCell? = nil
  ) -> UITableViewCell {
    let outer = (visible.requestedPath, reuse.retained)
    (visible.requestedPath, reuse.retained) = (path, present)
    defer { (visible.requestedPath, reuse.retained) = outer }
    return source.tableView(self, cellForRowAt: path)
  }

  private func isInUse(_ cell: UITableViewCell) -> Bool {
    cell.superview === self && visible.path(of: cell) != nil
      || visible.preparedCells.contains { $0.value === cell }
  }

  /// Sets the properties of a cell that depend on its row.
  func setUp(_ cell: UITableViewCell, for path: IndexPath) {
    let generation = loading.generation
    cell.host = self
    // Cells are measured before they are added to the table.
    cell.inheritTraits(traitCollection)
    cell.cellState.isGrouped = style != .plain
    let side = CellMetrics.side(forWidth: bounds.width)
    if [CellMetrics.side, CellMetrics.wideSide].contains(cell.directionalLayoutMargins.leading) {
      cell.directionalLayoutMargins.leading = side
      cell.directionalLayoutMargins.trailing = side
    }
    if let level = answer({ delegate in
      OptionalMethod.result { delegate.tableView(self, indentationLevelForRowAt: path) }
    }) {
      cell.indentationLevel = level
    }
    guard isUnchanged(since: generation) else { return }
    cell.frame.size.width = rowWidth
    setUpEditing(of: cell, at: path)
    cell.setDefaultBackground(cellBackground)
    cell.setSelected(selection.paths.contains(path), animated: false)
    cell.setHighlighted(selection.highlighted == path, animated: false)
    separate(cell, at: path)
  }

  private var cellBackground: UIColor {
    style == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }

  /// Removes a cell from the table and puts it into its pool.
  func endDisplaying(_ cell: UITableViewCell, at path: IndexPath) {
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    cell.host = nil
    reuse.pool(cell)
  }

  /// Removes all cells, headers and footers and puts them into their pools.
  func removeAllViews() {
    let old = visible
    visible = VisibleRows()
    visible.requestedPath = old.requestedPath
    for (path, cell) in old.cells.sorted(by: { $0.key < $1.key }) { endDisplaying(cell, at: path) }
    for (path, cell) in old.departing ?? [:] { endDisplaying(cell, at: path) }
    poolPreparedViews(of: old)
    for (part, view) in old.parts { endDisplaying(view, part) }
  }

  /// Puts the views that have been measured and not been shown into their pools.
  func poolPreparedViews(of old: VisibleRows) {
    for cell in old.preparedCells.values { reuse.pool(cell) }
    for view in old.preparedParts.values { reuse.pool(view) }
  }

  // MARK: Headers and footers

  /// Returns the view of a header or footer: the delegate's, or one for its title; nil for none,
  /// and if the program has changed the table in the meantime.
  func requestView(_ part: SectionPart) -> UIView? {
    guard !loading.isStale else { return nil }
    let generation = loading.generation
    if part.isHeader ? model.delegateMakes.headers : model.delegateMakes.footers {
      let view =
        part.isHeader
        ? delegate?.tableView(self, viewForHeaderInSection: part.section)
        : delegate?.tableView(self, viewForFooterInSection: part.section)
      if let view { return setUp(view, part) }
    }
    guard isUnchanged(since: generation), let title = title(of: part) else { return nil }
    let identifier = "TatamiTables.title"
    let view = reuse.part(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    view.role = HeaderFooterRole(isHeader: part.isHeader, isGrouped: style != .plain)
    if let label = view.textLabel {
      HeaderFooterLabels.apply(view.role, to: label)
      let isUppercase = part.isHeader && style != .plain
      label.text = isUppercase ? title.uppercased() : title
    }
    return setUp(view, part)
  }

  func setUp(_ view: UIView, _ part: SectionPart) -> UIView {
    view.inheritTraits(traitCollection)
    guard let view = view as? UITableViewHeaderFooterView else { return view }
    view.role = HeaderFooterRole(isHeader: part.isHeader, isGrouped: style != .plain)
    let side = CellMetrics.side(forWidth: bounds.width)
    view.directionalLayoutMargins.leading = side
    view.directionalLayoutMargins.trailing = side
    if view.backgroundView == nil, view.backgroundConfiguration == nil {
      view.backgroundConfiguration = view.defaultBackgroundConfiguration()
    }
    return view
  }

  /// Returns the title of a header or footer; nil for none.
  func title(of part: SectionPart) -> String? {
    guard !loading.isStale else { return nil }
    return part.isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: part.section)
      : dataSource?.tableView(self, titleForFooterInSection: part.section)
  }

  /// Removes a header or footer from the table and puts it into its pool.
  func endDisplaying(_ view: UIView, _ part: SectionPart) {
    view.removeFromSuperview()
    if part.isHeader {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: part.section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: part.section)
    }
    reuse.pool(view)
  }
}
