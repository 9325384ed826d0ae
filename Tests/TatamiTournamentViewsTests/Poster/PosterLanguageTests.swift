import TatamiTournamentViews
import TestSupport
import Testing

@MainActor @Suite(.environment) struct PosterLanguageTests {
  private func texts(_ rows: String, _ language: TournamentLanguage) throws -> [String] {
    let cup = try ExampleCup.tournament(of: "round,date,home,away,score\n" + rows)
    var poster = TournamentPoster(of: cup)
    poster.language = language
    poster.title = "Cup"
    return poster.layout().sheet().texts.map(\.text)
  }

  @Test func `rounds without a name in the file have one in the language`() throws {
    let texts = try texts("QF,,A,B,1-0\nQF,,C,D,1-0\nQF,,E,F,\nQF,,G,H,", .german)
    #expect(texts.contains("Halbfinale"))
    #expect(texts.contains("Finale"))
  }

  @Test func `rounds of the file keep their names`() throws {
    #expect(try texts("Final,,A,B,1-0", .german).contains("Final"))
  }

  @Test(
    arguments: [
      (TournamentLanguage.english, "2024-06-08"), (.german, "08.06.2024"), (.dutch, "08-06-2024"),
      (.french, "08/06/2024"),
    ]
  )
  func `dates with the year first have the form of the language`(
    language: TournamentLanguage,
    date: String
  ) throws {
    let texts = try texts("Final,2024-06-08,A,B,1-0", language)
    #expect(texts.filter { $0 == date }.count == 2)
  }

  @Test func `the legend is in the language`() throws {
    #expect(try texts("Final,,A,B,1-1 (4-2 p)", .spanish).contains("(n) = penaltis"))
  }

  @Test(arguments: [
    (TournamentLanguage.english, "Table"), (.german, "Tabelle"), (.spanish, "Clasificación"),
  ])
  func `a league before a final is a table`(language: TournamentLanguage, title: String) throws {
    let rows = "Matchday 1,,A,B,1-0\nMatchday 2,,B,C,1-0\nMatchday 3,,C,A,1-2\nFinal,,A,B,2-1"
    let texts = try texts(rows, language)
    #expect(texts.contains(title), "\(texts)")
  }

  @Test func `tables have the letters of the language`() throws {
    let texts = try texts("Group A,,A,B,1-0\nGroup A,,B,C,1-0\nGroup A,,C,A,1-0", .portuguese)
    #expect(["J", "V", "E", "D", "M", "S", "+/−", "Pts"].allSatisfy(texts.contains))
  }
}
