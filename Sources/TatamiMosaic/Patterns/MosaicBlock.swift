public import TatamiGeometry

/// A fixed arrangement of a fixed number of cells.
///
/// A layout uses a block only while it is made and does not store it, so a block may be isolated to
/// an actor. `MosaicGridBlock` describes most arrangements as data.
public protocol MosaicBlock {
  /// The number of cells, at least 0.
  var cellCount: Int { get }

  /// Whether the block repeats until all items are placed; the blocks after it are then unused.
  var isRepeated: Bool { get }

  /// Whether a different origin gives the same frames, offset along the axis by the difference.
  ///
  /// If it is true for all repeating blocks of a pattern, the memory and time of a layout do not
  /// depend on the number of items.
  var movesWithOrigin: Bool { get }

  /// Returns the frames of the cells in the order in which items fill them.
  ///
  /// Frames beyond `cellCount` are ignored; a negative length counts as 0.
  ///
  /// - Parameters:
  ///   - origin: The start of the block along the axis, in points.
  ///   - side: The length available across the axis, in points, at least 0.
  ///   - axis: The scrolling axis.
  func frames(origin: Double, side: Double, axis: Axis) -> [Rect]
}

extension MosaicBlock {
  /// False.
  public var isRepeated: Bool { false }

  /// False.
  public var movesWithOrigin: Bool { false }
}
