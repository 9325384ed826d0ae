/// Suggests the closest allowed spelling.
package enum SpellingSuggestion {
  /// Returns `; did you mean 'x'?` if a known word is similar, otherwise an empty string.
  package static func hint(for word: String, among known: [String]) -> String {
    nearest(to: word, among: known).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Returns the known word with the smallest edit distance, if the distance is at most a third of
  /// the word's length.
  package static func nearest(to word: String, among known: [String]) -> String? {
    guard word.count <= 40 else { return nil }
    let letters = Array(word.lowercased())
    let ranked = known.map { (word: $0, edits: editDistance(letters, Array($0.lowercased()))) }
    guard let best = ranked.min(by: { $0.edits < $1.edits }) else { return nil }
    return best.edits <= max(1, best.word.count / 3) ? best.word : nil
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
