/// Arithmetic of points as vectors from the origin.
extension Point {
  /// The distance from the origin, in points.
  public var length: Double { (x * x + y * y).squareRoot() }

  /// Returns the distance to another point, in points.
  public func distance(to other: Point) -> Double { (other - self).length }

  /// Returns the vector of length 1 towards another point; zero if the points are equal.
  public func direction(to other: Point) -> Point {
    let length = distance(to: other)
    guard length > 0 else { return .zero }
    return Point(x: (other.x - x) / length, y: (other.y - y) / length)
  }

  /// Returns the point moved by a multiple of a vector.
  public func moved(along vector: Point, by factor: Double) -> Point {
    Point(x: x + vector.x * factor, y: y + vector.y * factor)
  }

  /// Returns the point on the line to another point, at a fraction of the distance.
  ///
  /// - Parameter fraction: 0 for this point, 1 for the other; beyond 0...1 the line is extended.
  public func interpolated(to other: Point, at fraction: Double) -> Point {
    Point(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }

  /// Multiplies both coordinates by a factor.
  public static func * (point: Point, factor: Double) -> Point {
    Point(x: point.x * factor, y: point.y * factor)
  }
}
