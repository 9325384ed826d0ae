import CCairo
import TatamiGeometry

/// The blurred alpha of a canvas.
///
/// A class, because it owns a C object.
final class ShadowMask {
  private let surface: OpaquePointer
  /// The bounds of the mask, in device units.
  private let bounds: PixelRect

  /// Blurs the alpha of a canvas over a region of device units; nil if memory is exhausted.
  init?(of content: CairoCanvas, region: PixelRect, _ shadow: Shadow, _ transform: Transform) {
    let margin = Int(shadow.blurOutset(transform))
    bounds = region.expanded(by: margin)
    let (width, height) = (Int32(bounds.width), Int32(bounds.height))
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { return nil }
    self.surface = surface
    cairo_surface_set_device_offset(surface, -Double(bounds.left), -Double(bounds.top))
    let context = cairo_create(surface)
    cairo_set_source_surface(context, content.surface, 0, 0)
    cairo_paint(context)
    cairo_destroy(context)
    blur(deviation: shadow.deviation(transform))
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// The size of the mask in memory, in bytes.
  var byteCount: Int { Int(cairo_image_surface_get_stride(surface)) * bounds.height }

  /// Paints a color through the mask at an offset in the context's coordinates.
  func paint(_ color: Color, on canvas: CairoCanvas, offset: Point) {
    cairo_set_source_rgba(canvas.context, color.red, color.green, color.blue, color.alpha)
    cairo_mask_surface(canvas.context, surface, offset.x, offset.y)
  }

  /// Paints a color through the mask at an offset of whole device units, without Cairo.
  func paint(_ color: Color, on buffer: PixelBuffer, x: Int, y: Int, clip: PixelRect) {
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let mask = CoverageMask(
      bounds: bounds.offset(x: x, y: y),
      levels: data,
      stride: Int(cairo_image_surface_get_stride(surface))
    )
    buffer.draw { buffer.blend(UInt32(color), through: mask, clip: clip) }
  }

  private func blur(deviation: Double) {
    cairo_surface_flush(surface)
    guard deviation > 0.1, let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    BoxBlur(deviation: deviation).run(
      data,
      width: bounds.width,
      height: bounds.height,
      stride: stride
    )
    cairo_surface_mark_dirty(surface)
  }
}
