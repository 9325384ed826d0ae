import Foundation
import TatamiGraphics
import TatamiListContent
import TatamiRows
import TatamiViews

// Positions after a batch of updates: each change takes logarithmic time.
extension UITableView {
  /// A row that moves, with its height.
  private typealias MovedRow = (target: IndexPath, run: RowRun)

  /// Edits counts and positions.
  func edit(_ map: UpdateMap, _ counts: [Int]) {
    guard !model.counts.isEmpty else {
      return load {
        model.counts = counts
        learnAboutSectionViews()
        computePositions()
      }
    }
    load {
      do {
        try editPositions(map, counts)
      } catch {
        Diagnostics.report("the updates cannot be applied: \(error)")
        model.counts = counts
        computePositions()
      }
    }
  }

  private func editPositions(_ map: UpdateMap, _ counts: [Int]) throws(TableError) {
    let moved = map.updates.itemMoves.compactMap { move in
      heldRow(move.from).map { MovedRow(target: move.to, run: $0) }
    }
    try removeRows(map)
    model.counts = counts
    try editSections(map)
    try insertRows(map, moved)
    for old in map.updates.reloadedItems {
      guard let new = map.newPath(of: old), !loading.isStale else { continue }
      remeasure(new)
      guard let row = delegateRow(new) else { continue }
      try model.geometry.setHeight(row.height, ofRow: new.rowIndex, certainty: row.certainty)
    }
  }

  /// Returns a row with its height.
  private func heldRow(_ path: IndexPath) -> RowRun? {
    guard let span = model.geometry.span(of: .row(path.rowIndex)),
      let certainty = model.geometry.certainty(ofRow: path.rowIndex)
    else { return nil }
    return try? RowRun(height: span.height, certainty: certainty)
  }

  private func removeRows(_ map: UpdateMap) throws(TableError) {
    let gone = map.updates.deletedItems.union(map.updates.itemMoves.map(\.from))
    for path in gone.sorted(by: >) where map.newSection(of: path.section) != nil {
      try model.geometry.removeRows(path.row..<(path.row + 1), inSection: path.section)
    }
  }

  private func insertRows(_ map: UpdateMap, _ moved: [MovedRow]) throws(TableError) {
    let targets = Dictionary(moved.map { ($0.target, $0.run) }) { first, _ in first }
    let new = map.updates.insertedItems.union(map.updates.itemMoves.map(\.to))
    for path in new.sorted() where map.oldSection(of: path.section) != nil {
      let run = targets[path] ?? newRow(path)
      guard !loading.isStale else { return }
      guard let run else { continue }
      try model.geometry.insertRows(run, at: path.rowIndex)
    }
  }

  // MARK: Sections

  private func editSections(_ map: UpdateMap) throws(TableError) {
    let updates = map.updates
    let hasChanges =
      !updates.deletedSections.isEmpty || !updates.insertedSections.isEmpty
      || !updates.sectionMoves.isEmpty || !updates.reloadedSections.isEmpty
    guard hasChanges else { return }
    var order = Array(0..<model.geometry.sectionCount)
    for section in updates.deletedSections.sorted(by: >) {
      try model.geometry.removeSection(at: section)
      order.remove(at: section)
    }
    model.resolvedParts = Set(
      model.resolvedParts.compactMap { part in
        map.newSection(of: part.section).map { part.with(section: $0) }
      }
    )
    try arrangeSections(map, order)
    updateFirstGaps(map)
  }

  /// Inserts, replaces and moves sections until each has its new index.
  private func arrangeSections(_ map: UpdateMap, _ remaining: [Int]) throws(TableError) {
    var order = remaining
    let origins = Dictionary(
      uniqueKeysWithValues: remaining.compactMap { old in
        map.newIndex(ofSection: old).map { ($0, old) }
      }
    )
    for index in model.counts.indices {
      guard !loading.isStale else { return }
      guard let old = origins[index] else {
        try insertSection(at: index)
        order.insert(-1, at: index)
        continue
      }
      if order[index] != old, let position = order.firstIndex(of: old) {
        try model.geometry.moveSection(from: position, to: index)
        order.insert(order.remove(at: position), at: index)
      }
      guard map.updates.reloadedSections.contains(old) else { continue }
      try model.geometry.removeSection(at: index)
      try insertSection(at: index)
    }
  }

  private func insertSection(at index: Int) throws(TableError) {
    if let section = makeSection(index) { try model.geometry.insertSection(section, at: index) }
  }

  /// Measures again each header that has become, or is no longer, the first one.
  private func updateFirstGaps(_ map: UpdateMap) {
    guard style != .plain else { return }
    for section in [0, map.newSection(of: 0)].compactMap(\.self)
    where model.counts.indices.contains(section) {
      resetHeaderHeight(ofSection: section)
    }
  }

  // MARK: Views

  /// Assigns new indices to visible cells, headers and footers; returns the views of deleted and
  /// reloaded rows and sections.
  func adoptRows(_ map: UpdateMap) -> LeavingViews {
    var leaving = LeavingViews()
    let old = visible
    visible = VisibleRows()
    for (path, cell) in old.cells {
      if !map.updates.reloadedItems.contains(path), let new = map.newPath(of: path) {
        visible.cells[new] = cell
      } else {
        fitLeaving(cell)
        leaving.cells[path] = cell
      }
    }
    poolPreparedViews(of: old)
    for (part, view) in old.parts {
      if let section = map.newSection(of: part.section) {
        visible.parts[part.with(section: section)] = view
      } else {
        leaving.parts[part] = view
      }
    }
    prefetching.paths = []
    for (path, cell) in visible.cells { separate(cell, at: path) }
    return leaving
  }

  /// Requests the visible cells of rows from the data source again, without replacing them.
  func reconfigure(_ paths: Set<IndexPath>, _ map: UpdateMap) {
    // A layout could show the cells in other rows.
    loading.isLayingOut = true
    defer { loading.isLayingOut = false }
    for old in paths.sorted() {
      guard !loading.isStale, let dataSource else { return }
      guard let path = map.newPath(of: old), let cell = visible.cells[path] else { continue }
      _ = askForCell(path, dataSource, present: cell)
      remeasure(path)
    }
  }
}
