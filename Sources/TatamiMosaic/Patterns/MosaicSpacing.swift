/// The space inside a grid block, in points.
///
/// ```swift
/// let spacing = MosaicSpacing(gap: 4, margin: 16)
/// let block = try MosaicGridBlock.oneTwo.spaced(spacing)
/// ```
public struct MosaicSpacing: Hashable, Sendable {
  /// The space between neighboring units, at least 0.
  public var gap: Double
  /// The space before the first and after the last column, at least 0.
  public var margin: Double

  /// Creates a spacing; the default of each is zero.
  public init(gap: Double = 0, margin: Double = 0) {
    self.gap = gap
    self.margin = margin
  }
}
