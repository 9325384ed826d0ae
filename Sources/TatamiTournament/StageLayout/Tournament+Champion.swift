extension Tournament {
  /// The name of the winner of the main bracket; nil while it is undecided and without a bracket.
  ///
  /// The main bracket is the last elimination in which a team plays that is unbeaten in an earlier one.
  ///
  /// - Complexity: O(*n*) in the matches.
  package func champion() -> String? {
    let isForLosers = stagesForLosers()
    let main = stages.indices.last { stages[$0].format.isElimination && !isForLosers[$0] }
    guard let main, let match = decidingMatch(ofStage: main) else { return nil }
    let results = matches[match].results
    guard results.isCompleted, let winner = results.winner else { return nil }
    return results[winner]?.participant.map { participants[$0].name }
  }

  /// Returns whether each stage is beside the main bracket.
  ///
  /// Placement matches, consolation brackets and plates are: no team plays in them that is unbeaten in
  /// an earlier elimination. An elimination whose participants are unknown is, too, unless it is the
  /// first.
  ///
  /// - Complexity: O(*n*) in the matches.
  package func stagesForLosers() -> [Bool] {
    let isForLosers = [Bool](repeating: false, count: stages.count)
    guard stages.count(where: \.format.isElimination) > 1 else { return isForLosers }
    var matchesOfStages = [[Int]](repeating: [], count: stages.count)
    for index in matches.indices { matchesOfStages[matches[index].stage].append(index) }
    var (players, losers): (Set<Int>, Set<Int>) = ([], [])
    return stages.indices.map { stage in
      guard stages[stage].format.isElimination else { return false }
      let isFirst = players.isEmpty
      let results = matchesOfStages[stage].map { matches[$0].results }
      let own = Set(
        results.flatMap { [$0.first?.participant, $0.second?.participant] }.compactMap(\.self)
      )
      let isForLosers = !isFirst && own.intersection(players).isSubset(of: losers)
      players.formUnion(own)
      for result in results where result.isCompleted && !result.hasBye {
        if let loser = result.winner.flatMap({ result[$0.other]?.participant }) {
          losers.insert(loser)
        }
      }
      return isForLosers
    }
  }
}
