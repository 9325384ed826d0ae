/// A color at a location of a gradient.
///
/// ```swift
/// let stops = [
///   GradientStop(location: 0, color: .white),
///   GradientStop(location: 1, color: Color(white: 0.8)),
/// ]
/// ```
public struct GradientStop: Hashable, Sendable {
  /// The location along the gradient, 0...1.
  public var location: Double
  /// The color at the location.
  public var color: Color

  /// Creates a stop; the location is clamped to 0...1 when drawn.
  public init(location: Double, color: Color) {
    self.location = location
    self.color = color
  }
}
