import TatamiGeometry

/// A node's lengths and results along one axis.
struct Extent: Sendable {
  /// Points, a weight or width / height, depending on the kind of the length.
  var value = 0.0
  /// The margin at the start of the axis, in points.
  var before = 0.0
  /// The margin at the end of the axis, in points.
  var after = 0.0
  /// The space last offered, including margins; NaN before the first offer.
  var offered = Double.nan
  /// The length last found, in points.
  var size = 0.0
  /// The distance from the parent's edge, in points.
  var origin = 0.0

  /// The sum of both margins, in points.
  var margins: Double { before + after }
}

extension Axis {
  /// 0 for x, 1 for y.
  var index: Int { self == .horizontal ? 0 : 1 }
}
