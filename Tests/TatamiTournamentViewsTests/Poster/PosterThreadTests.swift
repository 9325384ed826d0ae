import TestSupport
import Testing

@testable import TatamiTournamentViews

/// Posters are laid out by any number of threads at the same time.
@Suite struct PosterThreadTests {
  /// The frames and texts of a poster.
  private func description(of poster: TournamentPoster) -> [String] {
    let layout = poster.layout()
    let texts = layout.sheet().texts.map { "\($0.text) \($0.frame) \($0.scale)" }
    return ["\(layout.size)"] + texts
  }

  @Test(arguments: ["spring-masters", "worldcup-1930", "Spreadsheets/cards-double-elimination"])
  func `posters laid out by several tasks equal the one of the main actor`(
    example: String
  ) async throws {
    var poster = TournamentPoster(of: try ExampleCup.tournament(example))
    poster.title = "Cup"
    poster.canvas = .aspect(16 / 9)
    poster.choosesStyle = true
    let composed = poster
    let expected = await MainActor.run { description(of: composed) }
    #expect(expected.count > 10)
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 { group.addTask { description(of: composed) } }
      for await found in group { #expect(found == expected) }
    }
  }
}
