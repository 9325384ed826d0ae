import Foundation

/// The current snapshot of a data source.
struct SnapshotState<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  /// The current sections and items, without marks.
  private(set) var snapshot = Snapshot()
  /// Whether a snapshot was shown.
  private(set) var hasSnapshot = false

  /// Replaces the snapshot.
  mutating func replace(with next: Snapshot) {
    snapshot = next
    snapshot.marks = SnapshotMarks()
    hasSnapshot = true
  }

  /// Returns the changes to another snapshot.
  func updates(to next: Snapshot) -> ListUpdates {
    ListUpdates(SnapshotDifference(from: snapshot.contents, to: next.contents))
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
