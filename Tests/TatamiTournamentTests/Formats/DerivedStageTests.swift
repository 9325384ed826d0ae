import TatamiTournament
import TestSupport
import Testing

/// Stages that are derived from match lists.
@Suite struct DerivedStageTests {
  private func tournament(_ rows: String...) throws -> Tournament {
    let text = (["round,home,away,home_score,away_score"] + rows).joined(separator: "\n")
    return try Tournament.derive(from: MatchListFixture.list(text), name: "Cup")
  }

  private func message(_ rows: String...) throws -> String? {
    let text = (["round,home,away,home_score,away_score"] + rows).joined(separator: "\n")
    let list = try MatchListFixture.list(text)
    do {
      _ = try Tournament.derive(from: list, name: "Cup")
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// The matches with two teams as `group.round first-second winner`, sorted.
  private func outline(_ tournament: Tournament, withRounds: Bool = true) -> [String] {
    tournament.matches.compactMap { match in
      guard let first = match.results.first?.participant,
        let second = match.results.second?.participant, let round = match.round,
        let group = match.group
      else { return nil }
      let names = [first, second].map { tournament.participants[$0].name }
      let winner = match.results.winner.map { $0 == .first ? names[0] : names[1] } ?? "-"
      let isSecondFinal = group == 2 && tournament.rounds[round].number == 2
      if isSecondFinal, winner == "-" { return nil }
      let number = withRounds ? ".\(tournament.rounds[round].number)" : ""
      let teams = names.sorted().joined(separator: "–")
      return "\(match.stage).\(tournament.groups[group].number)\(number) \(teams) \(winner)"
    }.sorted()
  }

  @Test func `both brackets and the grand final of four players`() throws {
    let cup = try tournament(
      "WB Round 1,Ann,Bob,2,0",
      "WB Round 1,Cid,Dee,2,1",
      "WB Final,Ann,Cid,2,1",
      "LB Round 1,Bob,Dee,0,2",
      "LB Final,Dee,Cid,1,2",
      "Grand Final,Cid,Ann,2,3"
    )
    #expect(
      outline(cup) == [
        "0.1.1 Ann–Bob Ann", "0.1.1 Cid–Dee Cid", "0.1.2 Ann–Cid Ann", "0.2.1 Bob–Dee Dee",
        "0.2.2 Cid–Dee Cid", "0.3.1 Ann–Cid Ann",
      ]
    )
    let final = try #require(cup.matches.last)
    #expect(final.results.first?.score == 3)
    #expect(final.results.second?.score == 2)
    #expect(final.results.status == .archived)
    #expect(cup.layout(ofStage: 0).lines.count == 5)
    #expect(try Tournament(bracketsModel: cup.bracketsModel()) == cup)
  }

  @Test func `plain names of the winners' rounds, and a second grand final`() throws {
    let cup = try tournament(
      "Semi-final,Ann,Bob,2,0",
      "Semi-final,Cid,Dee,2,1",
      "Winners' final,Ann,Cid,2,1",
      "Losers' semi-final,Bob,Dee,0,2",
      "Losers' final,Cid,Dee,2,1",
      "Final,Ann,Cid,2,3",
      "Bracket reset,Ann,Cid,0,3"
    )
    #expect(cup.stages[0].settings.grandFinal == .double)
    #expect(outline(cup).suffix(2) == ["0.3.1 Ann–Cid Cid", "0.3.2 Ann–Cid Cid"])
  }

  @Test func `teams that begin in the losers' bracket`() throws {
    let cup = try tournament(
      "Upper Final,Ann,Bob,2,0",
      "Lower Round 1,Cid,Dee,2,1",
      "Lower Final,Bob,Cid,1,2",
      "Grand Final,Ann,Cid,2,1"
    )
    #expect(cup.stages[0].settings.skipFirstRound == true)
    #expect(cup.stages[0].settings.size == 4)
    #expect(outline(cup).count == 4)
  }

  @Test func `fixtures keep the texts of the file`() throws {
    let cup = try tournament(
      "WB Round 1,Ann,Bob,2,0",
      "WB Round 1,Cid,Dee,,",
      "LB Round 1,Bob,Loser WB 2,,"
    )
    let lower = try #require(cup.matches.first { $0.group == 1 })
    #expect(lower.results.second?.participant == nil)
    #expect(lower.results.second?.label == "Loser WB 2")
    #expect(cup.stages[0].settings.grandFinal == .simple)
  }

  @Test func `losers' brackets of other forms are rejected with the reason`() throws {
    let rounds = ["WB Round 1,Ann,Bob,2,0", "WB Round 1,Cid,Dee,2,1", "WB Final,Ann,Cid,2,1"]
    let undefeated = try message(rounds[0], rounds[1], rounds[2], "LB Final,Ann,Dee,2,1")
    #expect(
      undefeated?.contains("'Ann' plays in the losers' bracket but has lost no match") == true
    )
    let twice = try message(
      rounds[0],
      rounds[1],
      rounds[2],
      "LB Round 1,Bob,Dee,0,2",
      "LB Final,Bob,Cid,2,1"
    )
    #expect(
      twice?.contains("'Bob' plays a later round of the losers' bracket but has not won") == true
    )
    let alone = try message("LB Round 1,Bob,Dee,0,2")
    #expect(alone?.contains("a losers' bracket without a winners' bracket") == true)
    let wrong = try message(
      rounds[0],
      rounds[1],
      rounds[2],
      "LB Round 1,Bob,Dee,0,2",
      "LB Final,Dee,Cid,2,1",
      "Grand final,Ann,Cid,2,1"
    )
    #expect(wrong?.contains("'Cid' plays the grand final but has not won its bracket") == true)
  }

  @Test func `groups by letters, with tables, and the knockout after them`() throws {
    let cup = try tournament(
      "Group F,Ann,Bob,2,0",
      "Group F – matchday 2,Bob,Cid,1,1",
      "Group F – matchday 2,Ann,Cid,0,1",
      "Group A,Dee,Eve,3,1",
      "Semi-final,Ann,Dee,2,1",
      "Semi-final,Cid,Eve,0,1",
      "Final,Ann,Eve,0,2"
    )
    #expect(cup.stages.map(\.format) == [.roundRobin, .singleElimination])
    #expect(cup.groups[0].name == "Group A")
    #expect(cup.groups[1].rounds.count == 3)
    let table = cup.table(ofGroup: 1, rules: PoolRules(tieBreak: .overall))
    #expect(table.map { cup.participants[$0.participant].name } == ["Cid", "Ann", "Bob"])
    #expect(table.map(\.points) == [4, 3, 1])
    #expect(try Tournament(bracketsModel: cup.bracketsModel()) == cup)
  }

  @Test func `a match for third place is a stage of its own`() throws {
    let cup = try tournament(
      "WB Round 1,Ann,Bob,2,0",
      "WB Round 1,Cid,Dee,2,1",
      "WB Final,Ann,Cid,2,1",
      "LB Final,Dee,Cid,1,2",
      "LB Round 1,Bob,Dee,0,2",
      "Third place,Dee,Bob,1,0"
    )
    #expect(cup.stages.map(\.name) == ["Cup", "Third place"])
    #expect(cup.matches.last?.results.first?.score == 1)
  }

  @Test func `a consolation bracket is a stage of its own`() throws {
    let cup = try tournament(
      "Semi-final,Ann,Bob,2,0",
      "Semi-final,Cid,Dee,2,1",
      "Final,Ann,Cid,2,1",
      "Consolation round 1,Bob,Dee,1,2"
    )
    #expect(cup.stages.map(\.name) == ["Main bracket", "Consolation bracket"])
    #expect(cup.stages.map(\.format) == [.singleElimination, .singleElimination])
    let wrong = try message("Semi-final,Ann,Bob,2,0", "Consolation round 1,Bob,Deo,1,2")
    #expect(
      wrong?.contains("'Deo' plays a placement match but no match in an earlier round") == true
    )
  }

  @Test func `a final of losers without the loser of the winners' final is rejected`() throws {
    let rounds = ["WB Round 1,Ann,Bob,2,0", "WB Round 1,Cid,Dee,2,1", "WB Final,Ann,Cid,2,1"]
    let wrong = try message(rounds[0], rounds[1], rounds[2], "LB Final,Bob,Dee,0,2")
    #expect(wrong?.contains("'Bob', 'Dee' meet in 'LB Final', in which one team comes") == true)
  }

  @Test func `errors of groups say which row is wrong`() throws {
    let two = try message("Group A,Ann,Bob,1,0", "Group B,Bob,Cid,1,0")
    #expect(
      two
        == "cup.csv:3: 'Bob' plays in 'Group A', 'Group B'; a team plays in one group: correct the name or the group"
    )
    let open = try message("Group A,Ann,,,", "Group A,Bob,Cid,1,0")
    #expect(open == "cup.csv:2: away is ''; name both teams of a match in a group")
    let same = try message("Group A,Ann,Bob,1,0", "Group A,Ann,Bob,1,0")
    #expect(same == "cup.csv:3: the same row as line 2; remove one of them")
  }

  @Test func `rows of random tournaments give the same matches again`() throws {
    for seed in 0..<UInt64(Thoroughness.cases(60, thorough: 2_000)) {
      var random = SeededRandom(seed: seed)
      var definition = RandomTournament.definition(using: &random)
      guard definition.format != .singleElimination else { continue }
      definition.settings.matchesChildCount = 0
      definition.settings.consolationFinal = false
      // A match list without a grand final is one in which that match has not been played.
      if definition.settings.grandFinal == .omitted { definition.settings.grandFinal = .simple }
      definition.settings.groupCount = definition.settings.groupCount.map { _ in 1 }
      definition.settings.roundRobinMode = .simple
      let size = definition.seeding?.count ?? 0
      let byes =
        random.chance(0.5) || size < 4 || definition.settings.skipFirstRound == true
        ? 0 : random.int(in: 0...(size / 2 - 1))
      definition.seeding = (0..<size).map {
        $0 < size - byes ? .entrant(name: "Team \($0 + 1)") : .bye
      }
      let isWhole = random.chance(0.6)
      if !isWhole, definition.format == .doubleElimination {
        definition.settings.seedOrdering = nil
      }
      var original = Tournament()
      try original.add(definition)
      let limit = isWhole ? nil : random.int(in: 3...30)
      try RandomTournament.play(&original, using: &random, limit: limit)
      var rows = rows(of: original)
      guard rows.contains(where: { !$0.hasPrefix("LB") }) else { continue }
      if isWhole { rows.shuffle(using: &random) }
      let text = (["round,home,away,home_score,away_score,winner"] + rows).joined(separator: "\n")
      let list = try MatchListFixture.list(text)
      let hasLower = rows.contains { $0.hasPrefix("LB") }
      guard hasLower || definition.format == .roundRobin else { continue }
      do {
        let derived = try Tournament.derive(from: list, name: "Cup")
        let withRounds = isWhole && definition.format == .doubleElimination
        #expect(
          outline(derived, withRounds: withRounds) == outline(original, withRounds: withRounds),
          "seed \(seed)\n\(text)"
        )
        #expect(try Tournament(bracketsModel: derived.bracketsModel()) == derived, "seed \(seed)")
      } catch {
        Issue.record("seed \(seed): \(error)\n\(text)")
      }
    }
  }

  /// The rows of all matches with two participants.
  private func rows(of tournament: Tournament) -> [String] {
    guard let view = tournament.outline(ofStage: 0) else { return [] }
    let rounds = view.sections.flatMap(\.rounds)
    return rounds.flatMap { round in
      round.matches.compactMap { shown -> String? in
        let results = tournament.matches[shown.match].results
        guard !results.hasBye else { return nil }
        let names = [results.first, results.second].map { opponent in
          opponent?.participant.map { tournament.participants[$0].name } ?? ""
        }
        let winner = results.winner.map { $0 == .first ? "home" : "away" } ?? ""
        let scores = winner.isEmpty ? ["", ""] : winner == "home" ? ["2", "1"] : ["1", "2"]
        let name = view.hasPools ? "Group A" : round.name
        return ([name] + names + scores + [winner]).joined(separator: ",")
      }
    }
  }
}
