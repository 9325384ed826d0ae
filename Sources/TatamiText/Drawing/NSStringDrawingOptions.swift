/// Options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Lines wrap to the width, and the origin is the text's top-left corner instead of the baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// The line height includes the font's leading; in this kit it always does.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// An ellipsis ends the last line that fits if there is more text.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}
