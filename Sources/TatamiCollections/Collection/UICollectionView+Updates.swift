import Foundation
import TatamiGraphics
import TatamiListContent
import TatamiViews

// Batches of updates.
extension UICollectionView {
  /// Adds a change to the batch, or performs it alone.
  func change(_ change: @escaping (inout ListUpdates) -> Void) {
    if batch != nil {
      if var updates = batch?.updates {
        change(&updates)
        batch?.updates = updates
      }
    } else {
      perform({ [unowned self] in self.change(change) }, completion: nil)
    }
  }

  func batchMustReload() { batch?.mustReload = true }

  func perform(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    guard batch == nil else {
      completion.map { batch?.completions.append($0) }
      updates?()
      return
    }
    // The data may have changed already, so the layout cannot return to the item's original place.
    let isMoving = movement != nil
    if !pass.isDropping { abandonMovement() }
    if !isMoving { finishPendingLayout() }
    batch = CollectionBatch(completions: completion.map { [$0] } ?? [], mustReload: isMoving)
    let before = counts.items
    updates?()
    guard let collected = batch else { return }
    batch = nil
    commit(collected, before: before)
  }

  /// Brings counts, layout and elements up to date before changes refer to them.
  private func finishPendingLayout() {
    guard !pass.isRunning, !pass.isPreparing, pass.creating == nil, update == nil else { return }
    _ = currentCounts
    UIView.performWithoutAnimation { layOutElements() }
  }

  private func commit(_ batch: CollectionBatch, before: [Int]) {
    let complete = { (finished: Bool) in batch.completions.forEach { $0(finished) } }
    let isCounting = pass.isCounting
    let after = requestCounts()
    // In other states, the counts before the updates are not known.
    guard !batch.mustReload, !pass.discardsViews, !isCounting, !pass.isDropping, after.areCurrent
    else {
      return finishByReloading(complete)
    }
    do {
      let map = try UpdateMap(batch.updates, before: before, after: after.items)
      guard !pass.isPreparing else {
        selection.replace { map.newPath(of: $0) }
        return finishByReloading(complete)
      }
      animate(map, counts: after.items, completion: complete)
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
    completion: @escaping (Bool) -> Void
  ) {
    cancelTap()
    closeSwipe(animated: false)
    let update = beginUpdate(map, counts: after, layoutInUse.makeContext())
    guard counts.areCurrent else { return abandonUpdate(completion) }
    layoutInUse.prepare(forCollectionViewUpdates: map.updates.items(map))
    // A layout may compute its frames from the update items.
    adoptContentSize()
    showUpdate(update, completion: completion) { $0.finalizeCollectionViewUpdates() }
  }

  /// Adopts new counts and prepares the layout for them.
  func beginUpdate(
    _ map: UpdateMap,
    counts after: [Int],
    _ context: UICollectionViewLayoutInvalidationContext
  ) -> CollectionUpdate {
    var update = CollectionUpdate(map: map)
    update.oldAttributes = nearbyAttributes()
    self.update = update
    pass.generation += 1
    counts = CollectionCounts(items: after, areCurrent: true)
    moveSelection(by: update)
    layoutInUse.moveMeasures(by: update)
    context.invalidateDataSourceCounts = true
    layoutInUse.invalidate(passing: context)
    prepareLayout()
    return update
  }

  /// Returns the attributes in the bounds and within one screen around them.
  func nearbyAttributes() -> [CollectionElement: UICollectionViewLayoutAttributes] {
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

  func reconfigure(_ paths: [IndexPath]) {
    prepareLayout()
    let generation = pass.generation
    for path in paths where path.isListPath && pass.generation == generation {
      let element = CollectionElement(kind: .cell, path: path)
      guard let view = live[element], let attributes = view.record.attributes else { continue }
      let outer = pass.creating
      pass.creating = CollectionCreation(element: element, attributes: attributes, present: view)
      let configured = dataSource?.collectionView(self, cellForItemAt: path)
      pass.creating = outer
      if configured !== view {
        Diagnostics.report("reconfiguring \(element.name) must dequeue the cell it already has")
      }
      view.record.needsMeasuring = true
    }
    pass.isComplete = false
    setNeedsLayout()
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
