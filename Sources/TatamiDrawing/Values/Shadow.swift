public import TatamiGeometry

/// A blurred, coloured silhouette behind a group.
public struct Shadow: Hashable, Sendable {
  /// The colour, with the shadow's opacity.
  public var color: Color
  /// How far the shadow is moved, in points of the group's coordinates.
  public var offset: Size
  /// The standard deviation of the blur, in points; a layer's shadow radius.
  public var blurRadius: Double

  /// Makes a shadow.
  public init(color: Color, offset: Size = .zero, blurRadius: Double) {
    self.color = color
    self.offset = offset
    self.blurRadius = blurRadius
  }
}
