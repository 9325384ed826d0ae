public import TatamiGeometry

/// A header or footer of a section.
public protocol MosaicSupplementary {
  /// Whether the view is hidden in a section without items.
  var isHiddenForEmptySection: Bool { get }

  /// Returns the frame; the following content starts at its far edge. A negative length counts as
  /// 0.
  ///
  /// - Parameters:
  ///   - origin: The end of the preceding content along the axis, in points.
  ///   - side: The length available across the axis, in points, at least 0.
  ///   - axis: The scrolling axis.
  func frame(origin: Double, side: Double, axis: Axis) -> Rect
}

extension MosaicSupplementary {
  /// False.
  public var isHiddenForEmptySection: Bool { false }
}
