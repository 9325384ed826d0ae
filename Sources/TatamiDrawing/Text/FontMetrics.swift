/// A font's vertical extents, in points.
public struct FontMetrics: Hashable, Sendable {
  /// How far letters reach above the baseline; positive (S221).
  public var ascender: Double
  /// How far letters reach below the baseline; negative (S221).
  public var descender: Double
  /// The extra distance between lines; at least zero.
  public var leading: Double
  /// The height of capital letters.
  public var capHeight: Double
  /// The height of a small x.
  public var xHeight: Double

  /// Makes metrics.
  public init(
    ascender: Double,
    descender: Double,
    leading: Double = 0,
    capHeight: Double,
    xHeight: Double
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// The distance between the baselines of two lines: ascender - descender + leading (S216).
  public var lineHeight: Double { ascender - descender + leading }
}
