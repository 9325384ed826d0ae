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

  private static let rounds =
    "1,A,B,2-0\n1,C,D,1-0\n1,E,F,1-1\n2,A,C,1-0\n2,B,E,0-2\n2,D,F,1-0\n3,A,E,1-0\n3,C,F,2-0\n3,B,D,0-1\n"

  @Test func `F118: rounds of all teams before a knockout are a table and a bracket`() throws {
    let text = DerivationFixture.header + Self.rounds + "SF,A,D,1-0\nSF,C,E,0-1\nFinal,A,E,2-1"
    let (document, notices) = try TournamentDocument.read(Array(text.utf8), name: "cup.csv")
    guard case .tournament(let cup) = document else {
      Issue.record("read as a Swiss tournament")
      return
    }
    #expect(cup.stages.map(\.format) == [.roundRobin, .singleElimination])
    #expect(cup.champion() == "A")
    let texts = notices.map(\.description)
    #expect(
      texts.contains("cup.csv:2: 3 rounds in which all teams play are a table before the knockout")
    )
  }

  @Test(arguments: ["Final,A,Z,2-1", "SF,A,D,1-0\nSF,C,E,0-1\nFinal,D,E,2-1"])
  func `F118: a knockout of other teams, or with an eliminated team, is refused`(_ rows: String) {
    #expect(MatchListFixture.errorMessage(DerivationFixture.header + Self.rounds + rows) != nil)
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
