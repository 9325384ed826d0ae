public import TatamiGeometry

/// Draws display lists into pixels.
///
/// The same list gives the same pixels on one set of fonts: nothing is hinted, edges are
/// smoothed in greys, and the scale is applied to shapes, not to pixels. Surfaces may have up to
/// 16,384 pixels on a side and 268,435,456 in total.
public enum RasterRenderer {
  /// Draws a list into a new bitmap.
  ///
  /// - Parameters:
  ///   - list: What to draw.
  ///   - size: The extents, in points.
  ///   - scale: Pixels per point; extents in pixels are rounded (S230).
  ///   - background: The colour below everything; nil for transparent.
  /// - Throws: `emptySurface`, `surfaceTooLarge`, `outOfMemory`, `library`.
  public static func bitmap(
    of list: DisplayList,
    size: Size,
    scale: Double = 1,
    background: Color? = nil
  ) throws(DrawingError) -> Bitmap {
    let surface = try RasterSurface(size: size, scale: scale, background: background)
    try surface.draw(list)
    return surface.finish()
  }
}
