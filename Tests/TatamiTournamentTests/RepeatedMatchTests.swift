import TatamiTournament
import Testing

@Suite struct RepeatedMatchTests {
  private static let header = "round,home,away,home_score,away_score\n"

  private func outline(
    _ rows: String,
    _ repeatedMatches: RepeatedMatches = .recognized
  ) throws -> [String] {
    let list = try MatchListFixture.list(RepeatedMatchTests.header + rows)
    let cup = try Tournament.derive(from: list, name: "Cup", repeatedMatches: repeatedMatches)
    return SingleElimination(cup).outline
  }

  private func message(
    _ rows: String,
    _ repeatedMatches: RepeatedMatches = .recognized
  ) -> String {
    do {
      return try outline(rows, repeatedMatches).joined(separator: ", ")
    } catch {
      return "\(error)"
    }
  }

  @Test func `two wins are a series where others play three games`() throws {
    let rows = "SF,A,B,90,80\nSF,A,B,70,60\nSF,C,D,1,0\nSF,C,D,0,1\nSF,C,D,2,0\nFinal,A,C,1,0"
    #expect(try outline(rows) == ["2 A 1* C 0", "  1 A 2* B 0", "  1 C 2* D 1"])
  }

  @Test func `one win each can be legs or games where others play three games`() {
    let rows = "SF,A,B,90,80\nSF,A,B,70,75\nSF,C,D,1,0\nSF,C,D,0,1\nSF,C,D,2,0\nFinal,A,C,1,0"
    #expect(
      message(rows)
        == "cup.csv:3: 'A', 'B' meet twice in round 'SF' and win once each; the rows can be legs or"
        + " games of a series: give --legs 2 or --best-of 3"
    )
    #expect(message(rows, .bestOf(3)) == "2 A 1 C 0,   1 A 1* B 1,   1 C 2* D 1")
    #expect(message(rows, .legs(3)) == "2 A 1* C 0,   1 A 160* B 155,   1 C 3* D 1")
  }

  @Test func `games in the round's name are a series`() throws {
    let rows = "Final Game 1,A,B,90,80\nFinal Game 2,B,A,100,120"
    #expect(try outline(rows) == ["1 A 2* B 0"])
  }

  @Test func `a series ends with more than half of the games`() throws {
    let rows = "Final,A,B,3,0\nFinal,A,B,3,0"
    #expect(try outline(rows, .bestOf(3)) == ["1 A 2* B 0"])
    #expect(try outline(rows, .bestOf(5)) == ["1 A 2 B 0"])
    #expect(try outline("Final,A,B,3,0", .bestOf(5)) == ["1 A 3* B 0"])
    #expect(try outline("Final,A,B,1,0", .bestOf(3)) == ["1 A 1 B 0"])
  }

  @Test func `more rows than legs or games are rejected`() {
    let rows = "Final,A,B,3,0\nFinal,A,B,3,1\nFinal,A,B,3,2"
    let text = "rows of the same teams in round 'Final'; allowed are up to 2"
    #expect(message(rows, .legs(2)) == "cup.csv:2: 3 \(text)")
  }
}
