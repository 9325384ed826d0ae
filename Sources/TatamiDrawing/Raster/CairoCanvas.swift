import CCairo
import TatamiGeometry

/// A Cairo context with its target surface.
///
/// A class, because it owns C objects.
final class CairoCanvas {
  let context: OpaquePointer?
  let surface: OpaquePointer?
  /// The clip of Cairo's context, if `clip(to:)` has set it.
  private var currentClip: PixelRect?

  /// Creates a canvas for rows of 32-bit pixels, which must outlive the canvas.
  init(memory: UnsafeMutableRawBufferPointer, width: Int, height: Int) {
    surface = cairo_image_surface_create_for_data(
      memory.assumingMemoryBound(to: UInt8.self).baseAddress,
      CAIRO_FORMAT_ARGB32,
      Int32(width),
      Int32(height),
      Int32(width * 4)
    )
    context = cairo_create(surface)
  }

  /// Creates a canvas with new pixels for a rectangle of whole device units.
  init(region: Rect) {
    surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32,
      Int32(region.width),
      Int32(region.height)
    )
    cairo_surface_set_device_offset(surface, -region.minX, -region.minY)
    context = cairo_create(surface)
  }

  /// Creates a canvas that owns a surface.
  init(owning surface: OpaquePointer?) {
    self.surface = surface
    context = cairo_create(surface)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// The bounds of the clip, rounded out to whole device units.
  var visible: Rect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    cairo_clip_extents(context, &x1, &y1, &x2, &y2)
    cairo_set_matrix(context, &matrix)
    return Rect(x: x1, y: y1, width: x2 - x1, height: y2 - y1).roundedOut
  }

  /// Clips drawing to the pixels that a rectangle of device units touches.
  func clip(toPixelsAround rect: Rect) {
    let aligned = PixelRect(roundingOut: rect).rect
    cairo_identity_matrix(context)
    cairo_new_path(context)
    cairo_rectangle(
      context,
      aligned.minX,
      aligned.minY,
      max(0, aligned.width),
      max(0, aligned.height)
    )
    cairo_clip(context)
  }

  /// Replaces the clip by a rectangle of pixels.
  func clip(to rect: PixelRect) {
    guard currentClip != rect else { return }
    cairo_reset_clip(context)
    clip(toPixelsAround: rect.rect)
    currentClip = rect
  }

  /// Makes the next `clip(to:)` replace the clip, which Cairo has changed.
  func forgetClip() { currentClip = nil }

  /// Makes Cairo composite the next drawing on a surface like any other.
  ///
  /// Drawing on a surface that Cairo has marked as clear is rounded differently, and whether
  /// something else was drawn before depends on the damage.
  func forgetClearing(of surface: OpaquePointer?) {
    cairo_surface_flush(surface)
    cairo_surface_mark_dirty(surface)
  }

  /// Finishes drawing.
  ///
  /// - Throws: `library` with Cairo's message if drawing failed.
  func finish() throws(DrawingError) {
    cairo_surface_flush(surface)
    for status in [cairo_status(context), cairo_surface_status(surface)]
    where status != CAIRO_STATUS_SUCCESS {
      throw .library(String(cString: cairo_status_to_string(status)))
    }
  }
}

extension Rect {
  /// The rectangle clamped to the coordinates that Cairo supports.
  var limited: Rect {
    let (start, end) = (origin.limited, Point(x: maxX, y: maxY).limited)
    return Rect(from: start, to: end)
  }
}

extension Point {
  /// The point clamped to coordinates well within the range that Cairo supports.
  var limited: Point {
    let limit = 1_048_576.0  // 2^20; Cairo's fixed-point numbers end at 2^23
    return Point(
      x: Swift.max(-limit, Swift.min(x, limit)),
      y: Swift.max(-limit, Swift.min(y, limit))
    )
  }
}
