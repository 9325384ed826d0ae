public import TatamiGeometry

/// A gradient around a point; its colors follow each other clockwise on screen.
public struct ConicGradient: Hashable, Sendable {
  /// The center of the gradient.
  public var center: Point
  /// The angle of location 0, in radians clockwise from the positive x axis.
  public var startAngle: Double
  /// The colors in order of location; location 1 is a full turn.
  public var stops: [GradientStop]

  /// Makes a gradient around a point, given in the coordinates of the command using it.
  public init(center: Point, startAngle: Double = 0, stops: [GradientStop]) {
    self.center = center
    self.startAngle = startAngle
    self.stops = stops
  }
}
