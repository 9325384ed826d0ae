import TatamiTournament
import Testing

/// Rounds that are known by the teams that meet.
@Suite struct RowReadingTests {
  private static let pairs = ["A,B", "C,D", "A,C", "B,D", "A,D", "B,C"]

  private func cup(_ rounds: [String]) throws -> Tournament {
    let rows = zip(rounds, Self.pairs).map { "\($0),\($1),1-0" }
    return try MatchListFixture.tournament(DerivationFixture.header + rows.joined(separator: "\n"))
  }

  @Test(arguments: ["Skupina A", "Lohko 1", "グループA", "Csoport"])
  func `a round in which all teams meet is a group`(_ name: String) throws {
    let cup = try cup(Array(repeating: name, count: 6))
    #expect(cup.stages.map(\.format) == [.roundRobin])
    #expect(cup.rounds.indices.allSatisfy { cup.shownName(ofRound: $0) != "Round 1" })
  }

  @Test(arguments: ["Kolejka", "Tura", "Day", "Kierros"])
  func `numbered rounds in which all teams meet are a league`(_ name: String) throws {
    let cup = try cup((0..<6).map { "\(name) \($0 / 2 + 1)" })
    #expect(cup.stages.map(\.format) == [.roundRobin])
    #expect(cup.rounds.indices.map { cup.shownName(ofRound: $0) }.last == "\(name) 3")
  }

  @Test func `groups by letters with any word`() throws {
    let rows = "Skupina A,A,B,1-0\nSkupina A,B,C,1-0\nSkupina A,C,A,1-0\n"
    let cup = try MatchListFixture.tournament(
      DerivationFixture.header + rows + "Skupina B,D,E,1-0\nSkupina B,E,F,1-0\nSkupina B,F,D,1-0\n"
        + "Finále,A,D,1-0"
    )
    #expect(cup.groups.prefix(2).map(\.name) == ["Skupina A", "Skupina B"])
    #expect(cup.champion() == "A")
  }

  @Test func `a group without named rounds has no names of rounds`() throws {
    let cup = try cup(Array(repeating: "Group A", count: 6))
    #expect(Set(cup.rounds.indices.map { cup.shownName(ofRound: $0) }) == [""])
  }

  @Test func `negative rounds are those of the losers`() throws {
    let rows = "1,A,B,2-0\n1,C,D,2-0\n2,A,C,2-1\n-1,B,D,2-0\n-2,C,B,2-1\n3,A,C,2-0"
    let cup = try MatchListFixture.tournament(DerivationFixture.header + rows)
    #expect(cup.stages.map(\.format) == [.doubleElimination])
    #expect(cup.champion() == "A")
  }

  @Test func `games in suffixes are a series`() throws {
    let rows =
      "SF G1,A,B,2-0\nSF G2,A,B,0-1\nSF G3,A,B,2-1\nSF G1,C,D,2-0\nSF G2,C,D,1-0\n"
      + "Final G1,A,C,1-0\nFinal G2,A,C,1-0"
    #expect(
      try DerivationFixture.stages(rows) == ["Cup: A* 2-1 B, C* 2-0 D, A* 2-0 C"]
    )
  }
}
