/// A sequence of blocks that a section repeats until every item has a cell.
public protocol MosaicPattern {
  /// The blocks of one repetition, in order.
  var blocks: [any MosaicBlock] { get }

  /// The space around the blocks.
  var separators: MosaicSeparators { get }
}

extension MosaicPattern {
  /// No separators.
  public var separators: MosaicSeparators { MosaicSeparators() }
}
