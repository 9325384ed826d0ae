import TatamiGeometry

extension Rect {
  /// Makes the smallest rectangle around points; zero for none.
  init(around points: some Sequence<Point>) {
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
    self.init(origin: least, size: Size(greatest - least))
  }
}

extension Size {
  /// Makes a size from the distance between two points.
  init(_ distance: Point) {
    self.init(width: distance.x, height: distance.y)
  }
}
