public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; the default is Helvetica's place, the system font, at 12 points.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor` for letters; the default is black.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind letters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An `NSParagraphStyle`; that of a paragraph's first character counts for the paragraph.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// Extra space after each character, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Extra space after each character, in points; counts where there is no `kern`.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// An underline: the number of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor` for the underline; the default is that of the letters.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A line through the letters: the number of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor` for the line through the letters; the default is that of the letters.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// An `NSShadow` behind the letters.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// How far letters are raised, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// How far letters lean to the right, as a share of their height.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// Where a link leads: a `URL` or a text.
  public static let link = NSAttributedString.Key("NSLink")
}
