extension TieBoard {
  /// Takes the matches out of the tree whose names say that they are for places.
  ///
  /// - Complexity: O(*n*) in the ties.
  mutating func setAsidePlacements() throws(ResultsError) {
    for round in rounds.indices {
      guard let place = rounds[round].name.placement else { continue }
      asides += rounds[round].ties
      if place == 3, thirdPlace == nil { thirdPlace = rounds[round].ties.first }
      rounds[round].ties = []
    }
    guard asides.count < ties.count else { throw .onlyPlacements(place(of: 0)) }
    asides.removeAll { $0 == thirdPlace }
    asides.sort()
  }

  /// Takes the match of the two semifinal losers out of the tree if its name does not tell.
  ///
  /// - Complexity: O(*n*) in the ties.
  mutating func setAsideThirdPlace() {
    guard thirdPlace == nil, let tie = unnamedThirdPlace() else { return }
    thirdPlace = tie
    rounds[ties[tie].round].ties.removeAll { $0 == tie }
  }

  /// The tie of two teams that both lose elsewhere, to teams that meet each other.
  ///
  /// Seen as a ring, semifinals and final matches are alike: the semifinals are the two that share
  /// a round, and if that tells nothing, the two that come earlier by date or name.
  private func unnamedThirdPlace() -> Int? {
    let played = tiesOfTeams()
    let candidates = ties.indices.compactMap { semifinals(before: $0, in: played) }
    guard !candidates.isEmpty else { return nil }
    let days = roundDays()
    let found =
      candidates.first { ring in
        let semifinals = ties[ring.first].round
        return semifinals == ties[ring.second].round && semifinals != ties[ring.tie].round
          && rounds[ties[ring.tie].round].ties.count == 1
      }
      ?? candidates.first { ring in
        [ring.first, ring.second].allSatisfy {
          days[ties[$0].round].lexicographicallyPrecedes(days[ties[ring.tie].round])
        }
      }
    return found?.tie
  }

  /// The lost matches of both teams of a tie, if their winners meet in another one.
  private func semifinals(
    before tie: Int,
    in played: [[Int]]
  ) -> (tie: Int, first: Int, second: Int)? {
    guard let home = ties[tie].home.team, let away = ties[tie].away.team,
      let first = defeat(of: home, in: played, besides: tie),
      let second = defeat(of: away, in: played, besides: tie), first != second,
      let winner = ties[first].winningTeam, let other = ties[second].winningTeam,
      let final = meeting(of: winner, other, in: played), final != tie
    else { return nil }
    return (tie, first, second)
  }

  /// The first tie of two teams; only so many are looked at as the deepest bracket has layers.
  private func meeting(of team: Int, _ other: Int, in played: [[Int]]) -> Int? {
    played[team].prefix(TieBoard.deepest).first {
      played[other].prefix(TieBoard.deepest).contains($0)
    }
  }

  /// Layers of a full bracket of the largest size, and the match beside it.
  private static let deepest = 17

  /// The only tie a team loses besides the given one.
  private func defeat(of team: Int, in played: [[Int]], besides tie: Int) -> Int? {
    let lost = played[team].prefix(TieBoard.deepest).filter {
      $0 != tie && ties[$0].losingTeam == team
    }
    return lost.count == 1 ? lost[0] : nil
  }

  /// Lets the losers of the semifinals play for the third place if the file names nobody yet.
  mutating func fillThirdPlace(root: Int) {
    guard let tie = thirdPlace, ties[tie].home.team == nil, ties[tie].away.team == nil else {
      return
    }
    for slot in [Tournament.Slot.home, .away] {
      let semifinal = ties[root][slot].source
      ties[tie][slot].source = semifinal
      ties[tie][slot].team = semifinal.flatMap { ties[$0].losingTeam }
    }
  }

  /// Checks that those who play for places are in the tree and have not won it.
  func checkAsides() throws(ResultsError) {
    let played = tiesOfTeams()
    for tie in asides + [thirdPlace].compactMap(\.self) {
      for team in [ties[tie].home.team, ties[tie].away.team].compactMap(\.self) {
        let place = place(of: tie)
        guard let last = lastTie(of: team, in: played) else {
          throw .placementStranger(place, team: teams[team])
        }
        if ties[last].winningTeam == team {
          throw .placementWinner(place, team: teams[team], won: self.place(of: last))
        }
      }
    }
  }

  /// The tie of the tree that a team plays last.
  func lastTie(of team: Int, in played: [[Int]]) -> Int? {
    played[team].first { ties[$0].winningTeam != team } ?? played[team].last
  }
}
