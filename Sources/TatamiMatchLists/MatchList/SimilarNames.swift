import TatamiDocuments

/// Names of teams that probably denote the same team: "Riverside a" and "Riverside A".
package struct SimilarNames {
  /// The location of each name's first row.
  private var locations: [String: SourceLocation] = [:]
  /// The names in the order of their first rows.
  private var names: [String] = []

  /// Collects the names of records.
  package init(_ records: [MatchRecord]) {
    for record in records {
      for case .named(let name) in [record.home, record.away] where locations[name] == nil {
        locations[name] = record.location
        names.append(name)
      }
    }
  }

  /// Returns a notice for every name that differs from another one only in case, accents, spaces or
  /// punctuation.
  func notices() -> [MatchListNotice] {
    pairs().compactMap { name, other in
      guard let location = locations[name], let first = locations[other] else { return nil }
      return .similarNames(location, name: name, other: other, first: first)
    }
  }

  /// Returns an error that names two spellings as the likely cause of another error, or the other
  /// error itself.
  package func cause(of error: MatchListError) -> MatchListError {
    guard error.concernsTeams else { return error }
    let pair = error.team.flatMap(spelling) ?? pairs().first
    guard let pair, let location = locations[pair.name], let first = locations[pair.other] else {
      return error
    }
    return .similarNames(
      location,
      name: pair.name,
      other: pair.other,
      first: first,
      consequence: error
    )
  }

  /// The names with equal letters and digits, each with the first similar name.
  private func pairs() -> [(name: String, other: String)] {
    var firstOfKey: [String: String] = [:]
    return names.compactMap { name in
      let key = FoldedText.lettersAndDigits(of: name)
      guard !key.isEmpty, let first = firstOfKey[key] else {
        firstOfKey[key] = name
        return nil
      }
      return (name, first)
    }
  }

  /// Another spelling of a team's name, and that name.
  private func spelling(of team: String) -> (name: String, other: String)? {
    if let pair = pairs().first(where: { $0.name == team || $0.other == team }) {
      return (pair.name == team ? pair.other : pair.name, team)
    }
    let words = FoldedText.words(of: team)
    let misspelling = names.first { name in
      name != team && isMisspelling(FoldedText.words(of: name), of: words)
    }
    return misspelling.map { ($0, team) }
  }

  private func isMisspelling(_ words: [String], of others: [String]) -> Bool {
    let different = zip(words, others).filter { $0 != $1 }
    guard words.count == others.count, different.count == 1, let (word, other) = different.first,
      min(word.count, other.count) >= 5, max(word.count, other.count) <= 40
    else { return false }
    return SpellingSuggestion.editDistance(Array(word), Array(other)) <= 2
  }
}

extension MatchListError {
  /// Whether the error can be caused by a team with two spellings.
  fileprivate var concernsTeams: Bool {
    switch self {
    case .eliminatedTeamPlays, .trailingTeamPlays, .bothTeamsAdvance, .disconnected, .twoFinals,
      .unknownPlacementTeam, .winnerInPlacementMatch, .cyclicRounds, .secondOpponent, .league:
      true
    default: false
    }
  }

  /// The team whose spelling can cause the error; nil if any team can.
  fileprivate var team: String? {
    switch self {
    case .disconnected(_, _, let winner, _): winner
    case .unknownPlacementTeam(_, let team): team
    default: nil
    }
  }
}
