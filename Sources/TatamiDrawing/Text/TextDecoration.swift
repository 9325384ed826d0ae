/// How a line under or through text looks.
public struct TextDecoration: Hashable, Sendable {
  /// How many lines there are and how heavy they are.
  public enum Weight: Hashable, Sendable {
    /// One line.
    case single
    /// One line of twice the thickness.
    case thick
    /// Two lines.
    case double
  }

  /// Where a line is interrupted.
  public enum Pattern: Hashable, Sendable {
    /// Nowhere.
    case solid
    /// Between dots.
    case dot
    /// Between dashes.
    case dash
    /// Between a dash and a dot.
    case dashDot
    /// Between a dash and two dots.
    case dashDotDot
  }

  /// How many lines there are and how heavy they are.
  public var weight: Weight
  /// Where the line is interrupted.
  public var pattern: Pattern
  /// The colour; nil for the text's.
  public var color: Color?

  /// Makes a look; the default is that of plain decorations.
  public init(weight: Weight = .single, pattern: Pattern = .solid, color: Color? = nil) {
    self.weight = weight
    self.pattern = pattern
    self.color = color
  }
}
