public import Foundation
import Tatami

/// A place where a pattern can have space.
public enum SquareMosaicBlockSeparatorPosition: Int, Sendable {
  /// After the last block.
  case after
  /// Before the first block.
  case before
  /// Between two blocks.
  case between
}

/// An arrangement of blocks that repeats until all items of a section are placed.
public protocol SquareMosaicPattern {
  /// Returns the blocks.
  func patternBlocks() -> [any SquareMosaicBlock]

  /// Returns the space at a place, in points; by default, 0.
  func patternBlocksSeparator(at position: SquareMosaicBlockSeparatorPosition) -> CGFloat
}

extension SquareMosaicPattern {
  /// Returns 0.
  public func patternBlocksSeparator(
    at position: SquareMosaicBlockSeparatorPosition
  ) -> CGFloat { 0 }
}

/// A pattern as the engine's.
struct MosaicPatternAdapter: MosaicPattern {
  var pattern: any SquareMosaicPattern

  var blocks: [any MosaicBlock] {
    pattern.patternBlocks().map { MosaicBlockAdapter(block: $0) }
  }

  var separators: MosaicSeparators {
    MosaicSeparators(
      before: Double(pattern.patternBlocksSeparator(at: .before)),
      between: Double(pattern.patternBlocksSeparator(at: .between)),
      after: Double(pattern.patternBlocksSeparator(at: .after))
    )
  }
}
