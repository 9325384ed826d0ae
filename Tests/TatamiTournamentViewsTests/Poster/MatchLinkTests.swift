import TestSupport
import Testing

@testable import TatamiTournamentViews

@MainActor @Suite(.environment) struct MatchLinkTests {
  /// The links of all matches of a poster.
  private func links(_ sheet: PosterSheet) -> [String?] {
    sheet.items.compactMap { item -> String?? in
      if case .beginElement(let element) = item, element.id != nil { element.link } else { nil }
    }
  }

  @Test func `a template is filled in, and a match's own URL is preferred`() throws {
    let text = """
      round,home,away,score,url
      SF,Ann,Ben & Co,2-1,https://example.org/own
      SF,Cleo,Dan,2-1,
      Final,Ann,Cleo,,
      """
    var poster = TournamentPoster(
      of: try ExampleCup.tournament(of: text)
    )
    poster.matchLink = MatchLinkTemplate("https://example.org/{round}/{number}?q={home}-{away}")
    #expect(
      links(poster.layout().sheet()) == [
        "https://example.org/own", "https://example.org/SF/2?q=Cleo-Dan",
        "https://example.org/Final/3?q=Ann-Cleo",
      ]
    )
  }

  @Test func `texts are percent-encoded`() throws {
    let template = try #require(MatchLinkTemplate("https://example.org/?q={home}"))
    #expect(
      template.url { _ in "Ben & Jo/é#1" } == "https://example.org/?q=Ben%20%26%20Jo%2F%C3%A9%231"
    )
  }

  @Test(arguments: [
    "https://example.org", "https://example.org/{id}", "{home", "{home}}", "}{home}",
  ])
  func `another text is no template`(_ text: String) {
    #expect(MatchLinkTemplate(text) == nil)
  }

  @Test func `matches of a double elimination have links`() throws {
    var poster = TournamentPoster(of: try ExampleCup.tournament("spring-masters"))
    #expect(links(poster.layout().sheet()).allSatisfy { $0 == nil })
    poster.matchLink = MatchLinkTemplate("https://example.org/{number}")
    #expect(links(poster.layout().sheet()).first == "https://example.org/1")
  }
}
