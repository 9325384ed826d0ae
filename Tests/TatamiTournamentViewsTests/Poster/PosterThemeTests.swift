import TatamiHost
import TatamiUIKit
import TestSupport
import Testing

@testable import TatamiTournamentViews

@MainActor @Suite(.environment) struct PosterThemeTests {
  @Test(arguments: PictureTheme.allCases)
  func `texts and lines of a theme have enough contrast`(theme: PictureTheme) {
    let palette = theme.palette
    for background in [palette.page, palette.card] {
      #expect(palette.text.contrast(with: background) >= 4.5)
      #expect(palette.muted.contrast(with: background) >= 4.5)
    }
    #expect(palette.line.contrast(with: palette.page) >= 3)
    #expect(palette.accent.contrast(with: palette.page) >= 3)
    #expect(palette.onAccent.contrast(with: palette.accent) >= 4.5)
  }

  @Test func `an accent has the color of text that contrasts more`() throws {
    let yellow = try #require(PosterColor("#FFE14D"))
    #expect(PictureTheme.dark.palette(accent: yellow).onAccent == .black)
    #expect(PosterColor("12345") == nil)
    #expect(PosterColor("12345G") == nil)
    #expect(abs(PosterColor.black.contrast(with: .white) - 21) < 1e-9)
  }

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
    #expect(try Snapshot.difference(of: png, from: reference) == nil)
  }
}
