/// Suggests the closest allowed spelling.
package enum SpellingSuggestion {
  /// Returns `; did you mean 'x'?` if a known word is similar, otherwise an empty string.
  package static func hint(for word: String, among known: [String]) -> String {
    nearest(to: word, among: known).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Returns the known word with the smallest edit distance, if the distance is at most a third of
  /// the word's length; of several, one with the same letters comes first, then one with the same first
  /// letter.
  package static func nearest(to word: String, among known: [String]) -> String? {
    guard word.count <= 40 else { return nil }
    let letters = Array(word.lowercased())
    let ranked = known.map { (word: $0, rank: rank(of: Array($0.lowercased()), for: letters)) }
    guard let best = ranked.min(by: { $0.rank < $1.rank }) else { return nil }
    return best.rank.edits <= max(1, best.word.count / 3) ? best.word : nil
  }

  /// The similarity of a known word.
  private struct Rank: Comparable {
    let edits: Int
    /// 0 for the same first letter, otherwise 1.
    let first: Int

    static func < (left: Rank, right: Rank) -> Bool {
      (left.edits, left.first) < (right.edits, right.first)
    }
  }

  private static func rank(of known: [Character], for word: [Character]) -> Rank {
    // The same letters in another order, such as 'lable', are one mistake.
    let isMixed = known.count > 2 && known.sorted() == word.sorted()
    let edits = editDistance(word, known)
    return Rank(edits: isMixed ? min(edits, 1) : edits, first: known.first == word.first ? 0 : 1)
  }

  /// Returns the number of insertions, deletions and replacements between two words.
  ///
  /// - Complexity: O(*n* · *m*).
  package static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var previous = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        let replaced = previous[column] + (letter == other ? 0 : 1)
        current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
      }
      previous = current
    }
    return previous[right.count]
  }
}
