import TatamiTournament
import Testing

/// Matches without a winner, and replays.
@Suite struct OpenMatchTests {
  @Test func `a tie left open is noted, and has no winner`() throws {
    let rows = "SF,A,B,1-0\nSF,C,D,2-0\nFinal,A,C,1-1"
    #expect(try DerivationFixture.champion(rows) == nil)
    #expect(
      DerivationFixture.messages(rows) == [
        "cup.csv:4: 'A', 'C' have 1-1 and no winner, so the match is undecided; add the shoot-out, or a"
          + " column 'winner'"
      ]
    )
  }

  @Test func `a draw whose winner plays on is not noted`() {
    #expect(DerivationFixture.messages("SF,A,B,1-1\nSF,C,D,2-0\nFinal,A,C,1-0").isEmpty)
  }

  @Test(arguments: ["1st leg", "Hinspiel", "ida", "andata", "game 1", "G1"])
  func `a first leg or game alone has no winner`(_ leg: String) throws {
    let rows = "Final \(leg),A,B,2-1"
    #expect(try DerivationFixture.champion(rows) == nil)
    #expect(
      DerivationFixture.messages(rows) == [
        "cup.csv:2: 'A', 'B' have not played all of their matches, so the tie is undecided"
      ]
    )
  }

  @Test func `a first leg in a column is kept without the second`() throws {
    let header = "round,home,away,first_leg,second_leg\n"
    let rows = "SF,A,B,2-1,1-1\nSF,C,D,2-1,"
    #expect(
      try DerivationFixture.stages(rows, header: header) == ["Cup: A* 3-2 B, C 2-1 D, A ?"]
    )
    #expect(DerivationFixture.messages(rows, header: header).count == 1)
  }

  @Test func `a first leg among pairs of legs has no winner`() throws {
    let rows = "SF,A,B,2-1\nSF,B,A,0-0\nSF,C,D,1-0\nSF,D,C,1-0\nSF,E,F,2-0\nSF,G,H,1-0\nSF,H,G,0-0"
    #expect(try DerivationFixture.stages(rows)[0].contains("E 2-0 F"))
  }

  @Test(arguments: [1, 2]) func `a lone match of an early round crowns nobody`(_ count: Int) throws
  {
    let semifinal = try DerivationFixture.stages("Semi-final,A,B,2-1")
    #expect(semifinal == ["Cup: A* 2-1 B, A ?"])
    let rows = ["Quarter-final,A,B,2-1", "Quarter-final,C,D,2-1"].prefix(count)
    #expect(try DerivationFixture.champion(rows.joined(separator: "\n")) == nil)
    let cup = try MatchListFixture.tournament(
      DerivationFixture.header + rows.joined(separator: "\n")
    )
    #expect(SingleElimination(cup).rounds.count == 3)
  }

  @Test func `a bye with two teams is refused`() {
    #expect(
      DerivationFixture.messages("R1,A,B,bye\nR1,C,D,1-0\nFinal,A,C,1-0") == [
        "cup.csv:2: a bye, but the row names 'A', 'B'; remove the team that did not play, or write"
          + " 'w/o' for a walkover"
      ]
    )
  }

  @Test(arguments: [
    "SF,A,B,1-1\nSF,B,A,0-2", "SF,A,B,1-1\nSF replay,B,A,0-2", "SF (R),B,A,0-2\nSF,A,B,1-1",
    "SF,A,B,1-1\nSF Wiederholungsspiel,B,A,0-2", "SF,A,B,1-1\nSF,A,B,0-0\nSF,A,B,2-0",
  ])
  func `the last match of a replay decides`(_ rows: String) throws {
    let others = "\nSF,C,D,1-0\nFinal,A,C,1-0"
    let cup = try MatchListFixture.tournament(DerivationFixture.header + rows + others)
    #expect(SingleElimination(cup).outline == ["2 A 1* C 0", "  1 A 2* B 0", "  1 C 1* D 0"])
    #expect(cup.matches[0].legs.count == rows.split(separator: "\n").count)
  }

  @Test func `pairs of rows in all of a round are legs, which is noted`() throws {
    let rows = "SF,A,B,1-1\nSF,B,A,0-2\nSF,C,D,1-1\nSF,D,C,1-0\nFinal,A,D,1-0"
    #expect(try DerivationFixture.stages(rows)[0].hasPrefix("Cup: A* 3-1 B, C 1-2 D*"))
    #expect(
      DerivationFixture.messages(rows) == [
        "cup.csv:2: two rows of the same teams in 'SF' are legs, whose scores are added up; --best-of 3"
          + " reads them as games"
      ]
    )
  }

  @Test func `a second meeting without a draw is refused among single matches`() {
    let rows = "R1,A,B,1-0\nR1,B,A,0-1\nR1,C,D,1-0\nR1,E,F,1-0\nR1,G,H,1-0"
    #expect(
      DerivationFixture.messages(rows) == [
        "cup.csv:3: 'A', 'B' meet twice in round 'R1', where other teams meet once, and no draw"
          + " explains it; call the second match 'Replay', or give --legs 2 or --best-of 3"
      ]
    )
  }

  @Test func `another team than the winner in the next round is refused with both rows`() {
    #expect(
      DerivationFixture.messages("SF,A,B,1-0\nSF,C,D,1-0\nFinal,B,C,2-0") == [
        "cup.csv:4: 'B' plays in round 'Final' but was eliminated in line 2; correct the team or the"
          + " earlier score; if another column has the results, name it as in --column result='Score'"
      ]
    )
  }

  @Test func `a second final is not the match for the third place`() {
    #expect(
      DerivationFixture.messages("SF,A,B,1-0\nSF,C,D,1-0\nFinal,A,C,1-0\nFinal,B,D,1-0") == [
        "cup.csv:5: a second match of round 'Final', the first is line 4; a tournament has one final"
          + "; if a column tells brackets apart, name it as in --column region='Bracket'"
      ]
    )
  }
}
