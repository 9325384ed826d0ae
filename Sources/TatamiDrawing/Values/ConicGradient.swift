public import TatamiGeometry

/// A gradient around a point; its colors follow each other clockwise on screen.
///
/// ```swift
/// let colors = [
///   GradientStop(location: 0, color: .white), GradientStop(location: 1, color: .black),
/// ]
/// let dial = ConicGradient(center: Point(x: 50, y: 50), startAngle: -.pi / 2, stops: colors)
/// ```
public struct ConicGradient: Hashable, Sendable {
  /// The center of the gradient.
  public var center: Point
  /// The angle of location 0, in radians clockwise from the positive x axis.
  public var startAngle: Double
  /// The colors in order of location; location 1 is a full turn.
  public var stops: [GradientStop]

  /// Creates a gradient around a point, given in the coordinates of the command using it.
  public init(center: Point, startAngle: Double = 0, stops: [GradientStop]) {
    self.center = center
    self.startAngle = startAngle
    self.stops = stops
  }
}
