import TatamiTournament
import TestSupport
import Testing

@Suite struct MatchListParserTests {
  private func records(_ text: String) throws -> [MatchRecord] {
    try MatchListParser.parse(Array(text.utf8), name: "cup.csv").records
  }

  private func only(_ text: String) throws -> MatchRecord {
    let records = try records(text)
    try #require(records.count == 1)
    return records[0]
  }

  @Test(arguments: [
    "round,home,away,home_score,away_score,x\nFinal,A,B,2,1,9",
    "\u{FEFF}ROUND,Home Team,away-team,Home Goals,AWAY_GOALS\r\nFinal,A,B,2,1\r\n",
    "round;team1;team2;score1;score2\r\rFinal;A;B;2;1\r",
    "stage\tteam 1\tteam 2\tscore\n\n  Final\t A \tB\t2-1\n\n",
    "\"round\",\"home\",\"away\",\"result\"\n\"Final\" , \"A\",\"B\",\"2 : 1\"",
    "Phase,Heim,Gast,Ergebnis\n,,,\nFinal,A,B,2–1 n.V.",
    "round,home,away,ft,et\nFinal,A,B,1-1,2-1",
    "round|home|away|score\nFinal|A|B|2-1",
    "sep=;\r\nround;home;away;score;a,b,c,d,e\nFinal;A;B;2-1;",
    "\u{FEFF}SEP=|\nround|home|away|score\nFinal|A|B|2-1",
  ])
  func `results are parsed in every spelling`(_ text: String) throws {
    let record = try only(text)
    #expect(record.round == "Final")
    #expect((record.home, record.away) == (.named("A"), .named("B")))
    #expect(record.result.score == MatchRecord.Score(home: 2, away: 1))
    #expect(record.result.penalties == nil)
  }

  @Test(arguments: [
    "round,home,away,home_score,away_score,home pens,away pens\nF,A,B,2,2,4,3",
    "round,home,away,score\nF,A,B,2–2 (4-3 p)",
    "round,home,away,score\nF,A,B,2-2 a.e.t. (4-3 pens.)",
    "round,home,away,score\nF,A,B,\"2:2, 4:3 i.E.\"",
    "round,home,away,score\nF,A,B,2-2 p 4-3",
    "round,home,away,ft,et,p\nF,A,B,1-1,2-2,4-3",
    "round,home,away,score1,score2,penalties\nF,A,B,2,2,4-3",
  ])
  func `shoot-outs are parsed in every spelling`(_ text: String) throws {
    let record = try only(text)
    #expect(record.result.score == MatchRecord.Score(home: 2, away: 2))
    #expect(record.result.penalties == MatchRecord.Score(home: 4, away: 3))
  }

  @Test func `quoted fields contain delimiters, quotes and line ends`() throws {
    let text = "round,home,away,score\n\"R\r\n1\",\"A, \"\"the\"\" B\",C,\n\nR2,D,E,1-0"
    let records = try records(text)
    #expect(records[0].home == .named("A, \"the\" B"))
    #expect(records[0].round == "R\r\n1")
    #expect(records.map(\.location.line) == [2, 5])
  }

  @Test func `a comma before a combining accent is a delimiter`() throws {
    let record = try only("round,home,away,score\nF,A,\u{301}B,1-0")
    #expect(record.away == .named("\u{301}B"))
  }

  @Test(arguments: [
    "", "TBD", "tba", "?", "W1", "w12", "Winner QF1", "Winner of Match 3", "Sieger HF 1", "L3",
  ])
  func `references and blanks are placeholders`(_ text: String) throws {
    #expect(try only("round,home,away,score\nF,\(text),B,-").home == .placeholder(text))
  }

  @Test(arguments: [
    "West Ham", "Winners FC", "Losers 04 Berlin", "Wolves", "Winnersh", "W", "1. FC Köln", "Lions",
    "Tbdstan", "日本",
  ])
  func `a team name that resembles a reference is a team`(_ text: String) throws {
    #expect(try only("round,home,away,score\nF,\(text),B,").home == .named(text))
  }

  @Test(arguments: ["Winners FC", "W40", "Winner 3", "Losers United", "L1"])
  func `an ambiguous name is a team if a row with a score contains it`(_ text: String) throws {
    let records = try records("round,home,away,score\nSF,\(text),B,3-0\nF,C,\(text),")
    #expect(records.map(\.home) == [.named(text), .named("C")])
    #expect(records[1].away == .named(text))
  }

  @Test(arguments: ["Winner SF1", "Winner of Semi-final A", "Loser Match 2", "Sieger Gruppe A"])
  func `a reference is a placeholder in a row with a score`(_ text: String) throws {
    #expect(try only("round,home,away,score\nF,\(text),B,3-0").home == .placeholder(text))
  }

  @Test func `the preferred of several columns is used`() throws {
    let text = "stage,round,home,away,home_score,away_score,score\nKnock-out,Final,A,B,1,0,9-9"
    let record = try only(text)
    #expect(record.round == "Final")
    #expect(record.result.score == MatchRecord.Score(home: 1, away: 0))
  }

  @Test func `the line that names the delimiter is counted`() throws {
    #expect(try only("sep=,\nround,home,away,score\nF,A,B,").location.line == 3)
    #expect(throws: MatchListError.empty(file: "cup.csv")) { try records("sep=;") }
  }

  @Test(arguments: [
    "venue,url", "Stadium,Match URL", "Spielort,Link", "Estadio,enlace", "Court,website",
  ])
  func `the venue and the address of a match are read`(columns: String) throws {
    let text = "round,home,away,score,\(columns)\nF,A,B,2-1,North Park,https://example.org/1"
    let record = try only(text)
    #expect(record.venue == "North Park")
    #expect(record.link == "https://example.org/1")
  }

  @Test func `dates are kept as written`() throws {
    #expect(try only("Datum;round;home;away;score\n3. Mai;F;A;B;").date == "3. Mai")
  }
}
