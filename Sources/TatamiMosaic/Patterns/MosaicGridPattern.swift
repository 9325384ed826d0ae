/// A pattern described as data: grid blocks and separators.
///
/// ```swift
/// let pattern = MosaicGridPattern([.oneTwo, .four, .twoOne])
/// let section = MosaicSection(itemCount: 30, pattern: pattern)
/// ```
///
/// The memory and time of a layout do not depend on the number of items.
public struct MosaicGridPattern: MosaicPattern, Hashable, Sendable {
  /// The blocks of one repetition, in order.
  public var gridBlocks: [MosaicGridBlock]
  /// The space around the blocks.
  public var separators: MosaicSeparators

  /// Creates a pattern of blocks.
  public init(_ blocks: [MosaicGridBlock], separators: MosaicSeparators = MosaicSeparators()) {
    self.gridBlocks = blocks
    self.separators = separators
  }

  /// The blocks of one repetition, in order.
  public var blocks: [any MosaicBlock] { gridBlocks }

  /// Returns the pattern with another gap and margin in all of its blocks.
  ///
  /// The gap also separates the blocks, so that it is the same everywhere.
  ///
  /// - Throws: `MosaicError.number` for a length that is negative or not finite.
  public func spaced(_ spacing: MosaicSpacing) throws(MosaicError) -> MosaicGridPattern {
    var pattern = self
    for index in pattern.gridBlocks.indices {
      pattern.gridBlocks[index] = try pattern.gridBlocks[index].spaced(spacing)
    }
    pattern.separators.between = spacing.gap
    return pattern
  }
}
