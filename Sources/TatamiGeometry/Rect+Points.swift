extension Rect {
  /// Creates the rectangle between its corner with the smallest and its corner with the greatest
  /// coordinates.
  public init(from start: Point, to end: Point) {
    self.init(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }

  /// Creates the smallest rectangle that contains all points; zero for no points.
  ///
  /// - Complexity: O(*n*) in the number of points.
  @inlinable
  public init(enclosing points: some Sequence<Point>) {
    var least = Point(x: .infinity, y: .infinity)
    var greatest = Point(x: -.infinity, y: -.infinity)
    for point in points {
      least = Point(x: Swift.min(least.x, point.x), y: Swift.min(least.y, point.y))
      greatest = Point(x: Swift.max(greatest.x, point.x), y: Swift.max(greatest.y, point.y))
    }
    guard least.x <= greatest.x, least.y <= greatest.y else {
      self = .zero
      return
    }
    self.init(from: least, to: greatest)
  }
}

extension Point {
  /// Returns the point at a fraction of the way to another point.
  public func interpolated(to other: Point, fraction: Double) -> Point {
    Point(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}
