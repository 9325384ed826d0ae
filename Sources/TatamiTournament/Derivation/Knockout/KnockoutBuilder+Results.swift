extension KnockoutBuilder {
  /// Computes the results of all ties.
  ///
  /// - Complexity: O(*n*) in the rows.
  mutating func computeResults(
    _ repeatedMatches: RepeatedMatches
  ) throws(MatchListError) {
    let hasSeries = ties.contains { $0.legs.count > 2 }
    for index in ties.indices {
      try validateGames(of: index, repeatedMatches)
      try ties[index].computeResult(
        counting(of: index, repeatedMatches, hasSeries: hasSeries)
      )
    }
  }

  /// Determines how the rows of a tie count.
  private func counting(
    of tie: Int,
    _ repeatedMatches: RepeatedMatches,
    hasSeries: Bool
  ) throws(MatchListError) -> Tie.Counting {
    let legs = ties[tie].legs
    switch repeatedMatches {
    case .legs: return .sum
    case .bestOf(let games): return .games(needed: games / 2 + 1)
    case .recognized: break
    }
    switch rounds[ties[tie].round].repeats {
    case .game where legs.count > 1: return .games(needed: nil)
    case .leg: return .sum
    default: break
    }
    guard legs.count > 1, hasSeries else { return .sum }
    if legs.count == 2, Set(legs.compactMap(\.result.decidedWinner)).count == 2 {
      throw .legsOrGames(
        location(of: tie),
        teams: ties[tie].teams.map { teams[$0] },
        round: title(of: ties[tie].round)
      )
    }
    return .games(needed: nil)
  }

  private func validateGames(
    of tie: Int,
    _ repeatedMatches: RepeatedMatches
  ) throws(MatchListError) {
    let limit =
      switch repeatedMatches {
      case .recognized: Int.max
      case .legs(let count), .bestOf(let count): count
      }
    guard ties[tie].legs.count > limit else { return }
    throw .tooManyGames(
      location(of: tie),
      round: title(of: ties[tie].round),
      rows: ties[tie].legs.count,
      limit: limit
    )
  }
}
