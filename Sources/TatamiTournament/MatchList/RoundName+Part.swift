extension RoundName {
  /// The part of a tournament to which a round belongs.
  enum Part: Hashable {
    /// The bracket of a single elimination, or a round whose name does not identify its bracket.
    case bracket
    /// A group, with its name as written; empty for a league and for groups without a letter.
    case group(String)
    /// The winners' bracket of a double elimination.
    case upper
    /// The losers' bracket of a double elimination.
    case lower
    /// A bracket of losers that does not lead back to the final.
    case consolation
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
    if isLower {
      let isConsolation = !RoundWords.consolation.isDisjoint(with: words)
      return isConsolation && RoundWords.losers.isDisjoint(with: words) ? .consolation : .lower
    }
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
    if next < words.count, words[next].count <= (isAdjacent ? 2 : 1),
      isAdjacent || ordinal(words[next]) == nil
    {
      return "\(written[index]) \(written[next])"
    }
    guard index == 1, words[0].count == 1 || ordinal(words[0]) != nil else { return "" }
    return "\(written[index]) \(written[0])"
  }

  /// Returns whether a name shows that its matches belong to groups, such as "Group stage".
  static func hasGroupWord(_ name: String) -> Bool {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map { FoldedText.folded($0) }
    return !words.contains("robin") && !RoundWords.groups.isDisjoint(with: words)
  }

  /// Whether a name is a matchday or a league, not a cup such as "League Cup".
  private static func isLeague(_ words: [String]) -> Bool {
    if !RoundWords.matchdays.isDisjoint(with: words) { return true }
    return !RoundWords.leagues.isDisjoint(with: words) && RoundWords.cups.isDisjoint(with: words)
  }
}
