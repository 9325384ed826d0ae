import TatamiTournament
import Testing

/// Cells of results that are marks.
@Suite struct ResultMarkTests {
  private func tournament(_ text: String) throws -> (Tournament?, [String]) {
    let (document, notices) = try TournamentDocument.read(Array(text.utf8), name: "cup.csv")
    let tournament: Tournament? =
      if case .tournament(let tournament) = document { tournament } else { nil }
    return (tournament, notices.map(\.description))
  }

  @Test(arguments: ["DSQ", "DQ", "disqualified", "WD", "DNS"])
  func `the reason of a walkover stays with the match`(_ mark: String) throws {
    let text = "round,home,away,score,winner\nFinal,A,B,\(mark),B"
    let cup = try #require(try tournament(text).0)
    #expect(cup.matches.map(\.note) == [mark])
    #expect(cup.champion() == "B")
  }

  @Test(arguments: ["w/o (DQ)", "3-0 (DQ)"])
  func `the reason of a walkover is without the rest of its cell`(_ cell: String) throws {
    let text = "round,home,away,score,winner\nFinal,A,B,\(cell),A"
    #expect(try tournament(text).0?.matches.map(\.note) == ["DQ"])
  }

  @Test func `a disqualified side in a column of scores keeps its mark`() throws {
    let text = "round,home,away,home_score,away_score\nFinal,A,B,DSQ,"
    let cup = try #require(try tournament(text).0)
    #expect(cup.matches.map(\.note) == ["DSQ"])
    #expect(cup.champion() == "B")
  }

  @Test(arguments: ["w/o", "kampflos", "walkover", "+:-"])
  func `a plain walkover has no reason`(_ mark: String) throws {
    let text = "round,home,away,score,winner\nFinal,A,B,\(mark),A"
    #expect(try tournament(text).0?.matches.map(\.note) == [""])
  }

  @Test(arguments: [("6-1 3-6 2-0 RET", "retirement"), ("RET", "retirement"), ("DSQ", "walkover")])
  func `an end without a winner asks for the winner`(_ mark: String, _ ending: String) throws {
    let text = "round,home,away,score\nFinal,A,B,\(mark)"
    #expect(
      try tournament(text).1 == [
        "cup.csv:2: the match of 'A', 'B' ended by a \(ending), but the row does not say who advances,"
          + " so it is undecided; add a column 'winner'"
      ]
    )
  }
}
