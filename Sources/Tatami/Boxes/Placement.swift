import TatamiGeometry

/// The values on which the frames of a box's children depended when they were last placed.
struct Placement {
  /// The size of the box, in points.
  var size = Size(width: .nan, height: .nan)
  /// The engine's offered space for the children, nil if unknown.
  var space: Size?
  /// The distance from the box's pixel-aligned origin to the exact one, in points.
  var phase = Point.zero
  /// Whether the box or one of its descendants has changed since then.
  var isStale = true
  /// Whether all children are to be placed again, even those that have kept their frames.
  var isDiscarded = true

  /// Whether the frames of the children are the same as those for another placement.
  func isEquivalent(to other: Placement) -> Bool {
    guard !isStale, let space, space == other.space, size == other.size else { return false }
    return isAligned(with: other)
  }

  /// Whether frames are rounded to pixels in the same way as those for another placement.
  func isAligned(with other: Placement) -> Bool {
    let shift = phase - other.phase
    return shift.x.magnitude < 1e-9 && shift.y.magnitude < 1e-9
  }
}
