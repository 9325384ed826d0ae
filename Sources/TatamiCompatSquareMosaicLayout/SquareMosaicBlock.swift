public import Foundation
import Tatami

/// A fixed arrangement of a fixed number of cells.
public protocol SquareMosaicBlock {
  /// Returns the number of cells.
  func blockFrames() -> Int

  /// Returns the frames of the cells.
  ///
  /// - Parameters:
  ///   - origin: The start of the block along the scroll direction, in points.
  ///   - side: The length available across the scroll direction, in points.
  func blockFrames(origin: CGFloat, side: CGFloat) -> [CGRect]

  /// Returns whether the block repeats until all items are placed; by default, false.
  func blockRepeated() -> Bool
}

extension SquareMosaicBlock {
  /// Returns false.
  public func blockRepeated() -> Bool { false }
}

/// A block as the engine's.
struct MosaicBlockAdapter: MosaicBlock {
  var block: any SquareMosaicBlock

  var cellCount: Int { block.blockFrames() }
  var isRepeated: Bool { block.blockRepeated() }

  func frames(origin: Double, side: Double, axis: Axis) -> [Rect] {
    block.blockFrames(origin: CGFloat(origin), side: CGFloat(side)).map { Rect($0) }
  }
}
