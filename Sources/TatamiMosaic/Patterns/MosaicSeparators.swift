/// The space along the axis around the blocks of a section, in points; may be negative.
///
/// ```swift
/// let separators = MosaicSeparators(before: 8, between: 4, after: 8)
/// let pattern = MosaicGridPattern([.oneTwo, .twoOne], separators: separators)
/// ```
public struct MosaicSeparators: Hashable, Sendable {
  /// The space before the first block of a section with items.
  public var before: Double
  /// The space between any two blocks.
  public var between: Double
  /// The space after the last block of a section with items.
  public var after: Double

  /// Creates separators; the default of each is zero.
  public init(before: Double = 0, between: Double = 0, after: Double = 0) {
    self.before = before
    self.between = between
    self.after = after
  }
}
