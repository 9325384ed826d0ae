extension Tournament {
  /// Returns the names by which open sides refer to matches of an elimination, such as "QF2" of
  /// "Winner QF2", by match.
  ///
  /// - Complexity: O(*n*) in the matches of the stage.
  package func references(ofStage stage: Int) -> [Int: String] {
    var names: [Int: String] = [:]
    for index in bracketMatches(ofStage: stage) {
      guard let slot = following(index).winner,
        let opponent = matches[slot.match].results[slot.side], opponent.participant == nil
      else { continue }
      names[index] = reference(in: opponent.label)
    }
    return names
  }

  /// Returns the text after the first word, or the number of "W3"; nil without a number.
  private func reference(in label: String) -> String? {
    let words = label.split(separator: " ")
    guard let first = words.first, label.last?.isNumber == true else { return nil }
    let name =
      words.count > 1 ? words.dropFirst().joined(separator: " ") : String(first.dropFirst())
    return name.utf8.count <= 12 && !name.isEmpty ? name : nil
  }
}
