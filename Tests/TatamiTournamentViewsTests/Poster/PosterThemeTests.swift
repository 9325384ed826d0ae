import TatamiHost
import TatamiUIKit
import TestSupport
import Testing

@testable import TatamiTournamentViews

@MainActor @Suite(.environment) struct PosterThemeTests {
  @Test func `a transparent poster has no background`() throws {
    var poster = TournamentPoster(of: try ExampleCup.tournament("club-cup"))
    #expect(poster.view().backgroundColor != nil)
    poster.isTransparent = true
    #expect(poster.view().backgroundColor == nil)
  }

  @Test(arguments: [PictureTheme.paper, .midnight, .stadium])
  func `a theme matches its reference`(theme: PictureTheme) throws {
    var poster = TournamentPoster(of: try ExampleCup.tournament("spring-masters"))
    poster.theme = theme
    poster.title = "Spring Masters"
    let png = try ViewRenderer.png(of: poster.view(), scale: 1)
    let reference = ExampleCup.here.appending(path: "Snapshots/theme-\(theme).png")
    assertSnapshot(of: png, at: reference)
  }
}
