import Foundation

/// Compares a batch of updates with the numbers of items before and after it.
struct UpdateCheck {
  let updates: ListUpdates
  let before: [Int]
  let after: [Int]

  /// Checks that the indices exist and that no two changes apply to the same element.
  ///
  /// - Throws: `ListUpdateError.indexPath`, `.missingSection`, `.missingItem`, `.sectionTwice` or `.itemTwice`.
  func checkIndices() throws(ListUpdateError) {
    try checkSections()
    try checkItems()
    try checkSectionConflicts()
    try checkItemConflicts()
  }

  /// Checks that the changes lead from the numbers before the updates to those after.
  ///
  /// - Throws: `ListUpdateError.sections` or `.items`.
  func checkCounts(_ sections: IndexMap) throws(ListUpdateError) {
    let balance = ListUpdateError.Balance(
      before: before.count,
      after: after.count,
      inserted: updates.insertedSections.count,
      deleted: updates.deletedSections.count
    )
    guard balance.isEven else { throw .sections(balance) }
    let changes = ItemChanges(updates)
    for old in before.indices where !updates.reloadedSections.contains(old) {
      guard let new = sections.newIndex(of: old) else { continue }
      let balance = changes.balance(from: old, to: new, before: before[old], after: after[new])
      guard balance.isEven else { throw .items(section: new, balance) }
    }
  }
}

// Indices that exist.
extension UpdateCheck {
  private func checkSections() throws(ListUpdateError) {
    try check(updates.deletedSections, .delete, .before)
    try check(updates.reloadedSections, .reload, .before)
    try check(updates.insertedSections, .insert, .after)
    try check(updates.sectionMoves.map(\.from), .move, .before)
    try check(updates.sectionMoves.map(\.to), .move, .after)
  }

  private func checkItems() throws(ListUpdateError) {
    try check(updates.deletedItems, .delete, .before)
    try check(updates.reloadedItems, .reload, .before)
    try check(updates.insertedItems, .insert, .after)
    try check(updates.itemMoves.map(\.from), .move, .before)
    try check(updates.itemMoves.map(\.to), .move, .after)
  }

  private func counts(_ moment: ListUpdateError.Moment) -> [Int] {
    moment == .before ? before : after
  }

  private func check(
    _ sections: some Sequence<Int>,
    _ change: ListUpdateError.Change,
    _ moment: ListUpdateError.Moment
  ) throws(ListUpdateError) {
    let counts = counts(moment)
    for section in sections.sorted() where !counts.indices.contains(section) {
      throw .missingSection(change, section, count: counts.count, when: moment)
    }
  }

  private func check(
    _ paths: some Sequence<IndexPath>,
    _ change: ListUpdateError.Change,
    _ moment: ListUpdateError.Moment
  ) throws(ListUpdateError) {
    let counts = counts(moment)
    for path in paths.sorted() {
      guard path.count == 2 else { throw .indexPath(path) }
      try check([path.section], change, moment)
      let count = counts[path.section]
      guard path.item >= 0, path.item < count else {
        throw .missingItem(change, path, count: count, when: moment)
      }
    }
  }
}

// Changes of the same element.
extension UpdateCheck {
  private func checkSectionConflicts() throws(ListUpdateError) {
    let (from, to) = (updates.sectionMoves.map(\.from), updates.sectionMoves.map(\.to))
    if let section = repeated(from) ?? repeated(to) { throw .sectionTwice(.move, .move, section) }
    for section in from where updates.deletedSections.contains(section) {
      throw .sectionTwice(.delete, .move, section)
    }
    for section in to where updates.insertedSections.contains(section) {
      throw .sectionTwice(.insert, .move, section)
    }
    if let section = updates.deletedSections.intersection(updates.reloadedSections).min() {
      throw .sectionTwice(.delete, .reload, section)
    }
  }

  private func checkItemConflicts() throws(ListUpdateError) {
    let (from, to) = (updates.itemMoves.map(\.from), updates.itemMoves.map(\.to))
    if let path = repeated(from) ?? repeated(to) { throw .itemTwice(.move, .move, path) }
    for path in from where updates.deletedItems.contains(path) {
      throw .itemTwice(.delete, .move, path)
    }
    for path in to where updates.insertedItems.contains(path) {
      throw .itemTwice(.insert, .move, path)
    }
    if let path = updates.deletedItems.intersection(updates.reloadedItems).min() {
      throw .itemTwice(.delete, .reload, path)
    }
  }

  private func repeated<Index: Hashable>(_ indices: [Index]) -> Index? {
    var seen: Set<Index> = []
    return indices.first { !seen.insert($0).inserted }
  }
}

/// The changes of items, counted by section.
private struct ItemChanges {
  private let deleted: [Int: Int]
  private let inserted: [Int: Int]
  private let movedOut: [Int: Int]
  private let movedIn: [Int: Int]

  init(_ updates: ListUpdates) {
    deleted = Self.counts(updates.deletedItems)
    inserted = Self.counts(updates.insertedItems)
    movedOut = Self.counts(updates.itemMoves.map(\.from))
    movedIn = Self.counts(updates.itemMoves.map(\.to))
  }

  private static func counts(_ paths: some Sequence<IndexPath>) -> [Int: Int] {
    paths.reduce(into: [:]) { $0[$1.section, default: 0] += 1 }
  }

  /// Returns the changes of a section with an old and a new index.
  func balance(from old: Int, to new: Int, before: Int, after: Int) -> ListUpdateError.Balance {
    ListUpdateError.Balance(
      before: before,
      after: after,
      inserted: inserted[new, default: 0],
      deleted: deleted[old, default: 0],
      movedIn: movedIn[new, default: 0],
      movedOut: movedOut[old, default: 0]
    )
  }
}
