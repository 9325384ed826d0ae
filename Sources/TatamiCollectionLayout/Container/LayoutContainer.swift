public import TatamiGeometry

/// The view that a collection layout fills.
///
/// ```swift
/// let phone = LayoutContainer(size: Size(width: 390, height: 844), scale: 3)
/// let mirrored = LayoutContainer(size: phone.size, direction: .rightToLeft)
/// ```
public struct LayoutContainer: Hashable, Sendable {
  /// The size in points, from 0 to 1e12; of a flow layout less the content insets, of a
  /// compositional layout the size of the view's bounds.
  public var size: Size
  /// The pixels per point, from 0.01 to 1000.
  public var scale: Double
  /// The direction in which the items of a line follow one another.
  public var direction: LayoutDirection

  /// Creates a container.
  public init(size: Size, scale: Double = 1, direction: LayoutDirection = .leftToRight) {
    self.size = size
    self.scale = scale
    self.direction = direction
  }

  /// Checks that the numbers are in their ranges.
  func check() throws(CollectionLayoutError) {
    try CollectionLayoutError.checkLength(size.width, "container.size.width")
    try CollectionLayoutError.checkLength(size.height, "container.size.height")
    guard scale >= 0.01, scale <= 1000 else {
      throw .number(scale, field: "container.scale", allowed: 0.01...1000)
    }
  }

  /// The device pixels.
  var pixels: PixelGrid { PixelGrid(scale: scale) }

  /// Returns a rectangle of the content, mirrored for right to left.
  ///
  /// Positions are computed from the leading edge; applying the function twice changes nothing.
  func directed(_ rect: Rect, in content: Size) -> Rect {
    direction == .leftToRight ? rect : rect.mirrored(in: Rect(size: content))
  }
}
