import TatamiTournament
import Testing

@testable import TatamiMatchLists

/// Columns that are not read, and words in columns of scores.
@Suite struct UnusedColumnTests {
  private func notices(_ text: String) throws -> [String] {
    try MatchListFixture.list(text).notices.map(\.description)
  }

  @Test func `every unused column is named once`() throws {
    let rows = "SF,A,B,2,1,17:00,Bray\nSF,C,D,0,1,19:00,Noble\nF,A,D,3,2,20:00,Bray"
    #expect(
      try notices("round,home,away,home_score,away_score,time,referee\n\(rows)")
        == ["cup.csv:1: read without the columns 'time', 'referee'"]
    )
  }

  @Test func `unused columns that look like results have a notice of their own`() throws {
    let rows = "SF,A,B,2-1,9-4,Bray\nSF,C,D,0-1,3-7,Noble\nF,A,D,3-2,5-6,Bray"
    #expect(
      try notices("round,home,away,score,corners,referee\n\(rows)")
        == [
          "cup.csv:1: not used, although it looks like results: 'corners'",
          "cup.csv:1: read without the column 'referee'",
        ]
    )
  }

  @Test func `columns that the cells identify leave one notice about the others`() throws {
    let text = """
      Fase,Equipa Casa,Equipa Fora,Pavilhão,Árbitro
      Meia-final,Benfica,Braga,Luz,Gomes
      Meia-final,Sporting,Porto,Alvalade,Silva
      Final,Benfica,Sporting,Luz,Gomes
      """
    let named = try notices(text).filter { $0.contains("'Árbitro'") }
    #expect(named.count == 1, "\(named)")
  }

  @Test func `words in two columns of scores are named with their rows`() throws {
    let text = """
      Fase,Equipa Casa,Equipa Fora,Golos Casa,Golos Fora
      Meia-final,Benfica,Braga,3,2
      Meia-final,Sporting,Porto,dois,um
      Final,Benfica,Sporting,adiado,adiado
      """
    let found = try notices(text).filter { $0.contains("words") }
    #expect(
      found == [
        "cup.csv:3: 'Golos Casa', 'Golos Fora' have scores, but words in line 3: 'dois', 'um'; no"
          + " results are read; correct these cells and choose --column home_score='Golos Casa'"
          + " --column away_score='Golos Fora'"
      ]
    )
  }

  @Test func `words in a column of scores with another name are named with their rows`() throws {
    let text = "round,home,away,end\nQF,A,B,3-1\nQF,C,D,good\nQF,E,F,4-2\nQF,G,H,bad\nSF,A,C,\n"
    #expect(
      try notices(text).last
        == "cup.csv:3: 'end' has scores, but words in lines 3, 5: 'good', 'bad'; no results are read;"
        + " correct these cells and choose --column result='end'"
    )
  }

  @Test func `the home side's column of scores with words is found by its header`() throws {
    let rows = "SF,A,B,2,3\nSF,C,D,um,dois\nF,A,C,1,0"
    let found = try notices("Fase,Equipa Casa,Equipa Fora,Golos Fora,Golos Casa\n\(rows)")
    #expect(
      found.last
        == "cup.csv:3: 'Golos Casa', 'Golos Fora' have scores, but words in line 3: 'dois',"
        + " 'um'; no results are read; correct these cells and choose --column"
        + " home_score='Golos Casa' --column away_score='Golos Fora'"
    )
  }

  @Test func `no side is suggested for columns of scores whose headers do not tell it`() throws {
    let rows = "SF,A,B,2,3\nSF,C,D,um,dois\nF,A,C,1,0"
    let found = try notices("Fase,Equipa Casa,Equipa Fora,Golos P,Golos Q\n\(rows)")
    #expect(
      found.last?.hasSuffix("choose the columns as home_score and away_score with --column")
        == true,
      "\(found)"
    )
  }

  @Test(arguments: [
    ("Rating", "1500", "1480", "new"), ("Rank", "1", "2", "unranked"),
    ("Odds", "2.5", "1.5", "none yet"),
  ])
  func `ratings, ranks and odds are no scores`(
    name: String,
    first: String,
    second: String,
    word: String
  ) throws {
    let rows = "SF,A,B,\(first),\(word)\nSF,C,D,\(word),\(second)\nF,A,D,\(first),\(second)"
    let found = try notices("round,home,away,\(name) A,\(name) B\n\(rows)")
    #expect(!found.contains { $0.contains("words") }, "\(found)")
  }

  @Test func `words in scores are found in all rows, without repeated headers`() throws {
    let header = "Fase,Equipa Casa,Equipa Fora,Golos Casa,Golos Fora"
    var rows: [String] = []
    var teams = (1...128).map { "Clube \($0)" }
    let rounds = [2: "Final", 4: "Semifinal", 8: "Quarterfinal"]
    while teams.count > 1 {
      let round = rounds[teams.count, default: "Round of \(teams.count)"]
      for pair in stride(from: 0, to: teams.count, by: 2) {
        let score = rows.count % 3 == 1 ? "um,um" : "2,1"
        rows.append("\(round),\(teams[pair]),\(teams[pair + 1]),\(score)")
      }
      teams = stride(from: 0, to: teams.count, by: 2).map { teams[$0] }
    }
    rows.insert(header, at: 20)
    let text = ([header] + rows).joined(separator: "\n")
    let found = try notices(text).filter { $0.contains("words") }
    #expect(found.count == 1)
    let lines = "lines 3, 6, 9, 12, 15, 18, 21, 25, 28, 31, 34, 37 and 30 more: 'um';"
    #expect(found.first?.contains(lines) == true, "\(found)")
  }

  @Test func `brackets that a column tells apart name the other columns`() throws {
    let text = """
      contest,round,home,away,result,referee
      Cup,SF,A,B,2-1,Bray
      Cup,SF,C,D,0-1,Noble
      Cup,Final,A,D,3-0,Klein
      Plate,SF,E,F,1-0,Moser
      Plate,SF,G,H,1-0,Haas
      Plate,Final,E,G,1-2,Lind
      """
    let notices = try TournamentDocument.read(Array(text.utf8), name: "cup.csv").notices
    let named = notices.map { "\($0)" }.filter { $0.contains("read without") }
    #expect(named == ["cup.csv:1: read without the column 'referee'"])
  }

  @Test func `a table with a row for each side names its unused columns once`() throws {
    let text = """
      mecz,faza,nazwa,bramki,kurs
      1,S,A,2,1.85
      1,S,B,1,2.11
      2,S,C,0,1.72
      2,S,D,1,2.31
      3,F,D,2,1.94
      3,F,A,3,1.88
      """
    let named = try notices(text).filter { $0.contains("'kurs'") }
    #expect(named.count == 1, "\(named)")
  }

  @Test func `a column of results with marks of one side is not one of fixtures`() {
    let text = """
      Round,Player 1,Player 2,Games,Table
      QF,Ma,Jorgic,4-1,T1
      QF,Lin,Calderano,4-2,T2
      QF,Harimoto,Ovtcharov,lost,T1
      QF,Fan,Moregard,won,T2
      SF,Ma,Lin,4-3,T1
      SF,Ovtcharov,Fan,1-4,T1
      F,Ma,Fan,2-4,T1
      """
    let message = MatchListFixture.errorMessage(text) ?? "no error"
    #expect(message.hasPrefix("cup.csv:4: result is 'lost'"), "\(message)")
  }

  @Test(arguments: [
    "to be played", "abgesagt", "afgelast", "à jouer", "A jouer", "Annulé", "annule", "Da giocare",
    "n.p.",
  ])
  func `words for matches that have not been played are no results`(_ word: String) throws {
    let list = try MatchListFixture.list(
      "round,home,away,home_score,away_score\nSF,A,B,2,1\nSF,C,D,\(word),\(word)"
    )
    #expect(list.records.map(\.result.isDecided) == [true, false])
  }

  @Test(arguments: [
    ("gewonnen", "verloren"), ("gagné", "perdu"), ("ganado", "perdido"), ("vinto", "perso"),
    ("ganhou", "perdeu"), ("Sieg", "Niederlage"),
  ])
  func `each side's cell says who has won`(_ won: String, _ lost: String) throws {
    let list = try MatchListFixture.list(
      "round,home,away,home_score,away_score\nSF,A,B,\(won),\(lost)\nSF,C,D,\(lost),\(won)"
    )
    #expect(list.records.map(\.result.winner) == [.home, .away])
  }
}
