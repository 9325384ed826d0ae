package import Foundation

/// A move from an old index to a new one.
package struct ListMove<Index: Hashable & Sendable>: Hashable, Sendable {
  package var from: Index
  package var to: Index

  package init(from: Index, to: Index) {
    (self.from, self.to) = (from, to)
  }
}

/// The changes of a batch of updates of a table or a collection.
///
/// Deletions, reloads and the origins of moves are indices before the updates; insertions and the
/// targets of moves are indices after all of them. The order in which changes are added has no
/// meaning.
package struct ListUpdates: Equatable, Sendable {
  package var deletedSections: Set<Int> = []
  package var insertedSections: Set<Int> = []
  package var reloadedSections: Set<Int> = []
  package var sectionMoves: [ListMove<Int>] = []
  package var deletedItems: Set<IndexPath> = []
  package var insertedItems: Set<IndexPath> = []
  package var reloadedItems: Set<IndexPath> = []
  package var itemMoves: [ListMove<IndexPath>] = []

  package init() {}

  /// Whether there are no changes.
  package var isEmpty: Bool { self == ListUpdates() }
}
