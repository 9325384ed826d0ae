import Glibc

public import TatamiGeometry

extension Path {
  /// Adds a rectangle as a closed sub-path, clockwise from the top left.
  public mutating func addRect(_ rect: Rect) {
    move(to: Point(x: rect.minX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Adds a rectangle with rounded corners, clockwise.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - radii: The corner radii, each clamped to 0 and half of the shorter side.
  public mutating func addRoundedRect(_ rect: Rect, radii: CornerRadii) {
    let radii = radii.clamped(to: max(0, min(rect.width, rect.height) / 2))
    guard radii != CornerRadii(0) else { return addRect(rect) }
    reserveElements(10)
    move(to: Point(x: rect.minX + radii.topLeft, y: rect.minY))
    addLine(to: Point(x: rect.maxX - radii.topRight, y: rect.minY))
    addCorner(Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.minY + radii.topRight))
    addLine(to: Point(x: rect.maxX, y: rect.maxY - radii.bottomRight))
    addCorner(
      Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.maxX - radii.bottomRight, y: rect.maxY)
    )
    addLine(to: Point(x: rect.minX + radii.bottomLeft, y: rect.maxY))
    addCorner(
      Point(x: rect.minX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY - radii.bottomLeft)
    )
    addLine(to: Point(x: rect.minX, y: rect.minY + radii.topLeft))
    addCorner(Point(x: rect.minX, y: rect.minY), Point(x: rect.minX + radii.topLeft, y: rect.minY))
    close()
  }

  /// Adds the ellipse inscribed in a rectangle, clockwise from the right.
  public mutating func addEllipse(in rect: Rect) {
    let (left, right, middle) = (rect.minX, rect.maxX, rect.center)
    move(to: Point(x: right, y: middle.y))
    addCorner(Point(x: right, y: rect.maxY), Point(x: middle.x, y: rect.maxY))
    addCorner(Point(x: left, y: rect.maxY), Point(x: left, y: middle.y))
    addCorner(Point(x: left, y: rect.minY), Point(x: middle.x, y: rect.minY))
    addCorner(Point(x: right, y: rect.minY), Point(x: right, y: middle.y))
    close()
  }

  /// Adds an arc of a circle, after a line from the current point if there is one.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle.
  ///   - start: The start angle, in radians from the positive x axis.
  ///   - end: The end angle, in radians; a difference of a full turn or more, in either direction,
  ///     draws the whole circle.
  ///   - clockwise: Whether the arc runs clockwise as seen on screen.
  public mutating func addArc(
    center: Point,
    radius: Double,
    start: Double,
    end: Double,
    clockwise: Bool
  ) {
    guard start.isFinite, end.isFinite, radius.isFinite else { return }
    let sweep = Self.sweep(from: start, to: end, clockwise: clockwise)
    let first = center.moved(by: radius, at: start)
    if currentPoint == nil { move(to: first) } else { addLine(to: first) }
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(count)
    for index in 0..<count {
      addArcSegment(
        center: center,
        radius: radius,
        start: start + Double(index) * step,
        sweep: step
      )
    }
  }

  /// Returns the signed angle of an arc, at most a full turn in either direction.
  private static func sweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
    let turn = 2 * Double.pi
    let distance = clockwise ? end - start : start - end
    // A full turn may have been rounded.
    let isFull = abs(distance) >= turn - 1e-9
    let length = isFull ? turn : distance - turn * (distance / turn).rounded(.down)
    return clockwise ? length : -length
  }

  /// Adds an arc of at most a quarter turn as one curve.
  private mutating func addArcSegment(center: Point, radius: Double, start: Double, sweep: Double) {
    let handle = 4.0 / 3 * tan(sweep / 4) * radius
    let end = start + sweep
    let (from, to) = (center.moved(by: radius, at: start), center.moved(by: radius, at: end))
    addCurve(
      to: to,
      control1: from.moved(by: handle, at: start + .pi / 2),
      control2: to.moved(by: -handle, at: end + .pi / 2)
    )
  }

  /// Adds a quarter of an ellipse around a corner.
  private mutating func addCorner(_ corner: Point, _ end: Point) {
    guard let from = currentPoint, from != end else { return }
    let fraction = 0.552_284_749_830_793_6  // 4/3 · (√2 - 1), the handle of a quarter circle
    addCurve(
      to: end,
      control1: from.interpolated(to: corner, fraction: fraction),
      control2: end.interpolated(to: corner, fraction: fraction)
    )
  }
}

extension Point {
  /// Returns the point at a distance in the direction of an angle.
  func moved(by distance: Double, at angle: Double) -> Point {
    Point(x: x + distance * cos(angle), y: y + distance * sin(angle))
  }
}
