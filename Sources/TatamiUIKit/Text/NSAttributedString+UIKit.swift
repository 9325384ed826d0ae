public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; the default is Helvetica's place, the system font, at 12 points.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor` for letters; the default is black.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// An `NSParagraphStyle`; that of the first character counts for the whole text.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// Extra space after each character, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// An underline; a number other than 0.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A line through the letters; a number other than 0.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// How far letters are raised, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// Where a link leads: a `URL` or a text.
  public static let link = NSAttributedString.Key("NSLink")
}

/// How lines are drawn under and through text; any but none draws a single line.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits of the style.
  public let rawValue: Int

  /// Makes a style from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 9)
}
