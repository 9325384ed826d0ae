extension TieBoard {
  /// Puts the rounds in order, from who plays on after whom.
  ///
  /// A team's defeat is its last match, and so is a match still to come: both order the team's
  /// rounds. What that leaves open goes by dates if every round has some, by well-known names, by
  /// how much is known to come before, and at last by the file.
  ///
  /// - Complexity: O(*n* log *n*) in the ties.
  mutating func orderRounds() throws(ResultsError) {
    let played = tiesOfTeams()
    let days = roundDays()
    let defeats = defeatSteps(played, days: days)
    let complete = RoundGraph(
      count: rounds.count,
      steps: defeats + openSteps(played, defeats: defeats, days: days)
    )
    let graph =
      complete.levels() == nil ? RoundGraph(count: rounds.count, steps: defeats) : complete
    if let levels = graph.levels() {
      let keys = rounds.indices.map { days[$0] + rest($0, level: levels[$0]) }
      order = graph.sorted(by: keys).filter { !rounds[$0].ties.isEmpty }
    } else {
      try orderByDays(days, graph: graph)
    }
  }

  /// Dates and names of the rounds as sortable keys.
  func roundDays() -> [[Int]] {
    let days = rounds.map { round in
      round.ties.compactMap { DateText.day(ties[$0].legs.first?.date ?? "") }.min()
    }
    let isDated = zip(days, rounds).allSatisfy { $0 != nil || $1.ties.isEmpty }
    return rounds.indices.map { round in
      let isOpen = rounds[round].ties.allSatisfy {
        ties[$0].home.team == nil && ties[$0].away.team == nil
      }
      return [isDated ? days[round] ?? 0 : 0, isOpen ? 1 : 0] + rounds[round].name.rank
    }
  }

  /// What decides between rounds that dates and names do not tell apart.
  private func rest(_ round: Int, level: Int) -> [Int] {
    let isOpen = rounds[round].ties.allSatisfy {
      ties[$0].home.team == nil && ties[$0].away.team == nil
    }
    return [level, isOpen ? -rounds[round].ties.count : 0, round]
  }

  /// The steps that lead to each team's last defeat.
  private func defeatSteps(_ played: [[Int]], days: [[Int]]) -> [RoundGraph.Step] {
    var steps: [RoundGraph.Step] = []
    for (team, ties) in played.enumerated() where ties.count > 1 {
      let last = ties.filter { self.ties[$0].losingTeam == team }.max {
        days[self.ties[$0].round].lexicographicallyPrecedes(days[self.ties[$1].round])
      }
      guard let last else { continue }
      steps += self.steps(from: ties, to: last)
    }
    return steps
  }

  /// The steps to the one match a team has still to play, unless results say the contrary.
  private func openSteps(
    _ played: [[Int]],
    defeats: [RoundGraph.Step],
    days: [[Int]]
  ) -> [RoundGraph.Step] {
    let known = Set(defeats.map { [$0.before, $0.after] })
    var steps: [RoundGraph.Step] = []
    for (team, ties) in played.enumerated() where ties.count > 1 {
      let open = ties.filter { self.ties[$0].winner == nil && !self.ties[$0].isPlayed }
      let won = ties.filter { self.ties[$0].winningTeam == team }
      guard open.count == 1, won.count + 1 == ties.count else { continue }
      if mayBeBye(open[0], before: won, days: days) { continue }
      steps += self.steps(from: ties, to: open[0]).filter {
        !known.contains([$0.after, $0.before])
      }
    }
    return steps
  }

  /// Whether a match against nobody comes, by dates and names, before one that its team has won.
  private func mayBeBye(_ tie: Int, before won: [Int], days: [[Int]]) -> Bool {
    let nobody = ties[tie].home.team == nil ? ties[tie].home : ties[tie].away
    guard nobody.team == nil, TeamText.isEmpty(nobody.standIn) else { return false }
    let day = days[ties[tie].round]
    return won.contains { day.lexicographicallyPrecedes(days[ties[$0].round]) }
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

  /// Results contradict themselves: takes dates and names, so that linking finds the wrong row.
  private mutating func orderByDays(
    _ days: [[Int]],
    graph: RoundGraph
  ) throws(ResultsError) {
    let cycle = graph.cycle()
    for step in cycle where days[step.before] == days[step.after] {
      throw .cycle(
        place(of: step.later),
        rounds: cycle.prefix(8).map { title(of: $0.before) },
        team: commonTeam(of: step),
        plays: place(of: step.earlier)
      )
    }
    order = rounds.indices.filter { !rounds[$0].ties.isEmpty }
      .sorted { (days[$0] + [$0]).lexicographicallyPrecedes(days[$1] + [$1]) }
  }

  private func commonTeam(of step: RoundGraph.Step) -> String {
    let teams = [ties[step.later].home.team, ties[step.later].away.team].compactMap(\.self)
    let earlier = [ties[step.earlier].home.team, ties[step.earlier].away.team]
    return teams.first { earlier.contains($0) }.map { self.teams[$0] } ?? ""
  }
}
