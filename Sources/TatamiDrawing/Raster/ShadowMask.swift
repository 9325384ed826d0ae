import CCairo
import TatamiGeometry

/// The blurred silhouette of a canvas.
///
/// A Gaussian blur is approximated by three box blurs along each axis, which is close enough
/// for the eye and takes a time that does not depend on the radius.
///
/// A class, because it owns a C object.
final class ShadowMask {
  private let surface: OpaquePointer
  private let color: Color

  /// Blurs the alpha of a canvas that covers a region of whole device units; nil without memory.
  init?(of content: CairoCanvas, region: Rect, shadow: Shadow, transform: Transform) {
    let margin = Int(shadow.spread(transform))
    let offset = shadow.deviceOffset(transform)
    let (width, height) = (Int(region.width) + 2 * margin, Int(region.height) + 2 * margin)
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { return nil }
    self.surface = surface
    color = shadow.color
    let context = cairo_create(surface)
    cairo_set_source_surface(
      context,
      content.surface,
      Double(margin) - region.minX,
      Double(margin) - region.minY
    )
    cairo_paint(context)
    cairo_destroy(context)
    blur(deviation: shadow.deviation(transform), width: width, height: height)
    cairo_surface_set_device_offset(
      surface,
      Double(margin) - region.minX - offset.x,
      Double(margin) - region.minY - offset.y
    )
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Paints the shadow's colour through the mask, in device units.
  func paint(on canvas: CairoCanvas) {
    cairo_set_source_rgba(canvas.context, color.red, color.green, color.blue, color.alpha)
    cairo_mask_surface(canvas.context, surface, 0, 0)
  }

  private func blur(deviation: Double, width: Int, height: Int) {
    guard deviation > 0.1, let data = cairo_image_surface_get_data(surface) else { return }
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let pixels = UnsafeMutableBufferPointer(start: data, count: stride * height)
    var blur = BoxBlur(deviation: deviation, longest: max(width, height))
    for row in 0..<height { blur.run(pixels, from: row * stride, count: width, step: 1) }
    for column in 0..<width { blur.run(pixels, from: column, count: height, step: stride) }
    cairo_surface_mark_dirty(surface)
  }
}

/// Three box blurs of one line of pixels.
struct BoxBlur {
  /// How many pixels each box reaches to the left and to the right.
  let boxes: [(left: Int, right: Int)]
  private var line: [UInt32]
  private var other: [UInt32]

  /// Makes the blur of a standard deviation in pixels, for lines up to a length.
  init(deviation: Double, longest: Int) {
    // The box whose threefold blur has this deviation: 3 · √(2π) / 4 times as wide.
    let size = max(1, Int((deviation * 1.879_971_205_598).rounded()))
    let half = size / 2
    boxes =
      size % 2 == 1
      ? [(half, half), (half, half), (half, half)]
      : [(half, half - 1), (half - 1, half), (half, half)]
    line = Array(repeating: 0, count: longest)
    other = line
  }

  /// Blurs a line of pixels in place; outside the line there is nothing.
  mutating func run(
    _ pixels: UnsafeMutableBufferPointer<UInt8>,
    from start: Int,
    count: Int,
    step: Int
  ) {
    // Eight more bits keep three roundings invisible.
    for index in 0..<count { line[index] = UInt32(pixels[start + index * step]) << 8 }
    for box in boxes {
      smooth(left: box.left, right: box.right, count: count)
      swap(&line, &other)
    }
    for index in 0..<count {
      pixels[start + index * step] = UInt8(truncatingIfNeeded: min(255, (line[index] + 128) >> 8))
    }
  }

  /// Writes the mean of each pixel's neighbours from `line` to `other`.
  private mutating func smooth(left: Int, right: Int, count: Int) {
    let size = UInt32(left + right + 1)
    var sum: UInt32 = 0
    for index in 0..<min(right, count) { sum += line[index] }
    for index in 0..<count {
      if index + right < count { sum += line[index + right] }
      other[index] = sum / size
      if index >= left { sum -= line[index - left] }
    }
  }
}
