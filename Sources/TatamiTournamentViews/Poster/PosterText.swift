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
  /// - Parameter width: The width of the text in one line, in the font's size with ``scale``.
  func shrinking(from width: Double) -> (factor: Double, lines: Int) {
    guard width > frame.width + 0.01 else { return (scale, 1) }
    let fitting = scale * frame.width / width
    guard wraps else { return (shrinks ? max(fitting, Self.smallestShrinking) : scale, 1) }
    guard let wrapped = twoLineFactor(), wrapped >= Self.smallestWrapped else {
      return (max(fitting, min(scale, Self.wrappedName)), 1)
    }
    return (wrapped, 2)
  }

  /// Returns the factor of the font's size with which two lines fit the frame, at most ``scale``; nil
  /// for a single word.
  private func twoLineFactor() -> Double? {
    let words = text.split(separator: " ")
    guard words.count > 1 else { return nil }
    var widest = Double.infinity
    for count in 1..<words.count {
      let first = PosterText.width(of: words[..<count].joined(separator: " "), font)
      guard first < widest else { break }
      let second = PosterText.width(of: words[count...].joined(separator: " "), font)
      widest = min(widest, max(first, second))
    }
    let height = 2 * font.pointSize * Self.lineSpacing
    return min(scale, (frame.width - 0.5) / widest, frame.height / height)
  }

  /// The distance of two lines as a factor of the font's size.
  private static let lineSpacing = 1.22
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
