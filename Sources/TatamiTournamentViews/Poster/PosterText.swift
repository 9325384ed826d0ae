import TatamiUIKit

/// The widths of a poster's texts.
enum PosterText {
  /// Returns the width of a text in one line.
  static func width(of text: String, _ font: PosterSheet.Font) -> Double {
    width(of: text, font.uiFont)
  }

  /// Returns the width of a text in one line.
  static func width(of text: String, _ font: UIFont) -> Double {
    text.isEmpty ? 0 : Double(text.singleLine.size(withAttributes: [.font: font]).width)
  }
}

extension PosterSheet.Font {
  private static let uiFonts = Dictionary(
    uniqueKeysWithValues: allCases.map { font in
      let weight: UIFont.Weight =
        font.weight == 700 ? .bold : font.weight == 600 ? .semibold : .regular
      return (
        font,
        font.hasTabularDigits
          ? UIFont.monospacedDigitSystemFont(ofSize: font.pointSize, weight: weight)
          : UIFont.systemFont(ofSize: font.pointSize, weight: weight)
      )
    }
  )

  /// The font of UIKit.
  var uiFont: UIFont { Self.uiFonts[self] ?? .systemFont(ofSize: pointSize) }
}

extension String {
  /// The text with a space for every line separator: the texts of a poster have one line each.
  var singleLine: String {
    // Most texts have no byte with which a separator begins, and bytes are compared much faster.
    guard utf8.contains(where: { (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }) else {
      return self
    }
    return contains(where: \.isNewline) ? String(map { $0.isNewline ? " " : $0 }) : self
  }
}
