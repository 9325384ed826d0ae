public import TatamiGeometry

/// A gradient along a line; the first and last color extend beyond its ends.
///
/// ```swift
/// let sky = LinearGradient(
///   start: Point(x: 0, y: 0),
///   end: Point(x: 0, y: 200),
///   stops: [GradientStop(location: 0, color: .white), GradientStop(location: 1, color: .black)]
/// )
/// ```
public struct LinearGradient: Hashable, Sendable {
  /// The point of the first color.
  public var start: Point
  /// The point of the last color.
  public var end: Point
  /// The colors in order of location.
  public var stops: [GradientStop]

  /// Creates a gradient between two points, given in the coordinates of the command using it.
  public init(start: Point, end: Point, stops: [GradientStop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}
