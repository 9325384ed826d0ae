public import TatamiGeometry

extension Path {
  /// Returns the smallest rectangle around the shape itself; zero for an empty path.
  ///
  /// - Complexity: O(*n*) in the number of steps.
  public func bounds() -> Rect {
    var points: [Point] = []
    points.reserveCapacity(elements.count)
    forEachSegment { from, element in
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quad(let end, let control):
        points.append(end)
        points += Cubic(from: from, quadTo: end, control: control).extremes()
      case .curve(let end, let control1, let control2):
        points.append(end)
        points += Cubic(from: from, control1: control1, control2: control2, to: end).extremes()
      case .close: break
      }
    }
    return Rect(around: points)
  }

  /// Returns the smallest rectangle around all points and control points; zero for none.
  ///
  /// - Complexity: O(*n*) in the number of steps.
  public func controlBounds() -> Rect {
    var (left, top) = (Double.infinity, Double.infinity)
    var (right, bottom) = (-Double.infinity, -Double.infinity)
    for element in elements {
      element.forEachPoint { point in
        (left, top) = (min(left, point.x), min(top, point.y))
        (right, bottom) = (max(right, point.x), max(bottom, point.y))
      }
    }
    guard left <= right, top <= bottom else { return .zero }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether every coordinate is finite.
  var isFinite: Bool {
    var isFinite = true
    for element in elements {
      element.forEachPoint { if !$0.isFinite { isFinite = false } }
    }
    return isFinite
  }

  /// Calls back for each step with the point it begins at.
  func forEachSegment(_ body: (Point, Element) -> Void) {
    var (start, current) = (Point.zero, Point.zero)
    for element in elements {
      body(current, element)
      if case .move(let point) = element { start = point }
      current = element.end ?? start
    }
  }
}

extension Path.Element {
  /// The step's points, control points first.
  var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }

  /// Calls back for each of the step's points.
  func forEachPoint(_ body: (Point) -> Void) {
    switch self {
    case .move(let point), .line(let point): body(point)
    case .quad(let point, let control):
      body(control)
      body(point)
    case .curve(let point, let control1, let control2):
      body(control1)
      body(control2)
      body(point)
    case .close: break
    }
  }

  /// Where the step ends; nil for a close.
  var end: Point? {
    switch self {
    case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _): point
    case .close: nil
    }
  }
}
