import TatamiTournamentViews
import TestSupport
import Testing

@MainActor @Suite(.environment) struct PosterTextTests {
  @Test func `rounds without matches in the file have titles`() throws {
    let text = "round,home,away,score\nQF,A,B,1-0\nQF,C,D,1-0\nQF,E,F,\nQF,G,H,"
    let sheet = TournamentPoster(of: try ExampleCup.tournament(of: text)).layout().sheet()
    #expect(sheet.texts.filter { $0.font == .round }.map(\.text) == ["QF", "Semi-finals", "Final"])
  }
}
