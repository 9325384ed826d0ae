import Foundation
import TatamiUIKit

/// The colors of a poster.
///
/// Texts have a contrast of at least 4.5 to 1 with their background, lines of at least 3 to 1 with
/// the page.
package struct PosterPalette: Sendable {
  /// The background.
  package var page: PosterColor
  /// Cards and rows of tables.
  package let card: PosterColor
  /// The outlines of cards, nil for none.
  package var border: PosterColor?
  /// Names and scores.
  package let text: PosterColor
  /// Losers, titles and undetermined sides.
  package let muted: PosterColor
  /// Ordinary lines.
  package let line: PosterColor
  /// Winners' lines and the champion's card.
  package var accent: PosterColor
  /// The champion's name.
  package var onAccent: PosterColor
  /// Whether the page is dark.
  package let isDark: Bool
}

/// An opaque color.
public struct PosterColor: Hashable, Sendable {
  /// Red, green and blue with eight bits each, as in `0xFF8000`.
  private let value: UInt32

  /// Creates a color from the six hexadecimal digits of `RRGGBB`, with or without `#`; nil for
  /// another text.
  public init?(_ text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    self.init(value)
  }

  /// Creates a color from a number such as `0xFF8000`.
  init(_ value: UInt32) {
    self.value = value
  }

  static let black = PosterColor(0x000000)
  static let white = PosterColor(0xFFFFFF)

  /// Red, from 0 to 1.
  package var red: Double { Double(value >> 16 & 0xFF) / 255 }
  /// Green, from 0 to 1.
  package var green: Double { Double(value >> 8 & 0xFF) / 255 }
  /// Blue, from 0 to 1.
  package var blue: Double { Double(value & 0xFF) / 255 }

  package var uiColor: UIColor { UIColor(cgColor: cgColor) }

  var cgColor: CGColor { CGColor(srgbRed: red, green: green, blue: blue, alpha: 1) }

  /// The color as `#rrggbb`.
  package var hexadecimal: String {
    let digits = String(value & 0xFF_FFFF, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The relative luminance as defined by WCAG, 0 to 1.
  private var luminance: Double {
    let linear = [red, green, blue].map { part in
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// Returns the contrast with another color as defined by WCAG, 1 to 21.
  func contrast(with other: PosterColor) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}

extension PictureTheme {
  /// The colors of the theme.
  package var palette: PosterPalette {
    switch self {
    case .light: .light
    case .dark: .dark
    case .paper: .paper
    case .midnight: .midnight
    case .stadium: .stadium
    }
  }

  /// Returns the contrast of an accent color with the theme's page, 1 to 21.
  public func contrast(ofAccent accent: PosterColor) -> Double {
    accent.contrast(with: palette.page)
  }

  /// The smallest allowed contrast of an accent color with the page.
  public static let smallestAccentContrast = 3.0

  /// Returns the colors with an accent; the accent's card has black or white text.
  func palette(accent: PosterColor?) -> PosterPalette {
    var palette = palette
    guard let accent else { return palette }
    palette.accent = accent
    let isLight = accent.contrast(with: .black) > accent.contrast(with: .white)
    palette.onAccent = isLight ? .black : .white
    return palette
  }
}

extension PosterPalette {
  fileprivate static let light = PosterPalette(
    page: .white,
    card: PosterColor(0xF2F2F7),
    text: .black,
    muted: PosterColor(0x5F5F64),
    line: PosterColor(0x8E8E93),
    accent: PosterColor(0x0068D6),
    onAccent: .white,
    isDark: false
  )

  fileprivate static let dark = PosterPalette(
    page: .black,
    card: PosterColor(0x1C1C1E),
    text: .white,
    muted: PosterColor(0xA1A1A6),
    line: PosterColor(0x7C7C80),
    accent: PosterColor(0x409CFF),
    onAccent: .black,
    isDark: true
  )

  fileprivate static let paper = PosterPalette(
    page: .white,
    card: .white,
    border: PosterColor(0x4D4D4D),
    text: .black,
    muted: PosterColor(0x595959),
    line: PosterColor(0x808080),
    accent: .black,
    onAccent: .white,
    isDark: false
  )

  fileprivate static let midnight = PosterPalette(
    page: PosterColor(0x0B1437),
    card: PosterColor(0x1A2657),
    text: .white,
    muted: PosterColor(0xB4BEE6),
    line: PosterColor(0x7C89C4),
    accent: PosterColor(0xFFC53D),
    onAccent: PosterColor(0x1A1300),
    isDark: true
  )

  fileprivate static let stadium = PosterPalette(
    page: PosterColor(0x0B4A2B),
    card: PosterColor(0x125F39),
    text: .white,
    muted: PosterColor(0xCBE8D6),
    line: PosterColor(0x7DBE98),
    accent: PosterColor(0xFFE14D),
    onAccent: PosterColor(0x1F1A00),
    isDark: true
  )
}
