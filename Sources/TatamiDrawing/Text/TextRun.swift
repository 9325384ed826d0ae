/// Characters with the same attributes and direction, shaped into glyphs.
public struct TextRun: Hashable, Sendable {
  /// The characters shown, in reading order; an ellipsis for truncated text.
  public var text: String {
    get { exactText.string }
    set { exactText.string = newValue }
  }
  private var exactText: ExactText
  /// The shown or truncated part of the request's text, in UTF-8 bytes.
  public var range: Range<Int>
  /// The attributes of the characters.
  public var attributes: TextAttributes
  /// The glyphs from left to right.
  public var glyphs: [Glyph]
  /// The left end, in points from the line's left end.
  public var x: Double
  /// The advance, in points.
  public var width: Double
  /// Whether the characters run from right to left.
  public var isRightToLeft: Bool
  /// Whether the run is the ellipsis of truncated text.
  public var isEllipsis: Bool
  /// The font face of the glyphs.
  public var face: FontFace

  /// The distance of the run above its line's baseline, in points.
  public var baselineOffset: Double { attributes.clampedBaselineOffset }
}

extension TextRun {
  /// The characters of a run and their source.
  struct Content {
    let text: String
    let range: Range<Int>
    let attributes: TextAttributes
    let isRightToLeft: Bool
    let isEllipsis: Bool
  }

  /// Creates a run from characters and the glyphs that show them.
  init(_ content: Content, glyphs: [Glyph], face: FontFace, x: Double, width: Double) {
    exactText = ExactText(content.text)
    range = content.range
    attributes = content.attributes
    isRightToLeft = content.isRightToLeft
    isEllipsis = content.isEllipsis
    self.glyphs = glyphs
    self.face = face
    self.x = x
    self.width = width
  }
}
