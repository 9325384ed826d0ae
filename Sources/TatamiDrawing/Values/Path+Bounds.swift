public import TatamiGeometry

extension Path {
  /// Returns the bounding box of the shape; zero for an empty path.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func bounds() -> Rect {
    var points: [Point] = []
    points.reserveCapacity(elements.count)
    forEachSegment { from, element in
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quad(let end, let control):
        points.append(end)
        points += CubicCurve(from: from, quadTo: end, control: control).extrema()
      case .curve(let end, let control1, let control2):
        points.append(end)
        points += CubicCurve(from: from, control1: control1, control2: control2, to: end).extrema()
      case .close: break
      }
    }
    return Rect(enclosing: points)
  }

  /// Returns the bounding box of all points and control points; zero for an empty path.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func controlBounds() -> Rect { extent.bounds }

  /// The bounding box of all points and control points; nil if a coordinate is not finite.
  var finiteControlBounds: Rect? {
    if let rectangle { return rectangle.isFinite ? rectangle : nil }
    let extent = extent
    return extent.isFinite ? extent.bounds : nil
  }

  /// Whether every coordinate is finite.
  package var isFinite: Bool { extent.isFinite }

  /// The bounding box of all points and control points, and whether every coordinate is finite.
  private var extent: (bounds: Rect, isFinite: Bool) {
    var least = SIMD2(repeating: Double.infinity)
    var greatest = SIMD2(repeating: -Double.infinity)
    // The difference of a number from itself is zero only if it is finite.
    var differences = SIMD2<Double>.zero
    for element in elements {
      element.forEachPoint { point in
        let position = SIMD2(point.x, point.y)
        least.replace(with: position, where: position .< least)
        greatest.replace(with: position, where: position .>= greatest)
        differences += position - position
      }
    }
    let isFinite = differences == .zero
    guard least.x <= greatest.x, least.y <= greatest.y else { return (.zero, isFinite) }
    let size = greatest - least
    return (Rect(x: least.x, y: least.y, width: size.x, height: size.y), isFinite)
  }

  /// Calls a closure with the start point of each element and the element.
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
  /// The element's points, control points first.
  var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }

  /// Calls a closure with each of the element's points.
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

  /// The end point of the element; nil for a close.
  var end: Point? {
    switch self {
    case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _): point
    case .close: nil
    }
  }
}
