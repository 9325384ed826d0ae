extension RoundName {
  /// The part of a tournament to which a round belongs.
  package enum Part: Hashable {
    /// The bracket of a single elimination, or a round whose name does not identify its bracket.
    case bracket
    /// A group, with its name as written; empty for a league and for groups without a letter.
    case group(String)
    /// The winners' bracket of a double elimination.
    case upper
    /// The losers' bracket of a double elimination.
    case lower
    /// A bracket with a final of its own beside the main one, with its name as written: a
    /// consolation, a plate, the B draw.
    case side(String)
    /// The match between the winners of both brackets.
    case grandFinal
    /// The second match between the winners of both brackets.
    case decider
  }

  /// Returns the part that a name identifies.
  ///
  /// - Parameters:
  ///   - written: The words as written.
  ///   - words: The words in lower case without accents.
  ///   - isLower: Whether the words name the losers' bracket.
  ///   - isDeciding: Whether the words name a round such as a semi-final, or a placement match.
  static func part(
    of written: [Substring],
    _ words: [String],
    isLower: Bool,
    isDeciding: Bool
  ) -> Part {
    if isLower { return .lower }
    if !isDeciding, let group = groupName(in: written, words) { return .group(group) }
    let isGrand =
      words.contains { $0 == "gf" || ($0.hasPrefix("gf") && ordinal($0) != nil) }
      || (!RoundWords.grand.isDisjoint(with: words) && !RoundWords.finals.isDisjoint(with: words))
    let isDecider =
      !RoundWords.deciders.isDisjoint(with: words) || words.compactMap(ordinal).last == 2
    if isGrand { return isDecider ? .decider : .grandFinal }
    if words.last == "reset" { return .decider }
    let isUpper = words.contains { RoundWords.winners.contains($0) || isUpperAbbreviation($0) }
    return isUpper ? .upper : .bracket
  }

  /// Returns the name of a bracket beside the main one, and the indices of its words; nil for a round
  /// of the main bracket.
  static func side(
    in written: [Substring],
    _ words: [String]
  ) -> (name: String, words: Set<Int>)? {
    if let index = words.firstIndex(where: {
      RoundWords.sides.union(RoundWords.metals).contains($0)
    }) {
      let others = Set(words.indices.filter { $0 != index }.map { words[$0] })
      return isSide(words[index], beside: others) ? (String(written[index]), [index]) : nil
    }
    for index in words.indices where RoundWords.draws.contains(words[index]) {
      for letter in [index - 1, index + 1] where words.indices.contains(letter) {
        guard words[letter].count == 1, ("b"..."h").contains(words[letter]) else { continue }
        let both = [index, letter].sorted().map { String(written[$0]) }
        return (both.joined(separator: " "), [index, letter])
      }
    }
    guard words.count == 2, !RoundWords.finals.isDisjoint(with: words),
      let letter = words.firstIndex(where: { $0.count == 1 && ("b"..."e").contains($0) })
    else { return nil }
    return (String(written[letter]).uppercased(), [letter])
  }

  /// Whether a word such as "plate" or "silver" names a bracket, beside the other words of a name.
  private static func isSide(_ word: String, beside others: Set<String>) -> Bool {
    if RoundWords.metals.contains(word) {
      let isRound = others.contains { RoundWords.stages[$0] != nil }
      let isBracket = isRound || !others.isDisjoint(with: RoundWords.brackets)
      return !others.isEmpty && others.isDisjoint(with: RoundWords.prizes)
        && (word != "bronze" || isBracket)
    }
    return RoundWords.losers.isDisjoint(with: others)
      && (!RoundWords.consolation.contains(word) || others.isDisjoint(with: RoundWords.placements))
  }

  /// Whether a word is "WBR1", "WB2", "UBF".
  private static func isUpperAbbreviation(_ word: String) -> Bool {
    guard word.hasPrefix("wb") || word.hasPrefix("ub") else { return false }
    return ["", "r", "f", "sf", "qf"].contains(word.dropFirst(2).filter { !$0.isNumber })
  }

  /// Returns "Group A" for "Group A, matchday 2"; an empty text for a league; nil for another
  /// round.
  private static func groupName(in written: [Substring], _ words: [String]) -> String? {
    guard let index = words.firstIndex(where: RoundWords.groups.contains) else {
      return isLeague(words) ? "" : nil
    }
    var next = index + 1
    if next < words.count, RoundWords.groupPhases.contains(words[next]) { next += 1 }
    let isAdjacent = next == index + 1
    if next < words.count, isAdjacent || ordinal(words[next]) == nil,
      words[next].count <= (isAdjacent ? 2 : 1) || (isAdjacent && isGroupNumber(words[next]))
    {
      return "\(written[index]) \(written[next])"
    }
    guard index == 1, words[0].count == 1 || ordinal(words[0]) != nil else { return "" }
    return "\(written[index]) \(written[0])"
  }

  /// Whether a word is a number of three digits, as "Group 100" of a large event has.
  private static func isGroupNumber(_ word: String) -> Bool {
    word.utf8.count == 3 && word.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Returns whether a name shows that its matches belong to groups, such as "Group stage".
  package static func hasGroupWord(_ name: String) -> Bool {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map { FoldedText.folded($0) }
    return !words.contains("robin") && !RoundWords.groups.isDisjoint(with: words)
  }

  /// Whether a name is a matchday or a league, not a cup such as "League Cup".
  private static func isLeague(_ words: [String]) -> Bool {
    if !RoundWords.matchdays.isDisjoint(with: words) { return true }
    return !RoundWords.leagues.isDisjoint(with: words) && RoundWords.cups.isDisjoint(with: words)
  }
}
