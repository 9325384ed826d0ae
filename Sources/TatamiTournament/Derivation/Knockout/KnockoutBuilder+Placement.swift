import TatamiMatchLists

extension KnockoutBuilder {
  /// Removes matches from the tree whose names mark them as placement matches.
  ///
  /// - Complexity: O(*n*) in the ties.
  mutating func separatePlacementMatches() throws(MatchListError) {
    var bronze: [Int] = []
    for round in rounds.indices {
      guard let rank = rounds[round].name.placement else { continue }
      placementMatches += rounds[round].ties
      if rank == 3 { bronze += rounds[round].ties }
      rounds[round].ties = []
    }
    guard placementMatches.count < ties.count else { throw .onlyPlacementMatches(location(of: 0)) }
    // Two bronze matches decide two third places, and neither belongs to the final alone.
    if bronze.count == 1 { thirdPlaceMatch = bronze.first }
    placementMatches.removeAll { $0 == thirdPlaceMatch }
    let ranks = rounds.map { $0.name.placement ?? 0 }
    placementMatches.sort { (ranks[ties[$0].round], $0) < (ranks[ties[$1].round], $1) }
  }

  /// Removes the match of the two semifinal losers from the tree if its name does not mark it.
  ///
  /// - Complexity: O(*n*) in the ties.
  mutating func separateThirdPlaceMatch() throws(MatchListError) {
    guard !rounds.contains(where: { $0.name.placement == 3 }),
      let tie = try unnamedThirdPlaceMatch()
    else { return }
    thirdPlaceMatch = tie
    rounds[ties[tie].round].ties.removeAll { $0 == tie }
  }

  /// The tie of two teams that each lose one other match, to teams that meet each other.
  ///
  /// Based on results alone, four matches that form a cycle can be semifinals or finals: the
  /// semifinals are the two in the same round, or else the two that come earlier by date or name.
  private func unnamedThirdPlaceMatch() throws(MatchListError) -> Int? {
    let played = tiesOfTeams()
    let candidates = ties.indices.compactMap { semifinals(before: $0, in: played) }
    guard !candidates.isEmpty else { return nil }
    if let second = candidates.first(where: { isSecondFinal($0.tie) })?.tie {
      let round = ties[second].round
      let first = rounds[round].ties.first { $0 != second } ?? second
      throw .twoFinals(location(of: second), round: title(of: round), first: location(of: first))
    }
    let keys = roundSortKeys()
    let found =
      candidates.first { ring in
        let semifinals = ties[ring.first].round
        return semifinals == ties[ring.second].round && semifinals != ties[ring.tie].round
          && rounds[ties[ring.tie].round].ties.count == 1
      }
      ?? candidates.first { ring in
        [ring.first, ring.second].allSatisfy {
          keys[ties[$0].round].lexicographicallyPrecedes(keys[ties[ring.tie].round])
        }
      }
    return found?.tie
  }

  /// Whether a tie is one of several that the file calls the final, and not "Finals".
  private func isSecondFinal(_ tie: Int) -> Bool {
    let round = rounds[ties[tie].round]
    return round.name.isFinal && round.ties.count > 1 && !round.name.key.hasSuffix("s")
  }

  /// The lost matches of both teams of a tie, if their winners meet in another one.
  private func semifinals(
    before tie: Int,
    in played: [[Int]]
  ) -> (tie: Int, first: Int, second: Int)? {
    guard let home = ties[tie].home.team, let away = ties[tie].away.team,
      let first = defeat(of: home, in: played, otherThan: tie),
      let second = defeat(of: away, in: played, otherThan: tie), first != second,
      let winner = ties[first].winningTeam, let other = ties[second].winningTeam,
      let final = meeting(of: winner, other, in: played), final != tie
    else { return nil }
    return (tie, first, second)
  }

  /// The first tie of two teams.
  private func meeting(of team: Int, _ other: Int, in played: [[Int]]) -> Int? {
    played[team].prefix(KnockoutBuilder.maximumDepth).first {
      played[other].prefix(KnockoutBuilder.maximumDepth).contains($0)
    }
  }

  /// The maximum number of ties of a team that are searched: the layers of the largest bracket plus
  /// a placement match.
  private static let maximumDepth = 17

  /// The only tie other than the given one that a team loses.
  private func defeat(of team: Int, in played: [[Int]], otherThan tie: Int) -> Int? {
    var lost: Int?
    for other in played[team].prefix(KnockoutBuilder.maximumDepth)
    where other != tie && ties[other].losingTeam == team {
      guard lost == nil else { return nil }
      lost = other
    }
    return lost
  }

  /// Fills the third-place match with the losers of the semifinals if the file does not name its
  /// teams.
  mutating func fillThirdPlaceMatch(final: Int) {
    guard let tie = thirdPlaceMatch, ties[tie].teams.isEmpty else { return }
    for slot in [MatchRecord.Slot.home, .away] {
      let semifinal = ties[final][slot].source
      ties[tie][slot].source = semifinal
      ties[tie][slot].team = semifinal.flatMap { ties[$0].losingTeam }
    }
  }

  /// Checks that the teams of placement matches are in the tree and have lost in it.
  func validatePlacementMatches() throws(MatchListError) {
    let matches = placementMatches + [thirdPlaceMatch].compactMap(\.self)
    guard !matches.isEmpty else { return }
    let played = tiesOfTeams()
    for tie in matches {
      for team in ties[tie].teams {
        let location = location(of: tie)
        guard let last = lastTie(of: team, in: played) else {
          throw .unknownPlacementTeam(location, team: teams[team])
        }
        if ties[last].winningTeam == team {
          throw .winnerInPlacementMatch(location, team: teams[team], won: self.location(of: last))
        }
      }
    }
  }

  /// The last tie of the tree that a team plays.
  func lastTie(of team: Int, in played: [[Int]]) -> Int? {
    played[team].first { ties[$0].winningTeam != team } ?? played[team].last
  }
}
