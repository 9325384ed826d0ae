import TatamiMatchLists

extension KnockoutBuilder {
  /// Sorts the rounds by the order in which teams play in them.
  ///
  /// A team's defeat is its last match; so is an unplayed match. Both order the rounds of the team.
  /// Rounds that remain unordered are sorted by dates if every round has one, then by common names,
  /// by the number of rounds known to precede them, and by their names.
  ///
  /// - Complexity: O(*n* log *n*) in the ties.
  mutating func sortRounds() throws(MatchListError) {
    let played = tiesOfTeams()
    let keys = roundSortKeys()
    let defeats = defeatSteps(played, keys: keys)
    let complete = RoundGraph(
      count: rounds.count,
      steps: defeats + unplayedSteps(played, defeats: defeats, keys: keys)
    )
    let graph =
      complete.levels() == nil ? RoundGraph(count: rounds.count, steps: defeats) : complete
    if let levels = graph.levels() {
      let allKeys = rounds.indices.map { keys[$0] + secondarySortKey($0, level: levels[$0]) }
      order = graph.sorted(by: allKeys).filter { !rounds[$0].ties.isEmpty }
    } else {
      try sortRounds(by: keys, contradicting: graph)
    }
  }

  /// The sort keys of the rounds by date and name.
  func roundSortKeys() -> [[Int]] {
    let days = rounds.map { round in
      round.ties.compactMap { day(of: $0) }.min()
    }
    let isDated = zip(days, rounds).allSatisfy { $0 != nil || $1.ties.isEmpty }
    return rounds.indices.map { round in
      [isDated ? days[round] ?? 0 : 0, hasNoTeams(round) ? 1 : 0] + rounds[round].name.sortKey
    }
  }

  /// The sort key of rounds that are equal by date and name.
  private func secondarySortKey(_ round: Int, level: Int) -> [Int] {
    [level, hasNoTeams(round) ? -rounds[round].ties.count : 0, round]
  }

  private func hasNoTeams(_ round: Int) -> Bool {
    rounds[round].ties.allSatisfy { ties[$0].home.team == nil && ties[$0].away.team == nil }
  }

  /// The steps from a team's matches to its last defeat.
  private func defeatSteps(_ played: [[Int]], keys: [[Int]]) -> [RoundGraph.Step] {
    var steps: [RoundGraph.Step] = []
    for (team, ties) in played.enumerated() where ties.count > 1 {
      let last = ties.filter { self.ties[$0].losingTeam == team }.max {
        keys[self.ties[$0].round].lexicographicallyPrecedes(keys[self.ties[$1].round])
      }
      guard let last else { continue }
      steps += self.steps(from: ties, to: last)
    }
    return steps
  }

  /// The steps to a team's only unplayed match, except those that contradict the results.
  private func unplayedSteps(
    _ played: [[Int]],
    defeats: [RoundGraph.Step],
    keys: [[Int]]
  ) -> [RoundGraph.Step] {
    let count = rounds.count
    let known = Set(defeats.map { $0.before * count + $0.after })
    var steps: [RoundGraph.Step] = []
    for (team, ties) in played.enumerated() where ties.count > 1 {
      let unplayed = ties.filter { self.ties[$0].winner == nil && !self.ties[$0].isPlayed }
      let won = ties.filter { self.ties[$0].winningTeam == team }
      guard unplayed.count == 1, won.count + 1 == ties.count else { continue }
      if canBeBye(unplayed[0], before: won, keys: keys) { continue }
      steps += self.steps(from: ties, to: unplayed[0]).filter {
        !known.contains($0.after * count + $0.before)
      }
    }
    return steps
  }

  /// Returns whether a match without an opponent precedes, by dates and names, a match that its
  /// team has won.
  private func canBeBye(_ tie: Int, before won: [Int], keys: [[Int]]) -> Bool {
    let opponent = ties[tie].home.team == nil ? ties[tie].home : ties[tie].away
    guard opponent.team == nil, TeamParser.isEmpty(opponent.placeholder) else { return false }
    let key = keys[ties[tie].round]
    return won.contains { key.lexicographicallyPrecedes(keys[ties[$0].round]) }
  }

  private func steps(from ties: [Int], to last: Int) -> [RoundGraph.Step] {
    ties.filter { $0 != last }.map {
      RoundGraph.Step(
        before: self.ties[$0].round,
        after: self.ties[last].round,
        earlier: $0,
        later: last
      )
    }
  }

  /// Sorts the rounds by date and name even though the results contradict each other, so that
  /// linking reports the wrong row; throws if dates and names do not determine the order.
  private mutating func sortRounds(
    by keys: [[Int]],
    contradicting graph: RoundGraph
  ) throws(MatchListError) {
    let cycle = graph.cycle()
    for step in cycle where keys[step.before] == keys[step.after] {
      throw .cyclicRounds(
        location(of: step.later),
        rounds: cycle.prefix(8).map { title(of: $0.before) },
        team: commonTeam(of: step),
        plays: location(of: step.earlier)
      )
    }
    order = rounds.indices.filter { !rounds[$0].ties.isEmpty }
      .sorted { (keys[$0] + [$0]).lexicographicallyPrecedes(keys[$1] + [$1]) }
  }

  private func commonTeam(of step: RoundGraph.Step) -> String {
    let earlier = ties[step.earlier].teams
    return ties[step.later].teams.first { earlier.contains($0) }.map { teams[$0] } ?? ""
  }
}
