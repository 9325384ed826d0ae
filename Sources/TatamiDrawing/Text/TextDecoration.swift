/// The style of an underline or a strikethrough.
///
/// ```swift
/// var attributes = TextAttributes(font: FontDescriptor(pointSize: 17))
/// attributes.underlineDecoration = TextDecoration(
///   pattern: .dot,
///   color: Color(red: 1, green: 0, blue: 0)
/// )
/// ```
public struct TextDecoration: Hashable, Sendable {
  /// The number and thickness of lines.
  public enum Weight: Hashable, Sendable {
    /// One line.
    case single
    /// One line of twice the thickness.
    case thick
    /// Two lines.
    case double
  }

  /// The dash pattern of a line.
  public enum Pattern: Hashable, Sendable {
    /// No gaps.
    case solid
    /// Dots.
    case dot
    /// Dashes.
    case dash
    /// A dash and a dot in turn.
    case dashDot
    /// A dash and two dots in turn.
    case dashDotDot
  }

  /// The number and thickness of lines.
  public var weight: Weight
  /// The dash pattern.
  public var pattern: Pattern
  /// The color; nil for the text's color.
  public var color: Color?

  /// Creates a style; the default is a single solid line in the text's color.
  public init(weight: Weight = .single, pattern: Pattern = .solid, color: Color? = nil) {
    self.weight = weight
    self.pattern = pattern
    self.color = color
  }
}
