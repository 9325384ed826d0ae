import Foundation
import TatamiUIKit

/// The changes of sections and items in an update, for layouts that keep the sizes of other items.
@MainActor
struct ItemUpdates {
  private var removedSections: Set<Int> = []
  private var addedSections: Set<Int> = []
  /// The old indexes of moved sections, by their new ones.
  private var movedSections: [Int: Int] = [:]
  /// The items that are deleted, reloaded or moved, by old section.
  private var removedItems: [Int: Set<Int>] = [:]
  /// The items that are inserted, reloaded or moved, by new section.
  private var addedItems: [Int: Set<Int>] = [:]

  init(_ items: [UICollectionViewUpdateItem]) {
    for item in items {
      let (before, after) = (item.indexPathBeforeUpdate, item.indexPathAfterUpdate)
      if let path = before ?? after, path.item == NSNotFound {
        addSectionUpdate(item.updateAction, before?.section, after?.section)
      } else {
        if let before { removedItems[before.section, default: []].insert(before.item) }
        if let after { addedItems[after.section, default: []].insert(after.item) }
      }
    }
  }

  private mutating func addSectionUpdate(
    _ action: UICollectionViewUpdateItem.Action,
    _ before: Int?,
    _ after: Int?
  ) {
    if let before { removedSections.insert(before) }
    if action == .move, let before, let after {
      movedSections[after] = before
    } else if let after {
      addedSections.insert(after)
    }
  }

  /// Returns the old index of each new section, with nil for new and reloaded ones; nil if the
  /// changes do not lead from one number of sections to the other.
  func sectionOrigins(from oldCount: Int, to newCount: Int) -> [Int?]? {
    var kept = (0..<oldCount).filter { !removedSections.contains($0) }.makeIterator()
    var origins: [Int?] = []
    for section in 0..<newCount {
      if addedSections.contains(section) {
        origins.append(nil)
      } else {
        guard let origin = movedSections[section] ?? kept.next() else { return nil }
        origins.append(origin)
      }
    }
    return kept.next() == nil ? origins : nil
  }

  /// Returns the ranges of a section's old items that its new items replace; nil if the changes do
  /// not lead from one number of items to the other.
  func replacements(
    inSection section: Int,
    from origin: Int,
    counts: (old: Int, new: Int)
  ) -> [(old: Range<Int>, new: Range<Int>)]? {
    let removed = removedItems[origin, default: []].sorted()
    let added = addedItems[section, default: []].sorted()
    guard counts.old - removed.count == counts.new - added.count,
      removed.last ?? -1 < counts.old, added.last ?? -1 < counts.new
    else { return nil }
    var replacements: [(old: Range<Int>, new: Range<Int>)] = []
    var (old, new, nextRemoved, nextAdded) = (0, 0, 0, 0)
    while nextRemoved < removed.count || nextAdded < added.count {
      let unchanged = min(
        nextRemoved < removed.count ? removed[nextRemoved] - old : .max,
        nextAdded < added.count ? added[nextAdded] - new : .max
      )
      (old, new) = (old + unchanged, new + unchanged)
      let (firstRemoved, firstAdded) = (nextRemoved, nextAdded)
      while nextRemoved < removed.count, removed[nextRemoved] == old + nextRemoved - firstRemoved {
        nextRemoved += 1
      }
      while nextAdded < added.count, added[nextAdded] == new + nextAdded - firstAdded {
        nextAdded += 1
      }
      let ends = (old + nextRemoved - firstRemoved, new + nextAdded - firstAdded)
      replacements.append((old..<ends.0, new..<ends.1))
      (old, new) = ends
    }
    return replacements
  }
}
