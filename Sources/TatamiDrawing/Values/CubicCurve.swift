import TatamiGeometry

/// A cubic Bézier curve.
struct CubicCurve {
  let from: Point
  let control1: Point
  let control2: Point
  let to: Point

  init(from: Point, control1: Point, control2: Point, to: Point) {
    self.from = from
    self.control1 = control1
    self.control2 = control2
    self.to = to
  }

  /// Creates the cubic curve that is identical to a quadratic one.
  init(from: Point, quadTo to: Point, control: Point) {
    self.init(
      from: from,
      control1: from.interpolated(to: control, fraction: 2.0 / 3),
      control2: to.interpolated(to: control, fraction: 2.0 / 3),
      to: to
    )
  }

  /// Returns the point at a parameter in 0...1.
  func point(at t: Double) -> Point {
    let u = 1 - t
    let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return Point(
      x: w0 * from.x + w1 * control1.x + w2 * control2.x + w3 * to.x,
      y: w0 * from.y + w1 * control1.y + w2 * control2.y + w3 * to.y
    )
  }

  /// Returns the points inside the curve where a coordinate has an extremum.
  func extrema() -> [Point] {
    Axis.allCases.flatMap { extremumParameters(along: $0) }.map(point(at:))
  }

  /// Returns the number of straight segments that approximate the curve for hit testing.
  func segmentCount() -> Int {
    let size = Rect(enclosing: [from, control1, control2, to]).size
    let extent = size.width + size.height
    return extent < 4096 ? max(4, Int(extent.squareRoot() * 2)) : 128
  }

  /// Returns the parameters strictly between 0 and 1 where the derivative is zero.
  private func extremumParameters(along axis: Axis) -> [Double] {
    let first = control1[axis] - from[axis]
    let second = control2[axis] - control1[axis]
    let third = to[axis] - control2[axis]
    let (a, b, c) = (first - 2 * second + third, 2 * (second - first), first)
    var roots: [Double] = []
    if abs(a) < 1e-12 {
      if abs(b) > 1e-12 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b - root) / (2 * a), (-b + root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
