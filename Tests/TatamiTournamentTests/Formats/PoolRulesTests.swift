import TatamiTournament
import Testing

/// The rules of tables, and the qualifiers for a knockout.
@Suite struct PoolRulesTests {
  /// Returns pools of four in which every match has the score of a list, by match.
  private func pools(
    _ count: Int = 1,
    scores: [(Double, Double)]
  ) throws -> Tournament {
    var settings = StageSettings()
    settings.groupCount = count
    var tournament = Tournament()
    let names = (1...(4 * count)).map { "Team \($0)" }
    let definition = StageDefinition(
      .roundRobin,
      name: "Pools",
      entrants: names,
      settings: settings
    )
    try tournament.add(definition)
    for (index, score) in scores.enumerated() {
      let update = MatchUpdate(
        first: .init(score: score.0),
        second: .init(score: score.1),
        status: .completed
      )
      try tournament.update(match: .number(index), update)
    }
    return tournament
  }

  private func ranks(
    _ tournament: Tournament,
    _ tieBreak: PoolRules.TieBreak
  ) -> [[Int]] {
    tournament.table(ofGroup: 0, rules: PoolRules(tieBreak: tieBreak))
      .map { [$0.rank, $0.participant + 1] }
  }

  // The matches: 1–4, 3–2, 2–4, 1–3, 3–4, 2–1.
  @Test func `F72: difference or the match among the tied decides first`() throws {
    let tournament = try pools(scores: [(1, 0), (0, 5), (0, 1), (2, 0), (1, 0), (1, 0)])
    // Teams 1 and 2 have 6 points; 2 has won their match, 1 has the difference 2, 2 has 5.
    #expect(ranks(tournament, .overall).prefix(2) == [[1, 2], [2, 1]])
    #expect(ranks(tournament, .headToHead).prefix(2) == [[1, 2], [2, 1]])
    let other = try pools(scores: [(9, 0), (0, 1), (0, 1), (2, 0), (1, 0), (1, 0)])
    #expect(ranks(other, .overall).prefix(2) == [[1, 1], [2, 2]])
    #expect(ranks(other, .headToHead).prefix(2) == [[1, 2], [2, 1]])
  }

  @Test func `F70, F72: equal rows share a rank, with or without a gap`() throws {
    let draws = try pools(scores: [(1, 1), (1, 1), (1, 1), (1, 1), (1, 1), (1, 1)])
    #expect(ranks(draws, .overall) == [[1, 1], [1, 2], [1, 3], [1, 4]])
    let tournament = try pools(scores: [(1, 0), (1, 0), (1, 0), (1, 1), (1, 0), (1, 1)])
    let brackets = tournament.table(ofGroup: 0)
    #expect(brackets.map(\.points) == [7, 5, 4, 0])
    #expect(brackets.map(\.rank) == [1, 2, 3, 4])
    let shared = try pools(scores: [(1, 1), (1, 1)])
    #expect(ranks(shared, .brackets).map { $0[0] } == [1, 1, 1, 1])
    let gap = try pools(scores: [(0, 0), (0, 0), (1, 0), (0, 0), (0, 0), (0, 0)])
    #expect(ranks(gap, .overall) == [[1, 2], [2, 1], [2, 3], [4, 4]])
    #expect(ranks(gap, .brackets) == [[1, 2], [2, 1], [2, 3], [3, 4]])
  }

  @Test func `F72: a forfeit counts as a loss unless the rules say otherwise`() throws {
    var tournament = try pools(scores: [])
    try tournament.update(match: 0, MatchUpdate(first: .init(isForfeit: true)))
    let rows = tournament.table(ofGroup: 0, rules: PoolRules(tieBreak: .overall))
    let row = rows.first { $0.participant == 0 }
    #expect(row?.losses == 1)
    #expect(row?.forfeits == 1)
    let original = tournament.table(ofGroup: 0).first { $0.participant == 0 }
    #expect(original?.losses == 0)
  }

