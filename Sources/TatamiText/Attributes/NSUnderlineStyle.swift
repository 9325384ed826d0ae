import TatamiDrawing

/// The style of underlines and strikethroughs.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits of the style.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// A dotted line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A dashed line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A line of alternating dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A line of alternating dashes and pairs of dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)

  /// Returns the weight, pattern and color of the line; nil for a plain single line.
  func decoration(color: UIColor?) -> TextDecoration? {
    let weight: TextDecoration.Weight =
      rawValue & 0xF == 9 ? .double : rawValue & 0xF == 2 ? .thick : .single
    let pattern: TextDecoration.Pattern =
      switch rawValue & 0x700 {
      case 0x100: .dot
      case 0x200: .dash
      case 0x300: .dashDot
      case 0x400: .dashDotDot
      default: .solid
      }
    let decoration = TextDecoration(weight: weight, pattern: pattern, color: color?.value)
    return decoration == TextDecoration() ? nil : decoration
  }
}
