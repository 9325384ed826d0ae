public import TatamiGeometry

/// A blurred silhouette of a group in one color, drawn behind the group.
public struct Shadow: Hashable, Sendable {
  /// The color, whose alpha is the shadow's opacity.
  public var color: Color
  /// The offset of the shadow, in points of the group's coordinates.
  public var offset: Size
  /// The standard deviation of the blur, in points; equals a layer's shadow radius.
  public var blurRadius: Double

  /// Makes a shadow.
  public init(color: Color, offset: Size = .zero, blurRadius: Double) {
    self.color = color
    self.offset = offset
    self.blurRadius = blurRadius
  }
}