  @Test func `F71, F105, F106: the best of the pools enter a knockout`() throws {
    var tournament = try pools(2, scores: [(3, 0), (1, 0), (0, 1)])
    #expect(throws: StandingsError.unfinished(match: 3)) {
      try tournament.qualifiers(ofStage: 0, perGroup: 2)
    }
    #expect(
      try tournament.qualifierLabels(ofStage: 0, perGroup: 2, order: .crossed)
        == ["1st of Group A", "2nd of Group B", "1st of Group B", "2nd of Group A"]
    )
    for match in tournament.matches where match.results.status == .ready {
      try tournament.update(match: match.id, MatchUpdate(first: .init(score: 2, result: .win)))
    }
    let pools = [0, 1].map { tournament.table(ofGroup: $0).prefix(2).map(\.participant) }
    let crossed = try tournament.qualifiers(ofStage: 0, perGroup: 2, order: .crossed)
    let expected = [pools[0][0], pools[1][1], pools[1][0], pools[0][1]]
    #expect(crossed == expected.map { .participant(.number($0)) })
    let merged = try tournament.qualifiers(ofStage: 0, perGroup: 2)
    let indexes = tournament.participants.indices.filter { index in
      merged.contains(.participant(.number(index)))
    }
    #expect(merged.count == 4)
    #expect(Set(indexes) == Set(pools.joined()))
    try tournament.add(
      StageDefinition(.singleElimination, name: "Finals", seeding: crossed)
    )
    #expect(tournament.stages[1].number == 2)
    #expect(tournament.participants.count == 8)
    #expect(throws: StandingsError.noPools(stage: 1)) {
      try tournament.qualifiers(ofStage: 1, perGroup: 2)
    }
  }

  @Test func `F29, F68: a third-place match of two byes takes no rank`() throws {
    var settings = StageSettings()
    settings.size = 4
    settings.consolationFinal = true
    var tournament = Tournament()
    try tournament.add(
      StageDefinition(.singleElimination, name: "Cup", entrants: ["A", "B"], settings: settings)
    )
    try tournament.update(match: 2, MatchUpdate(first: .init(score: 1, result: .win)))
    guard case .elimination(let ranks) = try tournament.standings(ofStage: 0) else {
      throw StandingsError.incomplete(stage: 0)
    }
    #expect(ranks.map(\.rank) == [1, 2])
  }

  @Test func `F42, F78: a round of byes only is not shown`() throws {
    var settings = StageSettings()
    settings.groupCount = 2
    settings.seedOrdering = [.natural]
    let names = ["Ann", "", "", "Bob", "Cid", "Dee"]
    let seeding = names.map { $0.isEmpty ? StageDefinition.Seed.bye : .entrant(name: $0) }
    var tournament = Tournament()
    try tournament.add(
      StageDefinition(.roundRobin, name: "Pools", seeding: seeding, settings: settings)
    )
    let sections = try #require(tournament.outline(ofStage: 0)?.sections)
    #expect(sections[0].rounds.map(\.name) == ["Round 1", "Round 2"])
    #expect(sections[0].rounds.map(\.matches.count) == [1, 1])
    #expect(sections[1].rounds.count == 3)
  }

  @Test func `F42, F78: a pool of byes only is not shown`() throws {
    var settings = StageSettings()
    settings.groupCount = 3
    settings.seedOrdering = [.natural]
    let names = ["Ann", "Bob", "", "", "Cid", "Dee"]
    let seeding = names.map { $0.isEmpty ? StageDefinition.Seed.bye : .entrant(name: $0) }
    var tournament = Tournament()
    try tournament.add(
      StageDefinition(.roundRobin, name: "Pools", seeding: seeding, settings: settings)
    )
    let sections = try #require(tournament.outline(ofStage: 0)?.sections)
    #expect(sections.map(\.title) == ["Group 1", "Group 2"])
  }
}
