extension TieBoard {
  /// Refuses what is no knock-out: a team twice in a round, groups, leagues.
  ///
  /// - Complexity: O(*n*) in the ties.
  func checkShape() throws(ResultsError) {
    var tieInRound: [Int?] = Array(repeating: nil, count: teams.count)
    for (number, round) in rounds.enumerated() {
      for tie in round.ties {
        for team in [ties[tie].home.team, ties[tie].away.team].compactMap(\.self) {
          if let first = tieInRound[team], ties[first].round == number {
            try refuseSecondMatch(of: team, ties: (first, tie), in: number)
          }
          tieInRound[team] = tie
        }
      }
    }
    try checkLeague()
  }

  /// Explains a team that plays two opponents in a round: alone a slip, everywhere a group.
  private func refuseSecondMatch(
    of team: Int,
    ties pair: (Int, Int),
    in round: Int
  ) throws(ResultsError) {
    var games: [Int: Int] = [:]
    for tie in rounds[round].ties {
      for team in [ties[tie].home.team, ties[tie].away.team].compactMap(\.self) {
        games[team, default: 0] += 1
      }
    }
    let title = title(of: round)
    guard games.values.contains(1) || games.count < 3 else {
      throw .groupStage(
        place(of: rounds[round].ties[0]),
        round: title,
        teams: games.count,
        matches: rounds[round].ties.count
      )
    }
    throw .teamTwice(
      place(of: pair.1),
      team: teams[team],
      round: title,
      first: place(of: pair.0)
    )
  }

  /// A knock-out of n teams has n - 1 matches; a quarter more is a league with match days.
  private func checkLeague() throws(ResultsError) {
    let known = rounds.flatMap(\.ties).filter {
      ties[$0].home.team != nil && ties[$0].away.team != nil
    }
    let playing = Set(known.flatMap { [ties[$0].home.team, ties[$0].away.team] })
    guard let first = known.first, known.count * 4 >= playing.count * 5 else { return }
    throw .league(place(of: first), teams: playing.count, matches: known.count)
  }
}
