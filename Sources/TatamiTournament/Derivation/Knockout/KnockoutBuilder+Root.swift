import TatamiMatchLists

extension KnockoutBuilder {
  /// Returns the final; adds the missing rounds if the file ends before the final.
  ///
  /// - Complexity: O(*n* log *n*) in the ties.
  mutating func makeFinal() throws(MatchListError) -> Int {
    let final = try singleRoot()
    guard !ties[final].isBye else { throw .byeWithoutNextMatch(location(of: final)) }
    bypassByes()
    return final
  }

  /// Returns the only tie without a following tie; pairs the ties of the last round if there are
  /// several.
  private mutating func singleRoot() throws(MatchListError) -> Int {
    let roots = order.flatMap { rounds[$0].ties }.filter { ties[$0].parent == nil }
    let last = roots[roots.count - 1]
    let round = ties[last].round
    let missing = roundsAfter(round)
    guard roots.count > 1 || missing > 0 else { return last }
    if let other = roots.first(where: { ties[$0].round != round }) {
      throw disconnectedError(other, final: last)
    }
    guard !rounds[round].name.isFinal else {
      throw .twoFinals(location(of: last), round: title(of: round), first: location(of: roots[0]))
    }
    return addRounds(after: inDrawOrder(roots), atLeast: missing)
  }

  /// The number of rounds after a round by its name: 1 after a semifinal, 0 without a name that says
  /// so.
  private func roundsAfter(_ round: Int) -> Int {
    guard let count = rounds[round].name.teamCount, count > 2, count & (count - 1) == 0,
      count < 1 << KnockoutTree.roundLimit
    else { return 0 }
    // After "Round 15", "Round 16" is the next round, not one of 16 teams.
    let before = rounds[round].name.key.replacing("\(count)", with: "\(count - 1)")
    guard !rounds.contains(where: { $0.name.key == before && before.contains("\(count - 1)") })
    else { return 0 }
    return count.trailingZeroBitCount - 1
  }

  /// Returns the error for a match that no other match follows although there is a later round.
  private func disconnectedError(_ tie: Int, final: Int) -> MatchListError {
    let winner = ties[tie].winningTeam.map { teams[$0] }
    let round = title(of: ties[tie].round)
    return .disconnected(location(of: tie), round: round, winner: winner, last: location(of: final))
  }

  /// Adds the rounds up to the final; each match pairs two neighbors of the round before, or waits for
  /// an opponent that is not in the file.
  private mutating func addRounds(after roots: [Int], atLeast count: Int) -> Int {
    var level = roots
    var added = 0
    while level.count > 1 || added < count {
      order.append(rounds.count)
      rounds.append(Round(name: RoundName("")))
      var next: [Int] = []
      for start in stride(from: 0, to: level.count - 1, by: 2) {
        next.append(addTie(home: level[start], away: level[start + 1]))
      }
      if level.count == 1 {
        next.append(addTie(home: level[0], away: nil))
      } else if level.count % 2 == 1, let odd = level.last {
        next.append(odd)
      }
      (level, added) = (next, added + 1)
    }
    return level[0]
  }

  /// Adds a tie of the winners of two ties, or of one and an unknown team, to the last round.
  private mutating func addTie(home: Int, away: Int?) -> Int {
    let tie = ties.count
    let round = rounds.count - 1
    ties.append(
      Tie(
        round: round,
        home: Tie.Side(team: ties[home].winningTeam, source: home),
        away: Tie.Side(team: away.flatMap { ties[$0].winningTeam }, source: away)
      )
    )
    rounds[round].ties.append(tie)
    ties[home].parent = tie
    if let away { ties[away].parent = tie }
    return tie
  }

  /// Bypasses ties that are byes, so that the advancing side enters in its next tie.
  private mutating func bypassByes() {
    for tie in order.flatMap({ rounds[$0].ties }) {
      for slot in [MatchRecord.Slot.home, .away] {
        guard let bye = ties[tie][slot].source, ties[bye].isBye, let winner = ties[bye].winner
        else { continue }
        let side = ties[bye][winner]
        if ties[tie][slot].placeholder.isEmpty { ties[tie][slot].placeholder = side.placeholder }
        ties[tie][slot].source = side.source
        if let before = side.source { ties[before].parent = tie }
      }
    }
  }
}
