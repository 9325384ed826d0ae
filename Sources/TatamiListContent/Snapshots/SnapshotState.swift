package import Foundation
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

  package init() {}

  /// Replaces the snapshot.
  package func replace(with next: Snapshot) {
    snapshot = next
    snapshot.marks = SnapshotMarks()
    hasSnapshot = true
  }

  // MARK: Changes

  /// Performs the differences to a snapshot as one batch of updates, and its marked reloads as a
  /// second one.
  ///
  /// - Parameter add: Adds changes to the present batch of the view.
  package func show(
    _ next: Snapshot,
    in view: some SnapshotView,
    animated: Bool,
    add: @escaping (ListUpdates) -> Void,
    completion: (() -> Void)?
  ) {
    let updates = ListUpdates(SnapshotDifference(from: snapshot.contents, to: next.contents))
    let reloads = next.reloads()
    let reconfigured = next.paths(of: next.reconfiguredItemIdentifiers)
    let replace = {
      self.replace(with: next)
      add(updates)
    }
    let update = {
      view.performBatchUpdates(replace) { _ in if reloads.isEmpty { completion?() } }
      if !reconfigured.isEmpty { view.reconfigureCells(at: reconfigured) }
      guard !reloads.isEmpty else { return }
      view.performBatchUpdates({ add(reloads) }, completion: { _ in completion?() })
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
    guard sections.keys.indices.contains(path.section) else { return nil }
    let items = sections.values[path.section]
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// Returns the index path of an item; nil if there is none.
  package func path(of item: Item) -> IndexPath? {
    snapshot.contents.position(of: item).map { IndexPath(item: $0.item, section: $0.section) }
  }
}

extension NSDiffableDataSourceSnapshot {
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
  /// Makes the updates of a difference.
  init(_ difference: SnapshotDifference) {
    deletedSections = Set(difference.deletedSections)
    insertedSections = Set(difference.insertedSections)
    sectionMoves = difference.movedSections
    deletedItems = Set(difference.deletedItems)
    insertedItems = Set(difference.insertedItems)
    itemMoves = difference.movedItems
  }
}
