import Foundation
import TatamiListContent
import TatamiRows
import TatamiViews

// The rows that are visible, their cells, and the visible headers and footers.
extension UITableView {
  /// The rows that have cells, from top to bottom, after a pending reload.
  var shownRows: [IndexPath] {
    finishReload()
    return visible.cells.keys.sorted()
  }

  func shownCell(at path: IndexPath) -> UITableViewCell? {
    guard path.isListPath else { return nil }
    finishReload()
    return visible.cells[path]
  }

  /// Performs a pending reload and shows its rows.
  private func finishReload() {
    if loading.isStale, !loading.isLoading, !loading.isLayingOut { layoutContent() }
  }

  // MARK: Showing and removing

  /// Shows the rows, headers and footers inside the bounds, and removes all others.
  func updateVisibleViews() {
    let sections = model.geometry.visibleSections(
      from: Double(bounds.minY),
      to: Double(bounds.maxY)
    )
    var paths: Set<IndexPath> = []
    var parts: [SectionPart] = []
    for section in sections {
      model.geometry.forEachRow(section.rows, inSection: section.section) { row, span in
        if span.height > 0 { paths.insert(IndexPath(row: row, section: section.section)) }
      }
      parts += shownParts(of: section)
    }
    paths.formUnion(gaps.compactMap(\.source).filter { model.contains($0) })
    let generation = loading.generation
    removeViews(except: paths, Set(parts))
    guard isUnchanged(since: generation) else { return }
    for path in paths.sorted() where visible.cells[path] == nil {
      guard showCell(path) else { return }
    }
    for part in parts where visible.parts[part] == nil {
      guard showPart(part) else { return }
    }
  }

  /// Returns the header and footer of a section that are visible, pinned ones included.
  private func shownParts(of section: VisibleSection) -> [SectionPart] {
    var parts: [SectionPart] = []
    let isPlain = style == .plain
    if section.showsHeader || isPlain { parts.append(.header(section.section)) }
    if section.showsFooter || isPlain && !section.rows.isEmpty {
      parts.append(.footer(section.section))
    }
    return parts.filter { height(of: $0) > 0 }
  }

  private func height(of part: SectionPart) -> Double {
    model.geometry.span(of: part.tablePart)?.height ?? 0
  }

  private func removeViews(except paths: Set<IndexPath>, _ parts: Set<SectionPart>) {
    let gone = visible.cells.keys.filter { !paths.contains($0) }.sorted()
    for path in gone {
      if let cell = visible.cells.removeValue(forKey: path) { remove(cell, at: path) }
    }
    for path in visible.preparedCells.keys where !paths.contains(path) {
      if let cell = visible.preparedCells.removeValue(forKey: path) { reuse.pool(cell) }
    }
    for part in visible.preparedParts.keys where !parts.contains(part) {
      if let view = visible.preparedParts.removeValue(forKey: part) { reuse.pool(view) }
    }
    for part in visible.parts.keys.filter({ !parts.contains($0) }).sorted() {
      if let view = visible.parts.removeValue(forKey: part) { endDisplaying(view, part) }
    }
  }

  /// Removes the cell of a row that is no longer visible; during an animated update, later.
  private func remove(_ cell: UITableViewCell, at path: IndexPath) {
    if visible.departing == nil {
      endDisplaying(cell, at: path)
    } else {
      fitLeaving(cell)
      visible.departing?[path] = cell
    }
  }

  /// Gives a cell that leaves the table in an animation the height that its content has come to need,
  /// so that required constraints do not contradict its old height (AL196).
  func fitLeaving(_ cell: UITableViewCell) {
    guard rowHeight < 0, cell.contentView.hasConstraintsInside else { return }
    let height = cell.fittingHeight(in: cell.frame.width)
    guard height.isFinite, height > cell.frame.height else { return }
    UIView.performWithoutAnimation { cell.frame.size.height = height }
  }

  /// Shows the cell of a row; returns false if the program has reloaded the table in the meantime.
  func showCell(_ path: IndexPath) -> Bool {
    let generation = loading.generation
    guard let cell = visible.preparedCells.removeValue(forKey: path) ?? requestCell(path),
      let frame = rowFrame(path)
    else { return false }
    visible.cells[path] = cell
    UIView.performWithoutAnimation { cell.frame = frame }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    guard visible.path(of: cell) != nil else { return false }
    insertSubview(cell, at: backdrop?.superview === self ? 1 : 0)
    // The content of a row that appears in an animation does not grow from nothing.
    if UIView.inheritedAnimationDuration > 0 {
      UIView.performWithoutAnimation { cell.layoutIfNeeded() }
    }
    return isUnchanged(since: generation)
  }

  /// Shows a header or footer; returns false if the program has reloaded the table in the meantime.
  private func showPart(_ part: SectionPart) -> Bool {
    let generation = loading.generation
    guard let view = visible.preparedParts.removeValue(forKey: part) ?? requestView(part) else {
      return isUnchanged(since: generation)
    }
    guard isUnchanged(since: generation) else {
      reuse.pool(view)
      return false
    }
    visible.parts[part] = view
    if part.isHeader {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: part.section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: part.section)
    }
    if visible.parts.contains(where: { $0.value === view }) { addSubview(view) }
    return isUnchanged(since: generation)
  }
}
