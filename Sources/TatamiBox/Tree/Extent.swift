import TatamiGeometry

/// One axis of a node: 48 bytes; node *i* has the extents 2*i* (x) and 2*i* + 1 (y).
struct Extent: Sendable {
  /// Points, weight or width / height, as the length's kind says.
  var value = 0.0
  /// The margin where the axis begins, in points.
  var before = 0.0
  /// The margin where the axis ends, in points.
  var after = 0.0
  /// The space last offered, margins included; not a number before the first offer.
  var offered = Double.nan
  /// The length last found, in points.
  var size = 0.0
  /// The distance from the box around's edge, in points.
  var origin = 0.0

  /// Both margins, in points.
  var margins: Double { before + after }
}

extension Axis {
  /// 0 for x, 1 for y.
  var index: Int { self == .horizontal ? 0 : 1 }
}
