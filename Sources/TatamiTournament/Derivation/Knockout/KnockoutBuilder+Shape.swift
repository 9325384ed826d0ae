import TatamiMatchLists

extension KnockoutBuilder {
  /// Rejects tournaments other than knockouts: a team twice in a round, groups, leagues.
  ///
  /// - Complexity: O(*n*) in the ties.
  func validateShape() throws(MatchListError) {
    try validateOpponents()
    try validateMatchCount()
  }

  /// Rejects a team with two opponents in a round.
  ///
  /// - Complexity: O(*n*) in the ties.
  func validateOpponents() throws(MatchListError) {
    var lastTie: [Int?] = Array(repeating: nil, count: teams.count)
    for (number, round) in rounds.enumerated() {
      for tie in round.ties {
        for team in ties[tie].teams {
          if let first = lastTie[team], ties[first].round == number {
            throw secondOpponentError(of: team, first: first, second: tie)
          }
          lastTie[team] = tie
        }
      }
    }
  }

  /// The error for a team with two opponents in a round: a group if every team has several,
  /// otherwise a wrong row.
  private func secondOpponentError(of team: Int, first: Int, second: Int) -> MatchListError {
    let round = ties[first].round
    var games: [Int: Int] = [:]
    for tie in rounds[round].ties {
      for team in ties[tie].teams { games[team, default: 0] += 1 }
    }
    guard games.values.contains(1) || games.count < 3 else {
      return .groupStage(
        location(of: rounds[round].ties[0]),
        round: title(of: round),
        teams: games.count,
        matches: rounds[round].ties.count
      )
    }
    return .secondOpponent(
      location(of: second),
      team: teams[team],
      round: title(of: round),
      first: location(of: first)
    )
  }

  /// Rejects leagues: a knockout of n teams has n - 1 matches, a league has at least 25 % more.
  private func validateMatchCount() throws(MatchListError) {
    let known = rounds.flatMap(\.ties).filter { ties[$0].teams.count == 2 }
    let playing = Set(known.flatMap { ties[$0].teams })
    guard let first = known.first, known.count * 4 >= playing.count * 5 else { return }
    throw .league(location(of: first), teams: playing.count, matches: known.count)
  }
}
