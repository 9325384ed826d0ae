package import TatamiDrawing

/// How lines are drawn under and through text.
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
  /// Dots instead of a whole line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes instead of a whole line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Dashes and dots in turn instead of a whole line.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// Dashes and pairs of dots in turn instead of a whole line.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)

  /// The look of a line; nil for the plain one.
  package func look(color: UIColor?) -> TextDecoration? {
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
    let look = TextDecoration(weight: weight, pattern: pattern, color: color?.value)
    return look == TextDecoration() ? nil : look
  }
}
