public import TatamiGeometry

/// Draws display lists into pixels.
///
/// With the same fonts, the same list gives the same pixels: glyphs are not hinted, edges are
/// antialiased in grayscale, and the scale is applied to shapes, not to pixels. Surfaces may have
/// up to 16,384 pixels on a side and 268,435,456 in total.
public enum RasterRenderer {
  /// Draws a list into a new bitmap.
  ///
  /// - Parameters:
  ///   - list: The list to draw.
  ///   - size: The size, in points.
  ///   - scale: The number of pixels per point; the size in pixels is rounded.
  ///   - background: The background color; nil for transparent.
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
