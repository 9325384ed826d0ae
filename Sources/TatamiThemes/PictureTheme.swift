/// The colors of a poster or a photo wall.
public enum PictureTheme: String, Sendable, CaseIterable {
  /// Dark text on white.
  case light
  /// Light text on black.
  case dark
  /// Black outlines on white, for printers without color.
  case paper
  /// White and gold on dark blue.
  case midnight
  /// White and yellow on green.
  case stadium
}

extension PictureTheme {
  /// The colors of the theme.
  package var palette: ThemePalette {
    switch self {
    case .light: .light
    case .dark: .dark
    case .paper: .paper
    case .midnight: .midnight
    case .stadium: .stadium
    }
  }

  /// The smallest allowed contrast of an accent color with the page, as defined by WCAG.
  public static let smallestAccentContrast = 3.0

  /// Checks that an accent color is visible on the theme's page.
  ///
  /// - Throws: An `AccentContrastError` if the contrast is below ``smallestAccentContrast``.
  public func check(accent: ThemeColor) throws(AccentContrastError) {
    let contrast = accent.contrast(with: palette.page)
    guard contrast < Self.smallestAccentContrast else { return }
    throw AccentContrastError(contrast: contrast, theme: self)
  }
}

/// An accent color that is hardly visible on the page of a theme.
public struct AccentContrastError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The contrast, 1 to 21.
  public let contrast: Double
  /// The theme.
  public let theme: PictureTheme

  /// The contrast found and the allowed one.
  public var description: String {
    // Rounded down: a contrast just below 3 does not read as 3.
    let hundredths = Int((contrast * 100).rounded(.down))
    let digits = String(hundredths % 100 + 100).dropFirst()
    return
      "a contrast of \(hundredths / 100).\(digits) with the page of the theme '\(theme)'; allowed is 3"
      + " or more"
  }
}
