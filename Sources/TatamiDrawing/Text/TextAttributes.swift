/// How a piece of text looks.
public struct TextAttributes: Hashable, Sendable {
  /// The font.
  public var font: FontDescriptor
  /// The colour of letters and decorations.
  public var color: Color
  /// Extra space between characters, in points; may be negative.
  ///
  /// Pango puts half of it on each side of a character and none at a line's ends.
  public var kern: Double
  /// Whether a line is drawn under the text.
  public var underline: Bool
  /// Whether a line is drawn through the text.
  public var strikethrough: Bool
  /// How far the text is raised above the baseline, in points.
  public var baselineOffset: Double
  /// An address the text leads to; nil for none.
  public var link: String?
  /// How the line under the text looks; nil for a thin one in the text's colour.
  public var underlineLook: TextDecoration?
  /// How the line through the text looks; nil for a thin one in the text's colour.
  public var strikethroughLook: TextDecoration?
  /// What the text's part of its line is filled with; nil for nothing.
  public var background: Color?
  /// The shadow behind the text; nil for none.
  public var shadow: Shadow?
  /// How far letters lean to the right, as a share of their height; 0 for upright ones.
  public var slant = 0.0

  /// Makes attributes; only the font has no default.
  public init(
    font: FontDescriptor,
    color: Color = .black,
    kern: Double = 0,
    underline: Bool = false,
    strikethrough: Bool = false,
    baselineOffset: Double = 0,
    link: String? = nil
  ) {
    self.font = font
    self.color = color
    self.kern = kern
    self.underline = underline
    self.strikethrough = strikethrough
    self.baselineOffset = baselineOffset
    self.link = link
  }
}
