public import TatamiGeometry

/// A colour at a place along a gradient.
public struct GradientStop: Hashable, Sendable {
  /// The place along the gradient, 0...1.
  public var location: Double
  /// The colour there.
  public var color: Color

  /// Makes a stop; the location is clamped to 0...1 when drawn.
  public init(location: Double, color: Color) {
    self.location = location
    self.color = color
  }
}

/// A gradient along a line; beyond its ends the first and last colour go on.
public struct LinearGradient: Hashable, Sendable {
  /// Where the first colour lies.
  public var start: Point
  /// Where the last colour lies.
  public var end: Point
  /// The colours in order of location.
  public var stops: [GradientStop]

  /// Makes a gradient between two points, given in the coordinates of the command using it.
  public init(start: Point, end: Point, stops: [GradientStop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}

/// A gradient between two circles; beyond them the first and last colour go on.
public struct RadialGradient: Hashable, Sendable {
  /// The centre of the circle of the first colour.
  public var startCenter: Point
  /// The radius of the circle of the first colour, in points.
  public var startRadius: Double
  /// The centre of the circle of the last colour.
  public var endCenter: Point
  /// The radius of the circle of the last colour, in points.
  public var endRadius: Double
  /// The colours in order of location.
  public var stops: [GradientStop]

  /// Makes a gradient between two circles.
  public init(
    startCenter: Point,
    startRadius: Double,
    endCenter: Point,
    endRadius: Double,
    stops: [GradientStop]
  ) {
    self.startCenter = startCenter
    self.startRadius = startRadius
    self.endCenter = endCenter
    self.endRadius = endRadius
    self.stops = stops
  }
}

/// A gradient around a point: its colours follow each other clockwise as seen on screen.
public struct ConicGradient: Hashable, Sendable {
  /// The point that the colours go around.
  public var center: Point
  /// Where location 0 lies, in radians from the positive x axis, clockwise.
  public var startAngle: Double
  /// The colours in order of location; 1 is a full turn.
  public var stops: [GradientStop]

  /// Makes a gradient around a point, given in the coordinates of the command using it.
  public init(center: Point, startAngle: Double = 0, stops: [GradientStop]) {
    self.center = center
    self.startAngle = startAngle
    self.stops = stops
  }
}

/// What a shape is filled with.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case solid(Color)
  /// A gradient along a line.
  case linear(LinearGradient)
  /// A gradient between two circles.
  case radial(RadialGradient)
  /// A gradient around a point.
  case conic(ConicGradient)
}
