import TatamiMatchLists

/// The matches between the winners of both brackets.
struct GrandFinalBuilder {
  /// The number of grand finals.
  let kind: GrandFinal
  private var matches: [StageDraft.Match] = []
  /// The notices about the rows.
  private(set) var notices: [MatchListNotice] = []

  /// Reads the rows of the grand final.
  ///
  /// - Parameters:
  ///   - upperWinner: The winner of the winners' bracket; nil while it is unknown.
  ///   - lowerTeams: The teams of the losers' bracket.
  ///   - lowerWinner: The winner of the losers' bracket; nil while it is unknown.
  init(
    _ sections: RoundSections,
    repeatedMatches: RepeatedMatches,
    upperWinner: String?,
    lowerTeams: Set<String>,
    lowerWinner: String?
  ) throws(MatchListError) {
    var rows = (first: sections.grandFinals, second: sections.deciders)
    if rows.first.isEmpty { rows = (rows.second, []) }
    if repeatedMatches == .recognized, rows.first.count == 2, rows.second.isEmpty {
      let order = RowOrder.sorted(rows.first)
      let hasDates = rows.first[0].date != rows.first[1].date
      let sorted = hasDates ? order.map { rows.first[$0] } : rows.first
      rows = ([sorted[0]], [sorted[1]])
    }
    for records in [rows.first, rows.second] where !records.isEmpty {
      var builder = try KnockoutBuilder(
        records,
        names: sections.names,
        repeatedMatches: repeatedMatches
      )
      guard builder.ties.count == 1 else {
        throw .notDoubleElimination(records[1].location, .severalFinals)
      }
      builder.noteOpenMatches()
      notices += builder.notices
      let names = [builder.ties[0].home, builder.ties[0].away].map { builder.slot($0).team }
      let isSwapped =
        names[0].map { lowerTeams.contains($0) || $0 == lowerWinner } == true
        || names[1].map { $0 == upperWinner } == true
      let match = builder.match(0, number: 1, isSwapped: isSwapped)
      for (slot, winner) in zip([match.first, match.second], [upperWinner, lowerWinner]) {
        guard let team = slot?.team, let winner, team != winner else { continue }
        throw .notDoubleElimination(records[0].location, .wrongFinalist(team: team))
      }
      matches.append(match)
    }
    kind = matches.count > 1 ? .double : .simple
    try validateDecider(rows.second)
  }

  /// Checks that a second match has been played only if the winner of the losers' bracket has won
  /// the first.
  private func validateDecider(_ rows: [MatchRecord]) throws(MatchListError) {
    guard matches.count == 2, matches[1].winnerSide != nil,
      matches[0].winnerSide != .second, let upper = matches[0].first
    else { return }
    throw .notDoubleElimination(
      rows[0].location,
      .needlessDecider(team: upper.team ?? upper.label)
    )
  }

  /// Returns the rounds of the grand finals between two slots.
  func rounds(upper: StageDraft.Slot?, lower: StageDraft.Slot?) -> [StageDraft.Round] {
    guard !matches.isEmpty else {
      var second = lower
      second?.position = 1
      return [
        StageDraft.Round(matches: [StageDraft.Match(number: 1, first: upper, second: second)])
      ]
    }
    return matches.enumerated().map { index, match in
      var match = match
      if index == 0 {
        match.second?.position = 1
        let teams = (match.first?.team ?? upper?.team, match.second?.team ?? lower?.team)
        match.first?.team = teams.0
        match.second?.team = teams.1
      }
      return StageDraft.Round(name: match.round, matches: [match])
    }
  }
}
