import Foundation

/// The changes of sections and items that turn one snapshot into another.
///
/// Deletions and origins of moves are old indices, insertions and destinations are new ones. As few
/// elements as possible move. Items of deleted and inserted sections are not listed, unless they
/// enter or leave a section that stays.
struct SnapshotDifference: Equatable, Sendable {
  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var movedSections: [ListMove<Int>] = []
  private(set) var deletedItems: [IndexPath] = []
  private(set) var insertedItems: [IndexPath] = []
  private(set) var movedItems: [ListMove<IndexPath>] = []

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
  }

  /// Compares two snapshots.
  ///
  /// - Complexity: O(*n* log *n*) in the sections and items of both; O(*n*) if nothing moves.
  init<Section, Item>(
    from old: SnapshotContents<Section, Item>,
    to new: SnapshotContents<Section, Item>
  ) {
    compareSections(old, new)
    for (index, section) in old.sections.keys.enumerated() {
      guard new.sections[section] != nil else { continue }
      findDeletions(inSection: index, of: old, new)
    }
    for (index, section) in new.sections.keys.enumerated() {
      guard let oldIndex = old.sections.index(forKey: section) else { continue }
      findArrivals(inSection: index, oldIndex: oldIndex, of: old, new)
    }
  }

  private mutating func compareSections<Section, Item>(
    _ old: SnapshotContents<Section, Item>,
    _ new: SnapshotContents<Section, Item>
  ) {
    for (index, section) in old.sections.keys.enumerated() where new.sections[section] == nil {
      deletedSections.insert(index)
    }
    var kept: [(old: Int, new: Int)] = []
    for (index, section) in new.sections.keys.enumerated() {
      if let oldIndex = old.sections.index(forKey: section) {
        kept.append((oldIndex, index))
      } else {
        insertedSections.insert(index)
      }
    }
    let stays = LongestAscent.members(of: kept.map(\.old))
    for (pair, stays) in zip(kept, stays) where !stays {
      movedSections.append(ListMove(from: pair.old, to: pair.new))
    }
  }

  /// Finds the items that leave a section without entering another section that stays.
  private mutating func findDeletions<Section, Item>(
    inSection index: Int,
    of old: SnapshotContents<Section, Item>,
    _ new: SnapshotContents<Section, Item>
  ) {
    for (item, identifier) in old.sections.values[index].enumerated() {
      if let section = new.sectionOfItem[identifier], old.sections[section] != nil { continue }
      deletedItems.append(IndexPath(item: item, section: index))
    }
  }

  /// Finds the items that enter a section or change their order in it.
  private mutating func findArrivals<Section, Item>(
    inSection index: Int,
    oldIndex: Int,
    of old: SnapshotContents<Section, Item>,
    _ new: SnapshotContents<Section, Item>
  ) {
    var kept: [(old: Int, new: Int)] = []
    for (item, identifier) in new.sections.values[index].enumerated() {
      let path = IndexPath(item: item, section: index)
      guard let origin = old.position(of: identifier),
        new.sections[old.sections.keys[origin.section]] != nil
      else {
        insertedItems.append(path)
        continue
      }
      if origin.section == oldIndex {
        kept.append((origin.item, item))
      } else {
        let from = IndexPath(item: origin.item, section: origin.section)
        movedItems.append(ListMove(from: from, to: path))
      }
    }
    let stays = LongestAscent.members(of: kept.map(\.old))
    for (pair, stays) in zip(kept, stays) where !stays {
      movedItems.append(
        ListMove(
          from: IndexPath(item: pair.old, section: oldIndex),
          to: IndexPath(item: pair.new, section: index)
        )
      )
    }
  }
}
