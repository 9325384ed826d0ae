import TatamiGeometry

/// The values on which the frames of a node and of its descendants depend, as a host has last
/// read them.
struct NodePlacement: Equatable, Sendable {
  /// The origin in the parent, in points; NaN, which equals no number, before the first reading.
  var origin = Point(x: .nan, y: .nan)
  /// The size, in points.
  var size = Size()
  /// The space for which the children of a box are placed; zero for a leaf.
  var space = Size()
}
