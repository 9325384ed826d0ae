/// The rendering of a group to a bitmap, which is then drawn like an image.
///
/// ```swift
/// let group = Group(rasterization: Rasterization(scale: 2))
/// ```
///
/// The bitmap has the group's content, shadow and mask, in the coordinates in which the group begins.
/// Only rasters use it: pages and SVG keep shapes and text.
public struct Rasterization: Hashable, Sendable {
  /// The number of pixels of the bitmap per point.
  public var scale: Double
  /// The interpolation of a bitmap that is drawn smaller.
  public var minification: Interpolation
  /// The interpolation of a bitmap that is drawn larger.
  public var magnification: Interpolation

  /// Creates a rasterization; a group is drawn without it unless the scale is finite and above 0.
  public init(
    scale: Double,
    minification: Interpolation = .high,
    magnification: Interpolation = .high
  ) {
    self.scale = scale
    self.minification = minification
    self.magnification = magnification
  }
}
