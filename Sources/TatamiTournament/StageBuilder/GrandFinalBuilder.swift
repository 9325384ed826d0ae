/// The matches between the winners of both brackets.
struct GrandFinalBuilder {
  /// The number of grand finals.
  let kind: GrandFinal
  private var matches: [(match: Knockout.Match, isSwapped: Bool)] = []

  /// Reads the rows of the grand final.
  ///
  /// - Parameters:
  ///   - upperWinner: The winner of the winners' bracket; nil while it is unknown.
  ///   - lowerTeams: The teams of the losers' bracket.
  ///   - lowerWinner: The winner of the losers' bracket; nil while it is unknown.
  init(
    _ sections: RoundSections,
    repeatedMatches: Knockout.RepeatedMatches,
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
      let builder = try KnockoutBuilder(records, repeatedMatches: repeatedMatches)
      guard builder.ties.count == 1 else {
        throw .notDoubleElimination(records[1].location, .severalFinals)
      }
      let match = builder.match(0, layer: 1)
      let isSwapped =
        match.home.team.map { lowerTeams.contains($0) || $0 == lowerWinner } == true
        || match.away.team.map { $0 == upperWinner } == true
      let finalists = isSwapped ? [match.away, match.home] : [match.home, match.away]
      for (side, winner) in zip(finalists, [upperWinner, lowerWinner]) {
        guard let team = side.team, let winner, team != winner else { continue }
        throw .notDoubleElimination(records[0].location, .wrongFinalist(team: team))
      }
      matches.append((match, isSwapped))
    }
    kind = matches.count > 1 ? .double : .simple
    try validateDecider(rows.second)
  }

  /// Checks that a second match has been played only if the winner of the losers' bracket has won
  /// the first.
  private func validateDecider(_ rows: [MatchRecord]) throws(MatchListError) {
    guard matches.count == 2, matches[1].match.winner != nil else { return }
    let upperSlot: Knockout.Slot = matches[0].isSwapped ? .away : .home
    let first = matches[0].match
    guard first.winner == upperSlot.other else {
      let team = first[upperSlot].label
      throw .notDoubleElimination(rows[0].location, .needlessDecider(team: team))
    }
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
    return matches.enumerated().map { index, value in
      let (match, isSwapped) = value
      let sides = isSwapped ? (match.away, match.home) : (match.home, match.away)
      var slots = [
        StageDraft.Slot(sides.0), StageDraft.Slot(sides.1, position: index == 0 ? 1 : nil),
      ]
      if index == 0 {
        for (index, fed) in [upper, lower].enumerated() where slots[index].team == nil {
          if let team = fed?.team { slots[index].team = team }
        }
      }
      let played = StageDraft.Match(
        number: 1,
        first: slots[0],
        second: slots[1],
        played: match,
        isSwapped: isSwapped
      )
      return StageDraft.Round(name: match.round, matches: [played])
    }
  }
}
