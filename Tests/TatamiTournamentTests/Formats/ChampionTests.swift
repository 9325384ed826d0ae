import TatamiTournament
import Testing

/// The winner of the main bracket, and the stages of those who lost in it.
struct ChampionTests {
  private func cup(_ rows: String) throws -> Tournament {
    let text = "round,home,away,score\n" + rows
    let document = try TournamentDocument.read(Array(text.utf8), name: "cup.csv").document
    guard case .tournament(let cup) = document else { throw UnexpectedSwissTournament() }
    return cup
  }

  private struct UnexpectedSwissTournament: Error {}

  @Test func `the winner of a consolation bracket is not the champion`() throws {
    let cup = try cup("SF,A,B,1-0\nSF,C,D,1-0\nFinal,A,C,1-0\nConsolation round 1,B,D,1-0")
    #expect(cup.stages.count == 2)
    #expect(cup.stagesForLosers() == [false, true])
    #expect(cup.champion() == "A")
  }

  @Test func `a placement match follows the final and has no champion`() throws {
    let cup = try cup("SF,A,B,1-0\nSF,C,D,1-0\nFinal,A,C,0-1\n5th place,B,D,1-0")
    #expect(cup.stagesForLosers() == [false, true])
    #expect(cup.champion() == "C")
  }

  @Test func `a final of the winners of an earlier stage decides the champion`() throws {
    var cup = Tournament()
    try cup.add(StageDefinition(.singleElimination, name: "North", entrants: ["A", "B"]))
    try cup.update(
      match: 0,
      MatchUpdate(first: .init(score: 1, result: .win), second: .init(score: 0))
    )
    try cup.add(StageDefinition(.singleElimination, name: "Grand final", entrants: ["A", "C"]))
    try cup.update(
      match: 1,
      MatchUpdate(first: .init(score: 0), second: .init(score: 2, result: .win))
    )
    #expect(cup.stagesForLosers() == [false, false])
    #expect(cup.champion() == "C")
  }

  @Test func `a tournament without a decided final has no champion`() throws {
    #expect(try cup("SF,A,B,1-0\nSF,C,D,1-0\nFinal,A,C,").champion() == nil)
    #expect(try cup("Group A,A,B,1-0\nGroup A,B,C,1-0\nGroup A,A,C,1-0").champion() == nil)
  }

  @Test func `the points of an option are those of the tables`() throws {
    let text = "round,home,away,score\nGroup A,A,B,1-0\nGroup A,B,C,1-0\nGroup A,A,C,1-0"
    var options = TournamentDocument.Options()
    options.points = TablePoints(win: 2, draw: 1)
    let document = try TournamentDocument.read(
      Array(text.utf8),
      name: "cup.csv",
      options: options
    ).document
    guard case .tournament(let cup) = document else { throw UnexpectedSwissTournament() }
    #expect(cup.table(ofGroup: 0, rules: cup.usualRules(ofGroup: 0)).map(\.points) == [4, 2, 0])
  }
}
