import TatamiTournamentViews
import TestSupport
import Testing

@MainActor @Suite(.environment) struct PosterSummaryTests {
  private func summary(_ text: String) throws -> String {
    let document = try TournamentDocument.read(Array(text.utf8), name: "x.csv").document
    return TournamentPoster(of: document).layout().summary
  }

  @Test func `the summary of a finished Swiss tournament names the champion`() throws {
    let text = "Round,Player,Opponent,Result\n1,Ann,Ben,1\n1,Cleo,Dan,1\n2,Ann,Cleo,1\n2,Ben,Dan,1"
    #expect(try summary(text).hasSuffix("in 2 rounds; the champion is Ann."))
  }

  @Test func `the summary of an open Swiss tournament names nobody`() throws {
    let text = "Round,Player,Opponent,Result\n1,Ann,Ben,1\n1,Cleo,Dan,1\n2,Ann,Cleo,\n2,Ben,Dan,1"
    #expect(try summary(text).hasSuffix("in 2 rounds."))
  }
}
