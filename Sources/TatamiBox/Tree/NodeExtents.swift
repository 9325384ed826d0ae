import TatamiGeometry

/// A node's lengths and results along both axes, in 96 bytes.
struct NodeExtents: Sendable {
  var x = Extent()
  var y = Extent()

  /// Whether `y` follows `x` in memory, and nothing else does.
  static let areAdjacent =
    MemoryLayout<Self>.offset(of: \.x) == 0
    && MemoryLayout<Self>.offset(of: \.y) == MemoryLayout<Extent>.stride
    && MemoryLayout<Self>.stride == 2 * MemoryLayout<Extent>.stride

  /// The lengths and results along an axis.
  subscript(axis: Axis) -> Extent {
    get { axis == .horizontal ? x : y }
    _modify {
      if axis == .horizontal { yield &x } else { yield &y }
    }
  }

  /// The most recent size.
  var size: Size {
    get { Size(width: x.size, height: y.size) }
    set { (x.size, y.size) = (newValue.width, newValue.height) }
  }

  /// The most recently offered space, including margins.
  var offered: Size {
    get { Size(width: x.offered, height: y.offered) }
    set { (x.offered, y.offered) = (newValue.width, newValue.height) }
  }

  /// The most recent origin, in the parent's coordinates.
  var origin: Point {
    get { Point(x: x.origin, y: y.origin) }
    set { (x.origin, y.origin) = (newValue.x, newValue.y) }
  }

  /// Replaces the lengths and margins with the valid numbers nearest to those of a style.
  mutating func setStyle(_ style: BoxStyle) {
    x.value = StyleLimits.nonnegative(style.width.value)
    x.before = StyleLimits.signed(style.margin.left)
    x.after = StyleLimits.signed(style.margin.right)
    y.value = StyleLimits.nonnegative(style.height.value)
    y.before = StyleLimits.signed(style.margin.top)
    y.after = StyleLimits.signed(style.margin.bottom)
  }

  /// The sums of the margins along both axes.
  var margins: Size { Size(width: x.margins, height: y.margins) }

  /// Resets the results of a node that its parent leaves out.
  mutating func leaveOut() {
    size = .zero
    offered = BoxRecord.unplaced
    origin = .zero
  }
}

/// A node's lengths and results along one axis.
struct Extent: Sendable {
  /// Points, a weight or width / height, depending on the kind of the length.
  var value = 0.0
  /// The margin at the start of the axis, in points.
  var before = 0.0
  /// The margin at the end of the axis, in points.
  var after = 0.0
  /// The most recently offered space, including margins; NaN before the first offer.
  var offered = Double.nan
  /// The most recent length, in points.
  var size = 0.0
  /// The distance from the parent's edge, in points.
  var origin = 0.0

  /// The sum of both margins, in points.
  var margins: Double { before + after }
}
