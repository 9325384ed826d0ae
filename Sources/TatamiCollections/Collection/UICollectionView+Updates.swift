import Foundation
import TatamiGraphics
import TatamiListContent
import TatamiViews

// Batches of updates.
extension UICollectionView {
  /// Adds a change to the batch, or performs it alone.
  ///
  /// The data has changed already, so pending layout is not finished first.
  func change(_ change: (inout ListUpdates) -> Void) {
    collect {
      if var updates = batch?.updates {
        change(&updates)
        batch?.updates = updates
      }
    }
  }

  func perform(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    if batch == nil, movement == nil { finishPendingLayout() }
    collect {
      completion.map { batch?.completions.append($0) }
      updates?()
    }
  }

  /// Brings counts, layout and elements up to date before changes refer to them.
  private func finishPendingLayout() {
    guard !pass.isRunning, !pass.isPreparing, pass.creating == nil, update == nil else { return }
    _ = currentCounts
    UIView.performWithoutAnimation { layOutElements() }
  }

  /// Collects changes in the present batch or in one of their own.
  private func collect(_ changes: () -> Void) {
    guard batch == nil else { return changes() }
    // The data may have changed already, so the layout cannot return to the item's original place,
    // and counts that are not current cannot be requested any more.
    batch = CollectionBatch(mustReload: movement != nil || !counts.areCurrent || pass.isDropping)
    if !pass.isDropping { abandonMovement() }
    let before = counts.items
    changes()
    guard let collected = batch else { return }
    batch = nil
    commit(collected, before: before)
  }

  private func commit(_ batch: CollectionBatch, before: [Int]) {
    let complete = { (finished: Bool) in batch.completions.forEach { $0(finished) } }
    guard !batch.mustReload, !pass.discardsViews, !pass.isCounting, !pass.isDropping else {
      return finishByReloading(complete)
    }
    let after = requestCounts()
    guard after.areCurrent else { return finishByReloading(complete) }
    do {
      let map = try UpdateMap(batch.updates, before: before, after: after.items)
      guard !pass.isPreparing else {
        selection.replace { map.newPath(of: $0) }
        return finishByReloading(complete)
      }
      animate(map, counts: after.items, batch.reconfigured, completion: complete)
    } catch {
      Diagnostics.raise(error.message(.collection))
      selection.paths = []
      finishByReloading(complete)
    }
  }

  /// Reloads the data in place of a batch.
  private func finishByReloading(_ complete: @escaping (Bool) -> Void) {
    setNeedsReload()
    UIView.animate(withDuration: 0, animations: {}, completion: complete)
  }

  /// Shows new counts and animates from the old to the new elements.
  private func animate(
    _ map: UpdateMap,
    counts after: [Int],
    _ reconfigured: [IndexPath],
    completion: @escaping (Bool) -> Void
  ) {
    let endTap = takeTap()
    closeSwipe(animated: false)
    itemDrags?.cells.replaceIndexPaths(map.newPath)
    let update = beginUpdate(map, counts: after, layoutInUse.makeContext())
    if !isReplaced(update) {
      layoutInUse.prepare(forCollectionViewUpdates: map.updates.items(map))
      // A layout may compute its frames from the update items.
      adoptContentSize()
      configureAgain(reconfigured.compactMap(map.newPath))
    }
    showUpdate(update, completion: completion) { $0.finalizeCollectionViewUpdates() }
    endTap()
  }

  /// Adopts new counts, assigns the views to the new elements and prepares the layout for them.
  func beginUpdate(
    _ map: UpdateMap,
    counts after: [Int],
    _ context: UICollectionViewLayoutInvalidationContext
  ) -> CollectionUpdate {
    pass.generation += 1
    var update = CollectionUpdate(map: map, generation: pass.generation)
    update.oldAttributes = nearbyAttributes()
    counts = CollectionCounts(items: after, areCurrent: true)
    update.leaving = live.filter { update.isDeleted($0.key) }
    live = update.moved(live)
    moveSelection(by: update)
    moveOrthogonalSections(by: update)
    self.update = update
    layoutInUse.moveMeasures(by: update)
    context.invalidateDataSourceCounts = true
    layoutInUse.invalidate(passing: context)
    prepareLayout()
    return update
  }

