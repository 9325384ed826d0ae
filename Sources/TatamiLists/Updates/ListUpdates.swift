import Foundation

/// A move from an old index to a new one.
struct ListMove<Index: Hashable & Sendable>: Hashable, Sendable {
  var from: Index
  var to: Index
}

/// The changes of a batch of updates of a table or a collection.
///
/// Deletions, reloads and the origins of moves are indices before the updates; insertions and the
/// targets of moves are indices after all of them. The order in which changes are added has no
/// meaning.
struct ListUpdates: Equatable, Sendable {
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var sectionMoves: [ListMove<Int>] = []
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  var reloadedItems: Set<IndexPath> = []
  var itemMoves: [ListMove<IndexPath>] = []

  /// Whether there are no changes.
  var isEmpty: Bool { self == ListUpdates() }
}
