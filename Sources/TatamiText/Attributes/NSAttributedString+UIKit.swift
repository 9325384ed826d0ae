public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; by default the system font at 12 points.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor` for the glyphs; by default black.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` for the background.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An `NSParagraphStyle`; a paragraph has the style of its first character.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// Extra space after each character, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Extra space after each character, in points; `kern` overrides it.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The underline: the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor` for the underline; by default the color of the glyphs.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The strikethrough: the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor` for the strikethrough; by default the color of the glyphs.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// An `NSShadow` behind the glyphs.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The distance by which characters are raised above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The slant to the right, as a fraction of the height of the glyphs.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// An `NSTextAttachment` in place of U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The destination of a link: a `URL` or a string.
  public static let link = NSAttributedString.Key("NSLink")
}
