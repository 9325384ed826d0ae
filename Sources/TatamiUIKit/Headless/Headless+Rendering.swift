public import Foundation
public import TatamiDrawing
import TatamiGeometry

extension Headless {
  /// Brings a window's pixels up to date and returns what was drawn, in points of the window.
  ///
  /// Only what has changed since the last commit is laid out, displayed and drawn. The
  /// rectangles cover whole pixels and do not overlap; hosts send them as tiles.
  ///
  /// - Parameter scale: Pixels per point, above 0; nil for the window's own.
  /// - Throws: `DrawingError`: `surfaceTooLarge` for a window of more pixels than a raster may
  ///   have (16,384 on a side, 268,435,456 in total), `emptySurface` for one without extent.
  @MainActor
  @discardableResult
  public static func commit(
    _ window: UIWindow,
    scale: CGFloat? = nil
  ) throws(DrawingError) -> [CGRect] {
    try window.surface.commit(scale: Double(scale ?? window.traitCollection.displayScale))
    return damage(of: window)
  }

  /// The rectangles that the last commit of a window drew, in points of the window.
  @MainActor
  public static func damage(of window: UIWindow) -> [CGRect] {
    window.surface.damage.map { CGRect($0) }
  }

  /// Brings a window's pixels up to date and returns a copy of them.
  ///
  /// - Throws: `DrawingError`, as `commit(_:)` does.
  @MainActor
  public static func image(of window: UIWindow) throws(DrawingError) -> UIImage {
    try commit(window)
    guard let bitmap = try window.surface.snapshot() else { return UIImage() }
    return UIImage(
      cgImage: CGImage(bitmap),
      scale: CGFloat(window.surface.scale),
      orientation: .up
    )
  }

  /// Draws a view with everything inside from scratch.
  ///
  /// - Parameter scale: Pixels per point, above 0.
  /// - Throws: `DrawingError` when the size cannot be drawn.
  @MainActor
  public static func image(of view: UIView, scale: CGFloat) throws(DrawingError) -> UIImage {
    let bitmap = try RasterRenderer.bitmap(
      of: displayListAtOrigin(of: view),
      size: Size(view.bounds.size),
      scale: Double(scale)
    )
    return UIImage(cgImage: CGImage(bitmap), scale: scale, orientation: .up)
  }
}
