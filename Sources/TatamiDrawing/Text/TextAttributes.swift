/// The font, color and decorations of text.
///
/// ```swift
/// var link = TextAttributes(
///   font: FontDescriptor(pointSize: 17),
///   color: Color(red: 0, green: 0, blue: 1)
/// )
/// link.underline = true
/// link.link = "https://example.org"
/// ```
public struct TextAttributes: Hashable, Sendable {
  /// The font.
  public var font: FontDescriptor
  /// The color of letters and decorations.
  public var color: Color
  /// Extra space between characters, in points; may be negative.
  ///
  /// Pango adds half of it on each side of a character, and none at the ends of a line.
  public var kern: Double
  /// Whether a line is drawn under the text.
  public var underline = false
  /// Whether a line is drawn through the text.
  public var strikethrough = false
  /// The distance of the text above the baseline, in points.
  public var baselineOffset = 0.0
  /// The URL that the text links to; nil for none.
  public var link: String? {
    get { exactLink?.string }
    set { exactLink = newValue.map(ExactText.init) }
  }
  private var exactLink: ExactText?
  /// The style of the underline; nil for a thin line in the text's color.
  public var underlineDecoration: TextDecoration?
  /// The style of the strikethrough; nil for a thin line in the text's color.
  public var strikethroughDecoration: TextDecoration?
  /// The background color of the text's part of its line; nil for none.
  public var background: Color?
  /// The shadow behind the text; nil for none.
  public var shadow: Shadow?
  /// The drawing in place of each U+FFFC; nil for none.
  ///
  /// Other characters are drawn as text.
  public var attachment: TextAttachment?
  /// The slant of letters to the right, as a fraction of their height; 0 for upright letters.
  public var slant = 0.0

  /// Creates attributes without decorations.
  public init(
    font: FontDescriptor,
    color: Color = .black,
    kern: Double = 0
  ) {
    self.font = font
    self.color = color
    self.kern = kern
  }
}

extension TextAttributes {
  /// Hashes the values; those that most texts do not have only if one of them is set.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(color)
    hasher.combine(kern)
    let isPlain =
      !underline && !strikethrough && baselineOffset == 0 && slant == 0 && exactLink == nil
      && background == nil && shadow == nil && attachment == nil
    guard !isPlain else { return }
    hasher.combine(underline)
    hasher.combine(strikethrough)
    hasher.combine(baselineOffset)
    hasher.combine(slant)
    hasher.combine(exactLink)
    hasher.combine(background)
    hasher.combine(shadow)
    hasher.combine(attachment)
    hasher.combine(underlineDecoration)
    hasher.combine(strikethroughDecoration)
  }

  /// The kern that shaping uses, clamped to ±10,000 points; not-a-number becomes 0.
  var clampedKern: Double {
    kern.isNaN ? 0 : max(-10_000, min(kern, 10_000))
  }

  /// The baseline offset that layout uses, clamped to ±10,000 points; not-a-number becomes 0.
  var clampedBaselineOffset: Double {
    baselineOffset.isNaN ? 0 : max(-10_000, min(baselineOffset, 10_000))
  }
}
