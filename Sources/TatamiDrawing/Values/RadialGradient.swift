public import TatamiGeometry

/// A gradient between two circles; the first and last color extend beyond them.
///
/// ```swift
/// let glow = RadialGradient(
///   startCenter: Point(x: 50, y: 50),
///   startRadius: 0,
///   endCenter: Point(x: 50, y: 50),
///   endRadius: 50,
///   stops: [GradientStop(location: 0, color: .white), GradientStop(location: 1, color: .clear)]
/// )
/// ```
public struct RadialGradient: Hashable, Sendable {
  /// The center of the circle of the first color.
  public var startCenter: Point
  /// The radius of the circle of the first color, in points.
  public var startRadius: Double
  /// The center of the circle of the last color.
  public var endCenter: Point
  /// The radius of the circle of the last color, in points.
  public var endRadius: Double
  /// The colors in order of location.
  public var stops: [GradientStop]

  /// Creates a gradient between two circles.
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
