import TatamiTournamentViews
import TestSupport
import Testing

@MainActor @Suite(.environment) struct PosterTextTests {
  @Test func `rounds to come have headings`() throws {
    let text = "round,home,away,score\nQF,A,B,1-0\nQF,C,D,1-0\nQF,E,F,\nQF,G,H,"
    let cup = try ExampleCup.tournament(of: Array(text.utf8), name: "cup.csv")
    let texts = try TournamentPoster(of: cup).view().subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(texts == ["QF", "Semi-finals", "Final"])
  }
}
