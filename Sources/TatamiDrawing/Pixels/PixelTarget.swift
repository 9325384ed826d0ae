import CCairo

/// The pixels of an image surface, drawn into without Cairo; valid while the surface lives.
struct PixelTarget {
  /// The device units that have pixels.
  let bounds: PixelRect
  private let surface: OpaquePointer
  private let pixels: UnsafeMutablePointer<UInt32>
  /// Pixels from one row to the next.
  private let stride: Int

  /// Takes the pixels of a surface; nil if it has none or they are of another kind.
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

  /// Runs drawing between Cairo's own drawing.
  func draw(_ body: () -> Void) {
    cairo_surface_flush(surface)
    body()
    cairo_surface_mark_dirty(surface)
  }

  /// Returns the place of a pixel, which must lie inside the bounds.
  func pixel(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + ((y - bounds.top) * stride + x - bounds.left)
  }

  /// All pixels as a picture.
  var picture: PixelPicture {
    var isOpaque = true
    for y in bounds.top..<bounds.bottom {
      let row = UnsafeBufferPointer(start: pixel(x: bounds.left, y: y), count: bounds.width)
      isOpaque = isOpaque && row.allSatisfy { $0.alpha == 255 }
    }
    return PixelPicture(pixels: pixels, stride: stride, isOpaque: isOpaque)
  }

  /// Fills a rectangle with a colour, over what is there.
  func fill(_ rect: PixelRect, _ color: UInt32) {
    let part = rect.intersection(bounds)
    guard !part.isEmpty else { return }
    for y in part.top..<part.bottom {
      let row = pixel(x: part.left, y: y)
      if color.alpha == 255 {
        row.update(repeating: color, count: part.width)
      } else {
        for x in 0..<part.width { row[x] = color.over(row[x]) }
      }
    }
  }

  /// Puts a picture's pixels over what is there, one to one.
  ///
  /// - Parameters:
  ///   - place: Where the part of the picture lies.
  ///   - clip: What is drawn of it.
  func blit(_ picture: PixelPicture, at place: PixelRect, clip: PixelRect) {
    let part = place.intersection(clip).intersection(bounds)
    guard !part.isEmpty else { return }
    for y in part.top..<part.bottom {
      let source = picture.pixels + ((y - place.top) * picture.stride + part.left - place.left)
      let row = pixel(x: part.left, y: y)
      if picture.isOpaque {
        row.update(from: source, count: part.width)
      } else {
        for x in 0..<part.width where source[x] != 0 { row[x] = source[x].over(row[x]) }
      }
    }
  }

  /// Puts a colour through a mask over what is there.
  func blend(_ color: UInt32, through mask: PixelMask, clip: PixelRect) {
    let part = mask.place.intersection(clip).intersection(bounds)
    guard !part.isEmpty else { return }
    let quad = PixelQuad(repeating: color)
    let whole = part.width & ~3
    for y in part.top..<part.bottom {
      let start = (y - mask.place.top) * mask.stride + part.left - mask.place.left
      let levels = mask.levels + start
      let row = pixel(x: part.left, y: y)
      for x in Swift.stride(from: 0, to: whole, by: 4) {
        let four = UnsafeRawPointer(levels + x).loadUnaligned(as: UInt32.self).littleEndian
        guard four != 0 else { continue }
        quad.scaled(four).over(PixelQuad(row + x)).store(in: row + x)
      }
      for x in whole..<part.width {
        row[x] = color.scaled(UInt32(levels[x])).over(row[x])
      }
    }
  }

  /// Puts a colour through a mask that is nowhere empty for long, as shadows are.
  ///
  /// The pixels are those of `blend`; without a question for each of them several are done at
  /// once.
  func blendEvenly(_ color: UInt32, through mask: PixelMask, clip: PixelRect) {
    let part = mask.place.intersection(clip).intersection(bounds)
    guard !part.isEmpty else { return }
    for y in part.top..<part.bottom {
      let start = (y - mask.place.top) * mask.stride + part.left - mask.place.left
      let levels = mask.levels + start
      let row = pixel(x: part.left, y: y)
      for x in 0..<part.width { row[x] = color.scaled(UInt32(levels[x])).over(row[x]) }
    }
  }
}

/// A rectangle of a picture's pixels, valid while its memory lives.
struct PixelPicture {
  /// The first pixel.
  var pixels: UnsafePointer<UInt32>
  /// Pixels from one row to the next.
  var stride: Int
  /// Whether every pixel is opaque.
  var isOpaque: Bool
}

/// Levels of coverage, 0...255, at a place; valid while their memory lives.
struct PixelMask {
  /// The device units covered, row after row.
  var place: PixelRect
  /// The first level.
  var levels: UnsafePointer<UInt8>
  /// Levels from one row to the next.
  var stride: Int
}
