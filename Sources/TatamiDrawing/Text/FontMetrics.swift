/// A font's vertical extents, in points.
public struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline to the top of letters; positive.
  public var ascender: Double
  /// The distance from the baseline to the bottom of letters; negative.
  public var descender: Double
  /// The extra space between lines; at least zero.
  public var leading: Double
  /// The height of capital letters.
  public var capHeight: Double
  /// The height of a lowercase x.
  public var xHeight: Double

  /// Creates metrics.
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

  /// The distance between the baselines of two lines: ascender - descender + leading.
  public var lineHeight: Double { ascender - descender + leading }
}
