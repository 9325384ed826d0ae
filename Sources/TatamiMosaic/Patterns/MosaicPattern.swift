/// What a section repeats until every item has a cell.
public protocol MosaicPattern {
  /// The blocks of one repetition, in order.
  var blocks: [any MosaicBlock] { get }

  /// The space around the blocks.
  var separators: MosaicSeparators { get }
}

extension MosaicPattern {
  /// No space.
  public var separators: MosaicSeparators { MosaicSeparators() }
}

/// Space along the axis around the blocks of a section, in points; negative ones overlap.
public struct MosaicSeparators: Hashable, Sendable {
  /// The space before the first block of a section with items.
  public var before: Double
  /// The space between any two blocks.
  public var between: Double
  /// The space after the last block of a section with items.
  public var after: Double

  /// Makes separators; the default of each is zero.
  public init(before: Double = 0, between: Double = 0, after: Double = 0) {
    self.before = before
    self.between = between
    self.after = after
  }
}
