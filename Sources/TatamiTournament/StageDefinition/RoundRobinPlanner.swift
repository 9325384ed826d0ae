/// Plans the pools of a round robin (Specification/formats.md §5).
struct RoundRobinPlanner {
  /// The indexes of the two opponents of a match, first side first.
  typealias Pair = (first: Int, second: Int)

  let settings: StageSettings

  /// Plans one group per pool.
  func groups(of slots: [Tournament.Opponent?]) -> [StagePlan.Group] {
    pools(of: slots.count).map { pool in
      let opponents = pool.map { slots[$0] }
      return rounds(of: pool.count).map { round in
        round.enumerated().compactMap { index, pair in
          let (first, second) = (opponents[pair.first], opponents[pair.second])
          guard first != nil || second != nil else { return nil }
          return StagePlan.Match(number: index + 1, first: first, second: second)
        }
      }
    }
  }

  private func pools(of count: Int) -> [[Int]] {
    if let manual = settings.manualOrdering { return manual.map { $0.map { $0 - 1 } } }
    let ordering = settings.seedOrdering?.first ?? .groupsEffortBalanced
    return ordering.pools(of: count, groups: settings.groupCount ?? 1)
  }

  private func rounds(of count: Int) -> [[Pair]] {
    let rounds =
      settings.roundRobinSchedule == .berger
      ? Self.bergerRounds(of: count) : Self.circleRounds(of: count)
    guard settings.roundRobinMode == .double else { return rounds }
    return rounds + rounds.reversed().map { $0.reversed() }
  }

  /// Returns the rounds in which one opponent stays and the others rotate.
  static func circleRounds(of count: Int) -> [[Pair]] {
    let even = count + count % 2
    let rotating = even - 1
    return (0..<rotating).map { round in
      var pairs: [Pair] = count == even ? [(round, even - 1)] : []
      for offset in 1..<max(even / 2, 1) {
        pairs.append(((round - offset + rotating) % rotating, (round + offset) % rotating))
      }
      return pairs
    }
  }

  /// Returns the rounds of the Berger tables.
  static func bergerRounds(of count: Int) -> [[Pair]] {
    let even = count + count % 2
    let rotating = even - 1
    return (1...rotating).map { round in
      // The opponent x of the last one solves 2x = round + 1 modulo the odd number.
      let single = (round + 1) * (even / 2) % rotating
      var pairs: [Pair] = []
      if count == even {
        let opponent = (single + rotating - 1) % rotating
        pairs.append(round % 2 == 1 ? (opponent, even - 1) : (even - 1, opponent))
      }
      for offset in 1..<max(even / 2, 1) {
        pairs.append(
          (
            (single + offset + rotating - 1) % rotating,
            (single - offset + 2 * rotating - 1) % rotating
          )
        )
      }
      return pairs
    }
  }
}
