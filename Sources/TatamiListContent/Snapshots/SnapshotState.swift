package import Foundation
import Synchronization
import TatamiGraphics
import TatamiLayers
package import TatamiViews

/// A list whose sections and items are those of snapshots.
@MainActor
package protocol SnapshotView: UIView {
  func reloadData()
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  /// Requests the cells at index paths again, without replacing them.
  func reconfigureCells(at paths: [IndexPath])
}

/// The present snapshot of a data source, and the changes to the next one.
///
/// A class, because the snapshot is replaced inside a batch of updates.
@MainActor
package final class SnapshotState<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  package typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  /// The current sections and items, without marks.
  package private(set) var snapshot = Snapshot()
  /// Whether a snapshot was shown.
  package private(set) var hasSnapshot = false
  /// The snapshot that other threads have applied last, until the main actor shows it.
  private let pending = Mutex<PendingSnapshots<Snapshot>>(PendingSnapshots())
  /// The environment in which the main actor shows snapshots of other threads.
  private let environment = KitEnvironment.current

  package init() {}

  /// Replaces the snapshot.
  package func replace(with next: Snapshot) {
    snapshot = next.unmarked
    hasSnapshot = true
    let shown = snapshot
    pending.withLock { $0.shown = shown }
  }

  // MARK: Other threads

  /// The current snapshot on the main queue; on others, the one that was applied last.
  package nonisolated var latest: Snapshot {
    pending.withLock { MainQueueMark.isCurrent ? $0.shown : $0.waiting.last ?? $0.shown }
      ?? Snapshot()
  }

  /// Applies a snapshot on the main actor: at once on the main queue, else in a later turn, after
  /// those that were applied before.
  package nonisolated func apply(
    _ next: Snapshot,
    _ completion: (() -> Void)?,
    show: @escaping @MainActor (Snapshot, (() -> Void)?) -> Void
  ) {
    // Called on the main queue only.
    nonisolated(unsafe) let completion = completion
    guard !MainQueueMark.isCurrent else {
      return MainActor.assumeIsolated { show(next, completion) }
    }
    pending.withLock { $0.waiting.append(next.unmarked) }
    DispatchQueue.main.async { [environment] in
      MainActor.assumeIsolated {
        self.pending.withLock { _ = $0.waiting.removeFirst() }
        KitEnvironment.$current.withValue(environment) { show(next, completion) }
      }
    }
  }

  // MARK: Changes

  /// Performs the differences to a snapshot as one batch of updates, and its marked reloads as a
  /// second one; reloads a view that shows no snapshot or is in no window.
  ///
  /// - Parameter add: Adds changes to the present batch of the view.
  package func show<View: SnapshotView>(
    _ next: Snapshot,
    in view: View?,
    animated: Bool,
    add: @escaping (View, ListUpdates) -> Void,
    completion: (() -> Void)?
  ) {
    guard let view else { return }
    guard hasSnapshot, view.window != nil else {
      return reload(next, in: view, completion: completion)
    }
    let reloads = next.reloads()
    let reconfigured = next.paths(of: next.reconfiguredItemIdentifiers)
    let replace = {
      // The view may have called the program before the batch, which may have applied a snapshot.
      let difference = SnapshotDifference(from: self.snapshot.contents, to: next.contents)
      self.replace(with: next)
      add(view, ListUpdates(difference))
    }
    let update = {
      view.performBatchUpdates(replace) { _ in if reloads.isEmpty { completion?() } }
      // Otherwise the program has applied another snapshot, whose paths are others.
      let isShown = self.snapshot == next
      if isShown, !reconfigured.isEmpty { view.reconfigureCells(at: reconfigured) }
      guard !reloads.isEmpty else { return }
      let reload = { if isShown { add(view, reloads) } }
      view.performBatchUpdates(reload, completion: { _ in completion?() })
    }
    animated ? update() : UIView.performWithoutAnimation(update)
  }

  /// Shows a snapshot by reloading all data.
  package func reload(_ next: Snapshot, in view: (some SnapshotView)?, completion: (() -> Void)?) {
    replace(with: next)
    view?.reloadData()
    guard let completion else { return }
    UIView.animate(withDuration: 0, animations: {}, completion: { _ in completion() })
  }

  // MARK: Look-ups

  /// Returns the section at an index; nil if there is none.
  package func section(at index: Int) -> Section? {
    let sections = snapshot.contents.sections
    return sections.keys.indices.contains(index) ? sections.keys[index] : nil
  }

  /// Returns the number of items in a section; 0 if there is none.
  package func itemCount(inSection index: Int) -> Int {
    let sections = snapshot.contents.sections
    return sections.keys.indices.contains(index) ? sections.values[index].count : 0
  }

  /// Returns the item at an index path; nil if there is none.
  package func item(at path: IndexPath) -> Item? {
    let sections = snapshot.contents.sections
    guard path.isListPath, sections.keys.indices.contains(path.section) else { return nil }
    let items = sections.values[path.section]
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// Returns the index path of an item; nil if there is none.
  package func path(of item: Item) -> IndexPath? {
    snapshot.contents.position(of: item).map { IndexPath(item: $0.item, section: $0.section) }
  }
}

/// The snapshot that is shown and those that wait for the main actor, without marks.
private struct PendingSnapshots<Snapshot: Sendable>: Sendable {
  var shown: Snapshot?
  var waiting: [Snapshot] = []
}

extension NSDiffableDataSourceSnapshot {
  /// The snapshot without marks.
  var unmarked: Self {
    var copy = self
    copy.marks = SnapshotMarks()
    return copy
  }

  /// Returns the reloads of the marked items and sections.
  func reloads() -> ListUpdates {
    var updates = ListUpdates()
    updates.reloadedItems = Set(paths(of: Array(marks.reloadedItems)))
    updates.reloadedSections = Set(marks.reloadedSections.compactMap(indexOfSection))
    return updates
  }

  /// Returns the index paths of items.
  func paths(of items: [ItemIdentifierType]) -> [IndexPath] {
    items.compactMap { item in
      contents.position(of: item).map { IndexPath(item: $0.item, section: $0.section) }
    }
  }
}

extension ListUpdates {
  /// Creates the updates of a difference.
  init(_ difference: SnapshotDifference) {
    deletedSections = Set(difference.deletedSections)
    insertedSections = Set(difference.insertedSections)
    sectionMoves = difference.movedSections
    deletedItems = Set(difference.deletedItems)
    insertedItems = Set(difference.insertedItems)
    itemMoves = difference.movedItems
  }
}
