/// The new indices of the elements of one sequence after deletions, insertions and moves.
struct IndexMap: Equatable {
  /// The old indices of elements that are deleted or moved.
  let vacated: OmittedIndices
  /// The new indices of elements that are inserted or moved.
  let filled: OmittedIndices
  /// The new index of each moved element, by its old one.
  private let targets: [Int: Int]
  /// The old index of each moved element, by its new one.
  private let sources: [Int: Int]

  /// Creates a map from deletions in old indices, insertions in new ones, and moves.
  init(deleted: Set<Int>, inserted: Set<Int>, moves: [ListMove<Int>]) {
    vacated = OmittedIndices(deleted.union(moves.map(\.from)))
    filled = OmittedIndices(inserted.union(moves.map(\.to)))
    targets = Dictionary(moves.map { ($0.from, $0.to) }) { first, _ in first }
    sources = Dictionary(moves.map { ($0.to, $0.from) }) { first, _ in first }
  }

  /// Returns the new index of an element; nil if the element is deleted.
  ///
  /// - Complexity: O(log *k*) in the number of changes.
  func newIndex(of old: Int) -> Int? {
    targets[old] ?? vacated.rank(of: old).map(filled.index(ofRank:))
  }

  /// Returns the old index of an element; nil if the element is inserted.
  ///
  /// - Complexity: O(log *k*) in the number of changes.
  func oldIndex(of new: Int) -> Int? {
    sources[new] ?? filled.rank(of: new).map(vacated.index(ofRank:))
  }
}
