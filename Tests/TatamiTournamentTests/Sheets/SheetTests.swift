import TatamiTournament
import Testing

/// Tables with titles, blocks, notes and pairs in one cell.
@Suite struct SheetTests {
  private func read(_ text: String) throws -> (tournament: Tournament, notices: [String]) {
    let (document, notices) = try TournamentDocument.read(Array(text.utf8), name: "cup.csv")
    guard case .tournament(let tournament) = document else {
      Issue.record("read as a Swiss tournament")
      return (Tournament(), [])
    }
    return (tournament, notices.map(\.description))
  }

  private func error(_ text: String) -> String {
    do {
      _ = try TournamentDocument.read(Array(text.utf8), name: "cup.csv")
      return ""
    } catch {
      return "\(error)"
    }
  }

  private static let blocks = """
    Club Championship 2026,,

    Semi-finals,,
    Home,Away,Score
    A,B,2-0
    C,D,0-1
    Final,,
    Home,Away,Score
    A,D,3-2
    Printed on Monday,,
    """

  @Test func `F115: titles above blocks are rounds`() throws {
    let (cup, notices) = try read(Self.blocks)
    #expect(cup.champion() == "A")
    #expect(
      notices == [
        "cup.csv:1: skipped lines 1, 8, 10, which have no match: 'Club Championship 2026',"
          + " 'Printed on Monday'",
        "cup.csv:3: the titles above the matches are their rounds: 'Semi-finals', 'Final'",
      ]
    )
  }

  @Test func `F115: titles of unknown words order the rounds by the teams that play on`() throws {
    let text = Self.blocks.replacing("Semi-finals", with: "Puolivälierät")
    #expect(try read(text).tournament.champion() == "A")
  }

  @Test func `F115: titles of groups stand before the rounds of their rows`() throws {
    let (cup, _) = try read(
      """
      Round,Home,Away,Score
      Group A,,,
      1,A,B,2-0
      2,A,C,1-0
      3,B,C,1-1
      Group B,,,
      1,D,E,2-0
      2,D,F,1-0
      3,E,F,1-1
      """
    )
    #expect(cup.groups.map(\.name) == ["Group A", "Group B"])
  }

  @Test func `F115: a table without a header has its sides in the first columns of names`() throws {
    let (cup, _) = try read("Halbfinale;;\nA;B;6:2 6:3\nC;D;4:6 1:6\nFinale;;\nA;D;6:0 6:1\n")
    #expect(cup.champion() == "A")
  }

  @Test func `F115: short rows lack their last cells`() throws {
    let (cup, notices) = try read(
      "round,home,away,score,remark\nSF,A,B,2-0\nSF,C,D,0-1,aet\nF,A,D\n"
    )
    #expect(cup.matches.count { $0.results.isCompleted } == 2)
    #expect(
      notices == [
        "cup.csv:2: lines 2, 4 have fewer cells than the header; the last ones are read as empty"
      ]
    )
  }

  @Test func `F115: a short row whose cells are not those of its columns is refused`() {
    #expect(
      error("round,home,away,score\nSF,A,B,2-0\nSF,C D,0-1\nF,A,D,1-0").contains("cup.csv:3:")
    )
  }

  @Test func `F115: a result between the titles is refused`() {
    #expect(
      error(Self.blocks.replacing("Final,,", with: "C - D 0:1,,\nFinal,,"))
        == "cup.csv:7: the single cell 'C - D 0:1' looks like a result; write its teams and score in"
        + " the columns of the matches, or remove the line"
    )
  }

  @Test(arguments: ["Final: A - D 3:2", "Semi-final: C v D 3-1"])
  func `F115: a match below the table is refused`(_ text: String) {
    #expect(error(Self.blocks + "\n\(text),,").contains("looks like a result"))
  }

  @Test(arguments: ["Last year: A - D 3:2", "A 3-2 D was the score in 2025"])
  func `F115: a result in a note below the table is named`(_ text: String) throws {
    let (_, notices) = try read(Self.blocks + "\n\(text),,")
    #expect(
      notices.contains { $0.contains("cup.csv:11: skipped '\(text)', which looks like a result") }
    )
  }

  @Test func `F115: dates, times and seasons in notes are no results`() throws {
    let (_, notices) = try read(Self.blocks + "\nSeason 2025-26 until 7.5.2026 at 19:30,,")
    #expect(!notices.contains { $0.contains("looks like a result") })
  }

  @Test func `F115: totals below a table are skipped`() throws {
    let (cup, notices) = try read(
      "round,home,away,home goals,away goals\nSF,A,B,2,0\nSF,C,D,0,1\nF,A,D,1,0\nTotal,,,3,1"
    )
    #expect(cup.champion() == "A")
    #expect(notices == ["cup.csv:5: skipped a row without teams, 'Total'"])
  }

  @Test(arguments: [
    "A vs B", "A VS. B", "A v B", "A v. B", "A x B", "A @ B", "A - B", "A – B", "A : B",
    "A gegen B",
  ])
  func `F116: a cell names both sides around a separator`(_ pair: String) throws {
    let other = pair.replacing("A", with: "C").replacing("B", with: "D")
    let last = pair.replacing("B", with: "C")
    let (cup, notices) = try read(
      "round,pairing,score\nSF,\(pair),2-0\nSF,\(other),1-0\nF,\(last),0-1"
    )
    #expect(cup.champion() == "C")
    #expect(notices.contains { $0.contains("read the cells of 'pairing' as both sides around '") })
  }

  @Test func `F116: hyphens without spaces belong to names`() throws {
    let (cup, _) = try read(
      "round,match\nSF,Rot-Weiß - X-Ray 2:0\nSF,C - D 1:0\nF,Rot-Weiß - C 1:0"
    )
    #expect(cup.champion() == "Rot-Weiß")
  }

  @Test(arguments: ["A 3-1 B", "A 3 - 1 B", "A 1-1 (4-3 p) B", "A 6-4 6-3 B"])
  func `F116: a result is between the sides of a cell`(_ first: String) throws {
    let (cup, _) = try read("round,match\nSF,\(first)\nSF,C 2-1 D\nF,A 2-0 C")
    #expect(cup.champion() == "A")
  }

  @Test(arguments: ["A - B 3:1", "A - B 1:1 (4:3 i.E.)", "A - B (3:1)", "A - B 6:4 6:3"])
  func `F116: a result is behind the sides of a cell`(_ first: String) throws {
    let (cup, _) = try read("round,match\nSF,\(first)\nSF,C - D 2:1\nF,A - C 2:0")
    #expect(cup.champion() == "A")
  }

  @Test func `F116: the name of a round is before the sides of a cell`() throws {
    let (cup, _) = try read("SF: A v B 2-0\nSF: C v D 1-0\nFinal: A v C 0-1\n")
    #expect(cup.champion() == "C")
  }

  @Test func `F116: a cell that can be divided in several ways is refused`() {
    #expect(
      error("round,match,score\nSF,A - B - C,2-0\nSF,D - E,1-0\nF,B - D,1-0")
        == "cup.csv:2: 'A - B - C' can be divided into two teams in several ways; write the teams in two"
        + " columns, --column home=… and --column away=…"
    )
  }

  @Test func `F116: numbers at the ends of names are not results`() throws {
    let (cup, _) = try read(
      "round,match,score\nSF,SV 07 - Mainz 05,2-0\nSF,TSG 99 - C,1-0\nF,SV 07 - TSG 99,1-0"
    )
    #expect(cup.champion() == "SV 07")
  }

  @Test func `a quoted line end keeps the lines of later errors`() {
    #expect(
      error("Cup,,\n\"Semi\nfinals\",,\nhome,away,score\nA,B,2-0\nC,D,0-1\nFinal,,\nA,D,x:y\n")
        .contains(":8:")
    )
  }
}