  /// Whether the program has changed or reloaded the data, or exchanged the layout, since an update
  /// began.
  func isReplaced(_ update: CollectionUpdate) -> Bool { pass.generation != update.generation }

  /// Returns the attributes in the bounds and within one screen around them.
  ///
  /// An invalid layout cannot be asked for the old elements any more; the result then has those of
  /// the views.
  func nearbyAttributes() -> [CollectionElement: UICollectionViewLayoutAttributes] {
    guard layoutInUse.validity.isPrepared else { return live.compactMapValues(\.record.attributes) }
    let area = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    return visibleAttributes(layoutInUse.scrolledAttributes(in: area), in: area)
      .attributes.mapValues { $0.duplicate() }
  }

  private func moveSelection(by update: CollectionUpdate) {
    selection.paths = Set(
      selection.paths.compactMap {
        update.newElement(of: CollectionElement(kind: .cell, path: $0))?.path
      }
    )
  }

  // MARK: Reconfiguring

  /// Has the data source configure the cells of items again, at the end of a batch or at once.
  func reconfigure(_ paths: [IndexPath]) {
    let paths = paths.filter(\.isListPath)
    if batch != nil {
      batch?.reconfigured += paths
    } else if pass.isCounting || pass.isDropping {
      // The data may have changed already.
      setNeedsReload()
    } else {
      _ = currentCounts
      let movement = movement
      configureAgain(paths.map { movement?.shownPath(of: $0) ?? $0 })
    }
  }

  /// Configures the cells of items, by the index paths at which they are shown.
  ///
  /// If the program changes the data meanwhile, it is reloaded.
  private func configureAgain(_ paths: [IndexPath]) {
    let generation = pass.generation
    for path in paths where !pass.discardsViews {
      configureAgain(CollectionElement(kind: .cell, path: path))
      guard pass.generation == generation else { return setNeedsReload() }
    }
  }

  private func configureAgain(_ element: CollectionElement) {
    guard let view = live[element], let attributes = view.record.attributes else { return }
    let (outer, generation, wasRunning) = (pass.creating, pass.generation, pass.isRunning)
    // A pass could show the cell for another item.
    pass.isRunning = true
    pass.creating = CollectionCreation(
      element: element,
      generation: generation,
      attributes: attributes,
      present: view
    )
    let configured = requestView(of: element)
    (pass.creating, pass.isRunning) = (outer, wasRunning)
    view.record.needsMeasuring = true
    pass.isComplete = false
    setNeedsLayout()
    guard configured !== view else { return }
    if pass.generation == generation {
      Diagnostics.report("reconfiguring \(element.name) must dequeue the cell it already has")
    } else {
      pools.put(configured)
    }
  }
}

extension ListUpdates {
  /// Returns the operations as update items: sections before items, deletions first.
  @MainActor
  func items(_ map: UpdateMap) -> [UICollectionViewUpdateItem] {
    let section = { IndexPath(item: NSNotFound, section: $0) }
    var items: [UICollectionViewUpdateItem] = []
    items += deletedSections.sorted().map { .init(.delete, from: section($0), to: nil) }
    items += reloadedSections.sorted().map { old in
      .init(.reload, from: section(old), to: map.newIndex(ofSection: old).map(section))
    }
    items += sectionMoves.map { .init(.move, from: section($0.from), to: section($0.to)) }
    items += insertedSections.sorted().map { .init(.insert, from: nil, to: section($0)) }
    items += deletedItems.sorted().map { .init(.delete, from: $0, to: nil) }
    items += reloadedItems.sorted().map { .init(.reload, from: $0, to: map.newPath(of: $0)) }
    items += itemMoves.map { .init(.move, from: $0.from, to: $0.to) }
    items += insertedItems.sorted().map { .init(.insert, from: nil, to: $0) }
    return items
  }
}
