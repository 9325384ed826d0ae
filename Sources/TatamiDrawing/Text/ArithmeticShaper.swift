/// Shapes text by arithmetic alone: every character is as wide as a fixed share of its font.
///
/// No font is read, so layouts are the same on every machine. A character (grapheme cluster) is
/// 0.5 of the point size wide, plus its kern; the ascender is 0.9, the descender -0.3, the
/// height of capitals 0.7 and of a small x 0.5 of the point size. Runs are drawn as blocks.
/// Text is not reordered: a right-to-left paragraph only changes the natural edge.
public struct ArithmeticShaper: TextShaping {
  /// The width of a character as a share of the point size.
  public static let advance = 0.5

  /// Makes a shaper.
  public init() {}

  /// Returns fixed shares of the point size.
  public func metrics(of font: FontDescriptor) -> FontMetrics {
    let size = font.usableSize
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
    var composer = LineComposer(request, setter: ArithmeticSetter(), metrics: metrics(of:))
    return composer.compose()
  }

  /// Whether a family can be drawn: none can.
  public func hasFamily(_ name: String) -> Bool { false }

  /// The names of all families: none.
  public func familyNames() -> [String] { [] }
}
