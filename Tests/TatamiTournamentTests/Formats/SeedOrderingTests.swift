import Testing

@testable import TatamiMatchLists
@testable import TatamiTournament

@Suite struct SeedOrderingTests {
  @Test(arguments: [
    (SeedOrdering.natural, [1, 2, 3, 4, 5, 6, 7, 8]),
    (.reverse, [8, 7, 6, 5, 4, 3, 2, 1]),
    (.halfShift, [5, 6, 7, 8, 1, 2, 3, 4]),
    (.reverseHalfShift, [4, 3, 2, 1, 8, 7, 6, 5]),
    (.pairFlip, [2, 1, 4, 3, 6, 5, 8, 7]),
    (.innerOuter, [1, 8, 4, 5, 2, 7, 3, 6]),
  ])
  func `F14, F15, F16, F17, F18, F19: an ordering permutes eight seeds`(
    _ ordering: SeedOrdering,
    _ seeds: [Int]
  ) {
    #expect(ordering.order(of: 8).map { $0 + 1 } == seeds)
  }

  @Test func `F19: the inner-outer order of sixteen seeds`() {
    let seeds = [1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]
    #expect(SeedOrdering.innerOuter.order(of: 16).map { $0 + 1 } == seeds)
  }

  @Test(arguments: [
    (SeedOrdering.groupsEffortBalanced, 8, 2, [[1, 3, 5, 7], [2, 4, 6, 8]]),
    (.groupsSeedOptimized, 8, 2, [[1, 4, 5, 8], [2, 3, 6, 7]]),
    (.groupsBracketOptimized, 8, 2, [[1, 2, 5, 6], [3, 4, 7, 8]]),
    (.groupsBracketOptimized, 8, 4, [[1, 6], [4, 7], [3, 8], [2, 5]]),
    (
      .groupsBracketOptimized, 16, 4,
      [[1, 7, 12, 14], [2, 8, 11, 13], [3, 5, 10, 16], [4, 6, 9, 15]]
    ),
    (.natural, 7, 3, [[1, 2, 3], [4, 5], [6, 7]]),
    (.groupsEffortBalanced, 10, 3, [[1, 4, 7, 10], [2, 5, 8], [3, 6, 9]]),
    (.groupsSeedOptimized, 10, 3, [[1, 6, 7], [2, 5, 8], [3, 4, 9, 10]]),
  ])
  func `F20, F21, F39: pools get their seeds`(
    _ ordering: SeedOrdering,
    _ count: Int,
    _ groups: Int,
    _ pools: [[Int]]
  ) {
    let found = ordering.pools(of: count, groups: groups).map { $0.map { $0 + 1 } }
    #expect(found == pools)
  }

  @Test func `F43: the Berger tables of six`() {
    let rounds = RoundRobinPlanner.bergerRounds(of: 6).map { round in
      round.map { "\($0.first + 1)–\($0.second + 1)" }.joined(separator: " ")
    }
    #expect(
      rounds == ["1–6 2–5 3–4", "6–4 5–3 1–2", "2–6 3–1 4–5", "6–5 1–4 2–3", "3–6 4–2 5–1"]
    )
  }

  @Test(arguments: 2...13)
  func `F40, F43: everybody meets everybody once`(count: Int) {
    for rounds in [RoundRobinPlanner.circleRounds(of: count), .bergerRounds(of: count)] {
      var pairs: Set<[Int]> = []
      for round in rounds {
        let players = round.flatMap { [$0.first, $0.second] }
        #expect(Set(players).count == players.count)
        for pair in round { pairs.insert([pair.first, pair.second].sorted()) }
      }
      #expect(pairs.count == count * (count - 1) / 2)
    }
  }
}

extension [[RoundRobinPlanner.Pair]] {
  fileprivate static func bergerRounds(of count: Int) -> Self {
    RoundRobinPlanner.bergerRounds(of: count)
  }
}
