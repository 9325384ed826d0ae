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

extension PosterSheet.Text {
  /// Returns the factor of the font's size and the number of lines.
  ///
  /// - Parameter width: The width of the text in one line of the font's size.
  func shrinking(from width: Double) -> (factor: Double, lines: Int) {
    let fitting = frame.width / width
    guard width > frame.width + 0.01 else { return (1, 1) }
    guard wraps else { return (shrinks ? max(fitting, Self.smallestShrinking) : 1, 1) }
    guard fitting < Self.smallestName else { return (fitting, 1) }
    let words = text.split(separator: " ")
    let widest = words.map { PosterText.width(of: String($0), font) }.max() ?? 0
    // Lines end between words.
    let wrapped = min(Self.wrappedName, (frame.width - 0.5) / widest)
    guard words.count > 1, wrapped >= Self.smallestWrapped else {
      return (max(fitting, Self.wrappedName), 1)
    }
    return (wrapped, 2)
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
