public import TatamiGeometry

/// A blurred silhouette of a group in one color, drawn behind the group.
///
/// ```swift
/// let soft = Shadow(
///   color: Color.black.withAlpha(0.25),
///   offset: Size(width: 0, height: 2),
///   blurRadius: 8
/// )
/// let group = Group(shadow: soft)
/// ```
public struct Shadow: Hashable, Sendable {
  /// The color, whose alpha is the shadow's opacity.
  public var color: Color
  /// The offset of the shadow, in points of the group's coordinates.
  public var offset: Size
  /// The standard deviation of the blur, in points; equals a layer's shadow radius.
  public var blurRadius: Double

  /// Creates a shadow.
  public init(color: Color, offset: Size = .zero, blurRadius: Double) {
    self.color = color
    self.offset = offset
    self.blurRadius = blurRadius
  }
}
