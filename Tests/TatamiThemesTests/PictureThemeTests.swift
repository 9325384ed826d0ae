import Testing

@testable import TatamiThemes

@Suite struct PictureThemeTests {
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
    let yellow = try #require(ThemeColor("#FFE14D"))
    #expect(PictureTheme.dark.palette.with(accent: yellow).onAccent == .black)
    #expect(ThemeColor("12345") == nil)
    #expect(ThemeColor("12345G") == nil)
    #expect(abs(ThemeColor.black.contrast(with: .white) - 21) < 1e-9)
  }

  @Test(arguments: [("959595", "2.99"), ("FFFF00", "1.07"), ("FFFFFF", "1.00")])
  func `an accent that is hardly visible is refused with its contrast`(
    accent: String,
    contrast: String
  ) throws {
    let color = try #require(ThemeColor(accent))
    let error = #expect(throws: AccentContrastError.self) {
      try PictureTheme.light.check(accent: color)
    }
    #expect(
      error?.description
        == "a contrast of \(contrast) with the page of the theme 'light'; allowed is 3 or more"
    )
  }

  @Test(arguments: PictureTheme.allCases)
  func `the accent of a theme is allowed`(theme: PictureTheme) {
    #expect(throws: Never.self) { try theme.check(accent: theme.palette.accent) }
  }
}
