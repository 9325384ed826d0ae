import Tatami
import Testing

// The samples in the documentation of types of TatamiTournamentViews.

@MainActor
@Suite struct TournamentViewTypeSamples {
  func bracketEntryLabel() {
    let label = BracketEntryLabel(frame: CGRect(x: 0, y: 0, width: 120, height: 24))
    label.text = "Argentina"
    label.verticalText = "ARG"
  }

  func bracketEntryView() {
    let entry = BracketEntryView()
    entry.textLabel.text = "Argentina"
  }

  @Test func `the sample of BracketLineAppearance gives the stated values`() {
    var lines = BracketLineAppearance()
    lines.winnerColor = .systemGreen
    lines.winnerWidth = 3
    #expect(lines.winnerWidth == 3)
  }

  func bracketMatchView() {
    let match = BracketMatchView()
    match.winningSide = .home
    match.imageSize = CGSize(width: 24, height: 24)
  }

  func matchLinkTemplate(poster: inout TournamentPoster) {
    poster.matchLink = MatchLinkTemplate("https://example.org/cup?match={number}")
  }

  func tournamentViewOptions() {
    var options = TournamentViewOptions()
    options.connectors = .straight
    options.collapsedRounds = 1
    let board = TournamentView()
    board.options = options
  }
}
