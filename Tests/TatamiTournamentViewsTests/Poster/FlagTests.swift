import Foundation
import TatamiTournament
import TestSupport
import Testing

@testable import TatamiTournamentViews

@MainActor @Suite(.environment) struct FlagTests {
  private func names(_ rows: String) throws -> Set<String> {
    let poster = TournamentPoster(of: try ExampleCup.tournament(of: rows))
    return Set(poster.layout().sheet().texts.filter(\.wraps).map(\.text))
  }

  @Test(arguments: ["Spain (ESP)", "Spain [ESP]", "ESP Spain", "Spain ESP", "(ESP) Spain"])
  func `codes before or after names become flags`(spain: String) throws {
    let others = ["Germany GER", "Japan JPN", "England ENG"].map { name in
      let words = name.split(separator: " ")
      return spain.replacing("ESP", with: words[1]).replacing("Spain", with: words[0])
    }
    let rows = """
      round,home,away,score
      SF,\(spain),\(others[0]),2-1
      SF,\(others[1]),\(others[2]),0-3
      Final,\(spain),\(others[2]),1-0
      """
    let england = "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
    #expect(
      try names(rows) == [
        "🇪🇸\u{A0}Spain", "🇩🇪\u{A0}Germany", "🇯🇵\u{A0}Japan", "\(england)\u{A0}England",
      ]
    )
  }

  @Test func `columns of countries become flags in brackets and tables`() throws {
    let rows = """
      round,home,home_country,away,away_country,score
      Group A,Ann,ES,Ben,DEU,2-1
      Group A,Ben,DEU,Cleo,XX,2-1
      Group A,Ann,ES,Cleo,,2-1
      Final,Ann,ES,Ben,DEU,2-1
      """
    #expect(try names(rows) == ["🇪🇸\u{A0}Ann", "🇩🇪\u{A0}Ben", "Cleo"])
  }

  @Test(arguments: ["Miami (FL)", "SV Nord", "Club (ABC)"])
  func `other abbreviations are parts of names`(name: String) throws {
    let rows = """
      round,home,away,score
      SF,\(name),Austin (TX),2-1
      SF,Elma (CA),SC Ost,0-3
      Final,\(name),SC Ost,1-0
      """
    #expect(try names(rows) == [name, "Austin (TX)", "Elma (CA)", "SC Ost"])
  }

  @Test func `the table of codes has each country once`() {
    for code in ["GER", "DEU", "DE", "SUI", "CHE", "NED", "NLD", "USA", "GBR", "TPE"] {
      #expect(Country(code) != nil)
    }
    for code in ["", "XX", "ger", "FC", "G3R", "GERM"] { #expect(Country(code) == nil) }
    #expect(Country("SUI") == Country("CH"))
  }
}
