/// The colors of a theme.
///
/// Texts have a contrast of at least 4.5 to 1 with their background, lines of at least 3 to 1 with
/// the page.
package struct ThemePalette: Sendable {
  /// The background.
  package let page: ThemeColor
  /// Cards and rows of tables.
  package let card: ThemeColor
  /// The outlines of cards, nil for none.
  package private(set) var border: ThemeColor?
  /// Names and scores.
  package let text: ThemeColor
  /// Losers, titles and undetermined sides.
  package let muted: ThemeColor
  /// Ordinary lines.
  package let line: ThemeColor
  /// Winners' lines and the champion's card.
  package private(set) var accent: ThemeColor
  /// The champion's name.
  package private(set) var onAccent: ThemeColor
  /// Whether the page is dark.
  package let isDark: Bool

  /// Returns the colors with another accent; the accent's card has black or white text.
  package func with(accent: ThemeColor?) -> ThemePalette {
    guard let accent else { return self }
    var palette = self
    palette.accent = accent
    let isLight = accent.contrast(with: .black) > accent.contrast(with: .white)
    palette.onAccent = isLight ? .black : .white
    return palette
  }
}

extension ThemePalette {
  static let light = ThemePalette(
    page: .white,
    card: ThemeColor(0xF2F2F7),
    text: .black,
    muted: ThemeColor(0x5F5F64),
    line: ThemeColor(0x8E8E93),
    accent: ThemeColor(0x0068D6),
    onAccent: .white,
    isDark: false
  )

  static let dark = ThemePalette(
    page: .black,
    card: ThemeColor(0x1C1C1E),
    text: .white,
    muted: ThemeColor(0xA1A1A6),
    line: ThemeColor(0x7C7C80),
    accent: ThemeColor(0x409CFF),
    onAccent: .black,
    isDark: true
  )

  static let paper = ThemePalette(
    page: .white,
    card: .white,
    border: ThemeColor(0x4D4D4D),
    text: .black,
    muted: ThemeColor(0x595959),
    line: ThemeColor(0x808080),
    accent: .black,
    onAccent: .white,
    isDark: false
  )

  static let midnight = ThemePalette(
    page: ThemeColor(0x0B1437),
    card: ThemeColor(0x1A2657),
    text: .white,
    muted: ThemeColor(0xB4BEE6),
    line: ThemeColor(0x7C89C4),
    accent: ThemeColor(0xFFC53D),
    onAccent: ThemeColor(0x1A1300),
    isDark: true
  )

  static let stadium = ThemePalette(
    page: ThemeColor(0x0B4A2B),
    card: ThemeColor(0x125F39),
    text: .white,
    muted: ThemeColor(0xCBE8D6),
    line: ThemeColor(0x7DBE98),
    accent: ThemeColor(0xFFE14D),
    onAccent: ThemeColor(0x1F1A00),
    isDark: true
  )
}
