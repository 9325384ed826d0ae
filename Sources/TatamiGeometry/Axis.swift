/// One of the two directions of a plane.
///
/// Code that works along either direction is written once and indexed by an axis:
/// `size[axis]`, `origin[axis.cross]`.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// Along x; lengths are widths.
  case horizontal
  /// Along y, which grows downward; lengths are heights.
  case vertical

  /// The other axis.
  public var cross: Axis {
    self == .horizontal ? .vertical : .horizontal
  }
}
