package import Foundation

/// The new indices of all sections and items after a batch of updates.
///
/// An element has no counterpart if it is deleted, inserted or reloaded with its section. A
/// reloaded item keeps its counterpart; `updates.reloadedItems` has its old index.
package struct UpdateMap: Equatable {
  /// The updates that the map resolves.
  package let updates: ListUpdates
  private let sections: IndexMap
  /// The old indices of items that are deleted or moved, by old section.
  private let vacated: [Int: OmittedIndices]
  /// The new indices of items that are inserted or moved, by new section.
  private let filled: [Int: OmittedIndices]
  private let targets: [IndexPath: IndexPath]
  private let sources: [IndexPath: IndexPath]

  /// Resolves a batch of updates.
  ///
  /// - Parameters:
  ///   - updates: The changes.
  ///   - before: The number of items in each section before the updates.
  ///   - after: The number of items in each section after the updates.
  /// - Throws: `ListUpdateError` if an index does not exist, if two changes concern the same element or
  ///   if the changes do not lead from the counts before to those after.
  /// - Complexity: O(*s* + *k* log *k*) in the sections and the changes.
  package init(_ updates: ListUpdates, before: [Int], after: [Int]) throws(ListUpdateError) {
    try UpdateCheck(updates: updates, before: before, after: after).checkIndices()
    self.updates = updates
    sections = IndexMap(
      deleted: updates.deletedSections,
      inserted: updates.insertedSections,
      moves: updates.sectionMoves
    )
    vacated = Self.omitted(updates.deletedItems.union(updates.itemMoves.map(\.from)))
    filled = Self.omitted(updates.insertedItems.union(updates.itemMoves.map(\.to)))
    targets = Dictionary(updates.itemMoves.map { ($0.from, $0.to) }) { first, _ in first }
    sources = Dictionary(updates.itemMoves.map { ($0.to, $0.from) }) { first, _ in first }
    try UpdateCheck(updates: updates, before: before, after: after).checkCounts(sections)
  }

  private static func omitted(_ paths: Set<IndexPath>) -> [Int: OmittedIndices] {
    Dictionary(grouping: paths, by: \.section).mapValues { OmittedIndices($0.map(\.item)) }
  }

  // MARK: Sections

  /// Returns the new index of a section; nil if the section is deleted or reloaded.
  package func newSection(of old: Int) -> Int? {
    updates.reloadedSections.contains(old) ? nil : sections.newIndex(of: old)
  }

  /// Returns the old index of a section; nil if the section is inserted or reloaded.
  package func oldSection(of new: Int) -> Int? {
    sections.oldIndex(of: new).flatMap { updates.reloadedSections.contains($0) ? nil : $0 }
  }

  /// Returns the new index of a section that is reloaded or unchanged; nil if it is deleted.
  package func newIndex(ofSection old: Int) -> Int? { sections.newIndex(of: old) }

  // MARK: Items

  /// Returns the new index path of an item; nil if the item or its section is deleted.
  ///
  /// - Complexity: O(log *k*) in the number of changes.
  package func newPath(of old: IndexPath) -> IndexPath? {
    if let target = targets[old] { return target }
    guard let section = newSection(of: old.section),
      let rank = vacated[old.section, default: OmittedIndices()].rank(of: old.item)
    else { return nil }
    let item = filled[section, default: OmittedIndices()].index(ofRank: rank)
    return IndexPath(item: item, section: section)
  }

  /// Returns the old index path of an item; nil if the item or its section is inserted.
  ///
  /// - Complexity: O(log *k*) in the number of changes.
  package func oldPath(of new: IndexPath) -> IndexPath? {
    if let source = sources[new] { return source }
    guard let section = oldSection(of: new.section),
      let rank = filled[new.section, default: OmittedIndices()].rank(of: new.item)
    else { return nil }
    let item = vacated[section, default: OmittedIndices()].index(ofRank: rank)
    return IndexPath(item: item, section: section)
  }
}
