import CCairo
import TatamiGeometry

/// A Cairo context with the surface it draws on.
///
/// A class, because it owns C objects.
final class CairoCanvas {
  let context: OpaquePointer?
  let surface: OpaquePointer?

  /// Draws into rows of 32 bit pixels, which must outlive the canvas.
  ///
  /// - Parameters:
  ///   - x: The device coordinate of the first column.
  ///   - y: The device coordinate of the first row.
  init(memory: UnsafeMutableRawBufferPointer, width: Int, height: Int, x: Int, y: Int) {
    surface = cairo_image_surface_create_for_data(
      memory.assumingMemoryBound(to: UInt8.self).baseAddress,
      CAIRO_FORMAT_ARGB32,
      Int32(width),
      Int32(height),
      Int32(width * 4)
    )
    cairo_surface_set_device_offset(surface, -Double(x), -Double(y))
    context = cairo_create(surface)
  }

  /// Draws into new pixels over a rectangle of whole device units.
  init(region: Rect) {
    surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32,
      Int32(region.width),
      Int32(region.height)
    )
    cairo_surface_set_device_offset(surface, -region.minX, -region.minY)
    context = cairo_create(surface)
  }

  /// Takes over a surface.
  init(owning surface: OpaquePointer?) {
    self.surface = surface
    context = cairo_create(surface)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// The visible part, in whole device units.
  var visible: Rect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    cairo_clip_extents(context, &x1, &y1, &x2, &y2)
    cairo_set_matrix(context, &matrix)
    return Rect(x: x1, y: y1, width: x2 - x1, height: y2 - y1).alignedOutwards
  }

  /// Limits drawing to the whole pixels that a rectangle of device units touches.
  func clip(toPixelsAround rect: Rect) {
    let aligned = PixelRect(touchedBy: rect).rect
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

  /// Replaces everything visible by a colour, or by nothing.
  func clear(to color: Color?) {
    let color = color ?? .clear
    cairo_save(context)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo_paint(context)
    cairo_restore(context)
  }

  /// Ends drawing.
  ///
  /// - Throws: `library` with Cairo's reason when anything failed.
  func finish() throws(DrawingError) {
    cairo_surface_flush(surface)
    for status in [cairo_status(context), cairo_surface_status(surface)]
    where status != CAIRO_STATUS_SUCCESS {
      throw .library(String(cString: cairo_status_to_string(status)))
    }
  }
}

extension Rect {
  /// The smallest rectangle of whole numbers around this one.
  var alignedOutwards: Rect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return Rect(
      x: left,
      y: top,
      width: Swift.max(0, maxX.rounded(.up) - left),
      height: Swift.max(0, maxY.rounded(.up) - top)
    )
  }

  /// The rectangle with its edges moved into the coordinates that Cairo can hold.
  var limited: Rect {
    let (start, end) = (origin.limited, Point(x: maxX, y: maxY).limited)
    return Rect(origin: start, size: Size(end - start))
  }
}

extension Point {
  /// The point moved into the coordinates that Cairo can hold with room to spare.
  var limited: Point {
    let limit = 1_048_576.0  // 2^20; Cairo's fixed numbers end at 2^23
    return Point(
      x: Swift.max(-limit, Swift.min(x, limit)),
      y: Swift.max(-limit, Swift.min(y, limit))
    )
  }
}
