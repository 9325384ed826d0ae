extension Tournament {
  /// Returns the standings of a stage.
  ///
  /// For an elimination, they are the winner and then the losers by round, the last round first;
  /// for a round robin, the tables of all pools, merged by rank, then points, then pool.
  ///
  /// - Parameters:
  ///   - index: The index of the stage.
  ///   - rules: The rules of a round robin's tables.
  /// - Throws: `StandingsError` if a deciding match of an elimination has no result.
  /// - Complexity: O(*n* log *n*) in the matches of the stage.
  public func standings(
    ofStage index: Int,
    rules: PoolRules = PoolRules(tieBreak: .brackets)
  ) throws(StandingsError) -> StageStandings {
    guard stages.indices.contains(index) else { throw .unknownStage(index: index) }
    switch stages[index].format {
    case .roundRobin: return .pools(poolRows(ofStage: index, rules: rules))
    case .singleElimination: return .elimination(try singleRanks(ofStage: index))
    case .doubleElimination: return .elimination(try doubleRanks(ofStage: index))
    }
  }

  /// Returns ranks for groups of participants; empty groups count as well.
  private func ranks(_ groups: [[Int]]) -> [EliminationRank] {
    var seen = [Bool](repeating: false, count: participants.count)
    var ranks: [EliminationRank] = []
    for (index, group) in groups.enumerated() {
      for participant in group where !seen[participant] {
        seen[participant] = true
        ranks.append(EliminationRank(participant: participant, rank: index + 1))
      }
    }
    return ranks
  }

  private func singleRanks(ofStage stage: Int) throws(StandingsError) -> [EliminationRank] {
    let last = upperRoundCount(ofStage: stage)
    var groups: [[Int]] = [try winner(group: 1, round: last, ofStage: stage)]
    groups += losersByRound(group: 1, ofStage: stage).reversed()
    if let match = match(group: 2, round: 1, number: 1, ofStage: stage) {
      let third = try winner(of: match)
      let fourth = losersByRound(group: 2, ofStage: stage).first ?? []
      groups.insert(contentsOf: [third, fourth], at: 2)
      // The losers of the semi-finals have their ranks already.
      if groups.count > 4 { groups.remove(at: 4) }
    }
    return ranks(groups)
  }

  private func doubleRanks(ofStage stage: Int) throws(StandingsError) -> [EliminationRank] {
    let upper = upperRoundCount(ofStage: stage)
    guard group(number: 2, ofStage: stage) != nil else {
      let winner = try winner(group: 1, round: upper, ofStage: stage)
      return ranks([winner] + losersByRound(group: 1, ofStage: stage).reversed())
    }
    var groups: [[Int]]
    if match(group: 3, round: 1, number: 1, ofStage: stage) != nil {
      let final = try decisiveGrandFinal(ofStage: stage)
      let loser = matches[final].results.winner.flatMap { matches[final].results[$0.other] }
      groups = [try winner(of: final), [loser?.participant].compactMap { $0 }]
    } else {
      let lower = lowerRoundCount(ofStage: stage)
      groups = [
        try winner(group: 1, round: upper, ofStage: stage),
        try winner(group: 2, round: lower, ofStage: stage),
      ]
    }
    groups += losersByRound(group: 2, ofStage: stage).reversed()
    return ranks(groups)
  }

  /// Returns the second grand final if the winner of the lower bracket has won the first.
  private func decisiveGrandFinal(ofStage stage: Int) throws(StandingsError) -> Int {
    guard let first = match(group: 3, round: 1, number: 1, ofStage: stage) else {
      throw .incomplete(stage: stages[stage].id)
    }
    guard matches[first].results.winner == .second, !matches[first].results.hasBye,
      let second = match(group: 3, round: 2, number: 1, ofStage: stage)
    else { return first }
    return second
  }

  /// Returns the winner; empty if two byes meet.
  private func winner(of match: Int) throws(StandingsError) -> [Int] {
    let results = matches[match].results
    if results.first == nil, results.second == nil { return [] }
    guard results.isCompleted, let side = results.winner,
      let participant = results[side]?.participant
    else { throw .unfinished(match: matches[match].id) }
    return [participant]
  }

  private func winner(
    group: Int,
    round: Int,
    ofStage stage: Int
  ) throws(StandingsError) -> [Int] {
    guard let match = match(group: group, round: round, number: 1, ofStage: stage) else {
      throw .incomplete(stage: stages[stage].id)
    }
    return try winner(of: match)
  }

  /// Returns the losers of every round of a group, in the order of the matches.
  private func losersByRound(group number: Int, ofStage stage: Int) -> [[Int]] {
    guard let group = group(number: number, ofStage: stage) else { return [] }
    return groups[group].rounds.map { round in
      rounds[round].matches.compactMap { match in
        let results = matches[match].results
        return results.winner.flatMap { results[$0.other]?.participant }
      }
    }
  }
}
