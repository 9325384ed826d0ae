import CCairo

/// The pixels of an image surface, for drawing without Cairo; valid while the surface exists.
///
/// Loops over pixels use indices, because iterators are slow in debug builds.
struct PixelBuffer {
  /// The bounds of the surface, in device units.
  let bounds: PixelRect
  private let surface: OpaquePointer
  private let pixels: UnsafeMutablePointer<UInt32>
  /// The number of pixels from one row to the next.
  let stride: Int

  /// Accesses the pixels of a surface; nil unless it is a valid image surface of ARGB pixels.
  init?(_ surface: OpaquePointer?) {
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    guard x == x.rounded(), y == y.rounded(), abs(x) < 1e9, abs(y) < 1e9 else { return nil }
    self.surface = surface
    stride = Int(cairo_image_surface_get_stride(surface)) / 4
    pixels = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
    bounds = PixelRect(
      left: -Int(x),
      top: -Int(y),
      right: Int(cairo_image_surface_get_width(surface)) - Int(x),
      bottom: Int(cairo_image_surface_get_height(surface)) - Int(y)
    )
  }

  /// Runs a closure that draws into the pixels, synchronized with Cairo.
  func draw(_ body: () -> Void) {
    cairo_surface_flush(surface)
    body()
    cairo_surface_mark_dirty(surface)
  }

  /// Returns the address of a pixel, which must be inside the bounds.
  func pixel(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + ((y - bounds.top) * stride + x - bounds.left)
  }

  /// The pixels as a source for copying.
  var source: PixelSource {
    var isOpaque = true
    for y in bounds.top..<bounds.bottom {
      isOpaque =
        isOpaque && UnsafePointer(pixel(x: bounds.left, y: y)).areOpaque(count: bounds.width)
    }
    return PixelSource(pixels: pixels, stride: stride, isOpaque: isOpaque)
  }

  /// Fills a rectangle with a color, composited over the content.
  func fill(_ rect: PixelRect, _ color: UInt32) {
    let part = rect.intersection(bounds)
    guard !part.isEmpty else { return }
    let first = pixel(x: part.left, y: part.top)
    if color.alpha == 255 {
      let (width, height) = (part.width, part.height)
      return Self.replace(first, width: width, height: height, stride: stride, color)
    }
    for row in 0..<part.height { Self.fill(first + row * stride, count: part.width, color) }
  }

  /// Fills adjacent pixels with a color, composited over the content.
  static func fill(_ row: UnsafeMutablePointer<UInt32>, count: Int, _ color: UInt32) {
    if color.alpha == 255 { return row.update(repeating: color, count: count) }
    var x = 0
    // Sums of other colors saturate.
    if color.isPremultiplied {
      let (quad, rest) = (PixelQuad(repeating: color), LevelQuad(repeating: 255 &- color.alpha))
      while x &+ 4 <= count {
        (quad + PixelQuad(row + x).scaled(rest)).store(in: row + x)
        x &+= 4
      }
    }
    while x < count {
      row[x] = color.over(row[x])
      x &+= 1
    }
  }

  /// Replaces the pixels of a rectangle by a color.
  ///
  /// The first row is copied to the others, because the C library copies memory faster than a loop
  /// fills it. `stride` is the number of pixels from one row to the next.
  static func replace(
    _ first: UnsafeMutablePointer<UInt32>,
    width: Int,
    height: Int,
    stride: Int,
    _ color: UInt32
  ) {
    guard width > 0, height > 0 else { return }
    first.update(repeating: color, count: width)
    for row in 1..<max(1, height) { (first + row * stride).update(from: first, count: width) }
  }

  /// Composites pixels over the content without scaling.
  ///
  /// - Parameters:
  ///   - target: The bounds of the source pixels in this buffer.
  ///   - clip: The part to draw.
  func blit(_ source: PixelSource, to target: PixelRect, clip: PixelRect) {
    let part = target.intersection(clip).intersection(bounds)
    guard !part.isEmpty else { return }
    for y in part.top..<part.bottom {
      let pixels = source.pixels + ((y - target.top) * source.stride + part.left - target.left)
      let row = pixel(x: part.left, y: y)
      if source.isOpaque {
        row.update(from: pixels, count: part.width)
      } else {
        var x = 0
        while x < part.width {
          if pixels[x] != 0 { row[x] = pixels[x].over(row[x]) }
          x &+= 1
        }
      }
    }
  }

  /// Composites a color through a mask with few empty levels, such as a shadow.
  func blend(_ color: UInt32, through mask: CoverageMask, clip: PixelRect) {
    let part = mask.bounds.intersection(clip).intersection(bounds)
    guard !part.isEmpty else { return }
    for y in part.top..<part.bottom {
      let start = (y - mask.bounds.top) * mask.stride + part.left - mask.bounds.left
      let row = pixel(x: part.left, y: y)
      Self.blend(color, through: mask.levels + start, on: row, count: part.width)
    }
  }

  /// Composites a color through levels over adjacent pixels.
  ///
  /// The loop has no branches, so that the compiler vectorizes it.
  @inline(__always)
  static func blend(
    _ color: UInt32,
    through levels: UnsafePointer<UInt8>,
    on row: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    var x = 0
    while x < count {
      row[x] = color.scaled(UInt32(levels[x])).over(row[x])
      x &+= 1
    }
  }
}

/// A rectangle of pixels to copy from, valid while their memory exists.
struct PixelSource {
  /// The first pixel.
  var pixels: UnsafePointer<UInt32>
  /// The number of pixels from one row to the next.
  var stride: Int
  /// Whether every pixel is opaque.
  var isOpaque: Bool
}

/// Levels of coverage, 0...255, in a rectangle; valid while their memory exists.
struct CoverageMask {
  /// The bounds of the levels, in device units.
  var bounds: PixelRect
  /// The first level.
  var levels: UnsafePointer<UInt8>
  /// The number of levels from one row to the next.
  var stride: Int
}
