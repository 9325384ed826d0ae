import Foundation
import TatamiGraphics
import TatamiListContent
import TatamiViews

// Recording of updates until the outermost block ends.
extension UITableView {
  func performBatch(_ changes: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    beginBatch()
    changes?()
    if let completion { updates.completions.append(completion) }
    endBatch()
  }

  func beginBatch() {
    if updates.depth == 0 {
      closeSwipe(animated: false)
      cancelReordering()
      // The data may have changed since the reload was requested.
      updates.mustReload = loading.isStale
    }
    updates.depth += 1
  }

  func endBatch() {
    guard updates.depth > 0 else {
      return Diagnostics.report("endUpdates() without beginUpdates() for \(self)")
    }
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    let batch = updates
    updates = TableUpdates()
    apply(batch)
    if batch.changesEditing { setUpEditingOfVisibleCells() }
  }

  /// Records changes, in the current block or in one of their own.
  func record(_ change: (inout TableUpdates) -> Void) {
    beginBatch()
    change(&updates)
    endBatch()
  }

  func recordMove(from old: Int, to new: Int) {
    record { $0.changes.sectionMoves.append(ListMove(from: old, to: new)) }
  }

  func recordMove(from old: IndexPath, to new: IndexPath) {
    record { $0.changes.itemMoves.append(ListMove(from: old, to: new)) }
  }

  func recordReconfiguration(_ paths: [IndexPath]) {
    let paths = paths.filter(\.isListPath)
    record { $0.reconfigured.formUnion(paths) }
  }

  func recordInsertion(_ paths: [IndexPath], _ animation: RowAnimation) {
    record { updates in
      updates.changes.insertedItems.formUnion(paths)
      for path in paths { updates.animations[.newRow(path)] = animation }
    }
  }

  func recordDeletion(_ paths: [IndexPath], _ animation: RowAnimation) {
    record { updates in
      updates.changes.deletedItems.formUnion(paths)
      for path in paths { updates.animations[.oldRow(path)] = animation }
    }
  }

  func recordReload(_ paths: [IndexPath], _ animation: RowAnimation) {
    record { updates in
      updates.changes.reloadedItems.formUnion(paths)
      for path in paths { updates.animations[.oldRow(path)] = animation }
    }
  }

  func recordInsertion(_ sections: IndexSet, _ animation: RowAnimation) {
    record { updates in
      updates.changes.insertedSections.formUnion(sections)
      for section in sections { updates.animations[.newSection(section)] = animation }
    }
  }

  func recordDeletion(_ sections: IndexSet, _ animation: RowAnimation) {
    record { updates in
      updates.changes.deletedSections.formUnion(sections)
      for section in sections { updates.animations[.oldSection(section)] = animation }
    }
  }

  func recordReload(_ sections: IndexSet, _ animation: RowAnimation) {
    record { updates in
      updates.changes.reloadedSections.formUnion(sections)
      for section in sections { updates.animations[.oldSection(section)] = animation }
    }
  }

  // MARK: Applying

  /// Applies a batch; one that does not match the counts is reported and replaced by a reload.
  private func apply(_ batch: TableUpdates) {
    // Only snapshots are known to include the move.
    let isKnown = !isMovingByUser || batch.endsInSnapshot
    guard isKnown, !batch.mustReload, !loading.isStale, !loading.isLoading else {
      return reload(for: batch)
    }
    isMovingByUser = false
    let counts = requestCounts()
    guard !loading.isStale else { return finish(batch) }
    do {
      let map = try UpdateMap(batch.changes, before: model.counts, after: counts)
      selection.replace { map.newPath(of: $0) }
      replaceDraggedRows(map)
      loading.isBusy ? reload(for: batch) : show(batch, map, counts)
    } catch {
      Diagnostics.raise(error.message(.table))
      reloadData()
      finish(batch)
    }
  }

  /// Reloads the table in place of a batch.
  private func reload(for batch: TableUpdates) {
    setNeedsReload()
    finish(batch)
  }

  private func show(_ batch: TableUpdates, _ map: UpdateMap, _ counts: [Int]) {
    let isAnimated = UIView.areAnimationsEnabled && window != nil && !batch.isImmediate
    let before = UpdateFrames(
      offset: bounds.minY,
      cells: visible.cells.mapValues(\.frame),
      parts: visible.parts.mapValues(\.frame)
    )
    loading.isUpdating = true
    if batch.changes.isEmpty, batch.reconfigured.isEmpty {
      rebuildGeometryKeepingOffset()
    } else {
      edit(map, counts)
    }
    let generation = loading.generation
    var leaving = adoptRows(map)
    if isAnimated { visible.departing = [:] }
    remeasureConstrainedRows()
    UIView.performWithoutAnimation {
      reconfigure(batch.reconfigured, map)
      setNeedsLayout()
      layoutIfNeeded()
    }
    leaving.departing = visible.departing ?? [:]
    visible.departing = nil
    loading.isUpdating = false
    guard isAnimated, isUnchanged(since: generation) else {
      remove(leaving)
      return finish(batch)
    }
    animate(batch, map, from: before, leaving)
  }

  /// Calls the completions of a batch in a later turn.
  private func finish(_ batch: TableUpdates) {
    guard !batch.completions.isEmpty else { return }
    UIView.animate(withDuration: 0, animations: {}) { _ in
      for completion in batch.completions { completion(true) }
    }
  }
}

/// The frames of a table's cells, headers and footers before an update, by their old indices.
struct UpdateFrames {
  /// The content offset, in points.
  var offset: CGFloat
  var cells: [IndexPath: CGRect]
  var parts: [SectionPart: CGRect]
}

/// The views that an update removes.
struct LeavingViews {
  /// The cells of deleted and reloaded rows, by their old indices.
  var cells: [IndexPath: UITableViewCell] = [:]
  /// The headers and footers of deleted and reloaded sections, by their old indices.
  var parts: [SectionPart: UIView] = [:]
  /// The cells of rows that move out of the visible area, by their new indices.
  var departing: [IndexPath: UITableViewCell] = [:]
}
