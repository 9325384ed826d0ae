/// A sorted set of indices that are left out of a sequence, and the ranks of all others.
struct OmittedIndices: Equatable {
  private let indices: [Int]

  /// Creates a set from indices in any order; repeated indices count once.
  ///
  /// - Complexity: O(*k* log *k*).
  init(_ indices: some Sequence<Int> = []) {
    var sorted: [Int] = []
    for index in indices.sorted() where sorted.last != index { sorted.append(index) }
    self.indices = sorted
  }

  /// The number of indices that are left out.
  var count: Int { indices.count }

  /// Returns the position of an index among those that are not left out; nil if it is left out.
  ///
  /// - Complexity: O(log *k*).
  func rank(of index: Int) -> Int? {
    let before = partition { $0 >= index }
    let isOmitted = before < indices.count && indices[before] == index
    return isOmitted ? nil : index - before
  }

  /// Returns the index at a position among those that are not left out.
  ///
  /// - Complexity: O(log *k*).
  func index(ofRank rank: Int) -> Int {
    // The difference between a left-out index and its position in the set never decreases.
    var (low, high) = (0, indices.count)
    while low < high {
      let middle = (low + high) / 2
      if indices[middle] - middle > rank { high = middle } else { low = middle + 1 }
    }
    return rank + low
  }

  /// Returns the number of leading indices that do not meet a condition that all later ones meet.
  private func partition(_ isBehind: (Int) -> Bool) -> Int {
    var (low, high) = (0, indices.count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(indices[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
