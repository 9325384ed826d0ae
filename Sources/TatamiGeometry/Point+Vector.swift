/// Arithmetic of points as vectors from the origin.
extension Point {
  /// Returns the vector of length 1 toward another point; zero if the points are equal.
  public func direction(to other: Point) -> Point {
    let length = distance(to: other)
    guard length > 0 else { return .zero }
    return Point(x: (other.x - x) / length, y: (other.y - y) / length)
  }

  /// Returns the point moved by a multiple of a vector.
  public func moved(along vector: Point, by factor: Double) -> Point {
    Point(x: x + vector.x * factor, y: y + vector.y * factor)
  }
}
