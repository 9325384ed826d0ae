/// A position in points; the origin is top-left and y grows downward.
///
/// ```swift
/// let start = Point(x: 10, y: 20)
/// let end = start + Point(x: 30, y: 40)
/// let distance = (end - start).length
/// ```
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate, in points.
  public var x: Double
  /// The vertical coordinate, in points.
  public var y: Double

  /// The origin.
  public static let zero = Point()

  /// Creates a point; the default is the origin.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// Creates a point from its coordinates along an axis and along the other axis.
  public init(_ axis: Axis, _ along: Double, cross: Double) {
    self = axis == .horizontal ? Point(x: along, y: cross) : Point(x: cross, y: along)
  }

  /// The coordinate along an axis, in points.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }

  /// The distance from the origin, in points.
  public var length: Double { (x * x + y * y).squareRoot() }

  /// Returns the distance to another point, in points.
  public func distance(to other: Point) -> Double { (other - self).length }

  /// Returns a point with both coordinates multiplied by a factor.
  public static func * (point: Point, factor: Double) -> Point {
    Point(x: point.x * factor, y: point.y * factor)
  }

  /// Adds two points coordinate by coordinate.
  public static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  /// Subtracts the right point from the left one coordinate by coordinate.
  public static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }
}
