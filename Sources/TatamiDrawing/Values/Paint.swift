/// The color, the gradient or the backdrop that a shape is filled or stroked with.
public enum Paint: Hashable, Sendable {
  /// One color.
  case solid(Color)
  /// A gradient along a line.
  case linear(LinearGradient)
  /// A gradient between two circles.
  case radial(RadialGradient)
  /// A gradient around a point.
  case conic(ConicGradient)
  /// The content that has been drawn behind the shape, blurred and tinted.
  case backdrop(Backdrop)
}
