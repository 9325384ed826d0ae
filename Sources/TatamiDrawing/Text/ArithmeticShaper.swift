/// Shapes text arithmetically: the width of every character is a fixed fraction of its point size.
///
/// ```swift
/// let font = FontDescriptor(pointSize: 20)
/// let request = TextRequest("four", TextAttributes(font: font))
/// let layout = ArithmeticShaper().layout(request)
/// ```
///
/// No font is read, so layouts are identical on every machine. A character (grapheme cluster) is
/// 0.5 of the point size wide, plus its kern; the ascender is 0.9, the descender -0.3, the
/// cap height 0.7 and the x-height 0.5 of the point size. Glyphs are drawn as solid blocks.
/// Text is not reordered: a right-to-left paragraph changes only the natural alignment.
public struct ArithmeticShaper: TextShaping {
  /// The width of a character as a fraction of the point size.
  public static let advance = 0.5

  /// Creates a shaper.
  public init() {}

  /// Returns fixed fractions of the point size.
  public func metrics(of font: FontDescriptor) -> FontMetrics {
    let size = font.clampedSize
    return FontMetrics(
      ascender: 0.9 * size,
      descender: -0.3 * size,
      capHeight: 0.7 * size,
      xHeight: 0.5 * size
    )
  }

  /// Breaks text into lines.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func layout(_ request: TextRequest) -> TextLayout {
    var composer = LineComposer(
      request,
      source: TextSource(request.runs),
      shaper: ArithmeticParagraphShaper(),
      metrics: metrics(of:)
    )
    return composer.compose()
  }

  /// Returns false, because no font is used.
  public func hasFamily(_ name: String) -> Bool { false }

  /// Returns an empty array, because no font is used.
  public func familyNames() -> [String] { [] }
}
