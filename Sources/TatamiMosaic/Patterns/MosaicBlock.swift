public import TatamiGeometry

/// A fixed arrangement of a fixed number of cells.
///
/// A block is asked while a layout is built and never kept, so it may belong to an actor.
/// `MosaicGridBlock` describes most arrangements as data.
public protocol MosaicBlock {
  /// The number of cells, at least 0.
  var cellCount: Int { get }

  /// Whether the block repeats until all items are placed; the blocks after it are not used.
  var isRepeated: Bool { get }

  /// Whether another origin gives the same frames, moved along the axis by the difference.
  ///
  /// Only a pattern whose repeating blocks all promise this is laid out in closed form: in
  /// memory and time that do not depend on the number of items (mosaic §2.6, condition 4).
  var movesWithOrigin: Bool { get }

  /// Returns the frames of the cells in the order in which items fill them.
  ///
  /// Frames beyond `cellCount` are ignored; a negative length counts as 0.
  ///
  /// - Parameters:
  ///   - origin: Where the block starts along the axis, in points.
  ///   - side: The length available across the axis, in points, at least 0.
  ///   - axis: The scrolling axis.
  func frames(origin: Double, side: Double, axis: Axis) -> [Rect]
}

extension MosaicBlock {
  /// Not repeated.
  public var isRepeated: Bool { false }

  /// No promise.
  public var movesWithOrigin: Bool { false }
}
