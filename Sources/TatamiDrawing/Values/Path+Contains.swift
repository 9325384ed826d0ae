public import TatamiGeometry

extension Path {
  /// Whether a point is inside the path; open sub-paths count as closed.
  ///
  /// Curves are approximated by line segments that are off by a small fraction of a point.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func contains(_ point: Point, rule: FillRule = .nonZero) -> Bool {
    var winding = Winding(point: point)
    var start = Point.zero
    var last = Point.zero
    forEachSegment { from, element in
      switch element {
      case .move(let to):
        winding.cross(from, start)
        start = to
      case .line(let to):
        winding.cross(from, to)
      case .quad(let to, let control):
        winding.cross(CubicCurve(from: from, quadTo: to, control: control))
      case .curve(let to, let control1, let control2):
        winding.cross(CubicCurve(from: from, control1: control1, control2: control2, to: to))
      case .close:
        winding.cross(from, start)
      }
      last = element.end ?? start
    }
    winding.cross(last, start)
    return rule == .nonZero ? winding.count != 0 : winding.crossings % 2 == 1
  }
}

/// Counts the crossings of lines with the ray from a point to the right.
private struct Winding {
  let point: Point
  var count = 0
  var crossings = 0

  init(point: Point) {
    self.point = point
  }

  mutating func cross(_ from: Point, _ to: Point) {
    guard (from.y <= point.y) != (to.y <= point.y) else { return }
    let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
    guard x > point.x else { return }
    count += from.y <= point.y ? 1 : -1
    crossings += 1
  }

  mutating func cross(_ curve: CubicCurve) {
    let count = curve.segmentCount()
    var previous = curve.from
    for index in 1...count {
      let next = index == count ? curve.to : curve.point(at: Double(index) / Double(count))
      cross(previous, next)
      previous = next
    }
  }
}
