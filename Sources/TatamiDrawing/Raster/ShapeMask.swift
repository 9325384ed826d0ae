import CCairo

/// The coverage of a shape in a rectangle of pixels, drawn by Cairo.
///
/// Cairo's coverage of a pixel depends on where a shape is cut at the left and at the right. A mask
/// holds the coverage of a whole shape, so that parts drawn through it equal a complete drawing.
///
/// A class, because it owns a C object.
final class ShapeMask {
  /// The parts of a row of levels: zeros, any levels, full coverage, any levels, zeros.
  struct Row {
    var start: Int32
    var solidStart: Int32
    var solidEnd: Int32
    var end: Int32
  }

  let width: Int
  let height: Int
  let levels: UnsafePointer<UInt8>
  /// The number of levels from one row to the next.
  let stride: Int
  private let surface: OpaquePointer
  private let rows: [Row]

  /// Draws a shape; nil if memory is exhausted.
  ///
  /// - Parameters:
  ///   - region: The pixels of the mask, in the coordinates in which the shape is drawn.
  ///   - draw: Draws the shape on a Cairo context.
  init?(region: PixelRect, draw: (OpaquePointer?) -> Void) {
    let (width, height) = (Int32(region.width), Int32(region.height))
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height) else {
      return nil
    }
    cairo_surface_set_device_offset(surface, -Double(region.left), -Double(region.top))
    let context = cairo_create(surface)
    draw(context)
    let isDrawn = cairo_status(context) == CAIRO_STATUS_SUCCESS
    cairo_destroy(context)
    cairo_surface_flush(surface)
    guard isDrawn, let levels = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    self.levels = UnsafePointer(levels)
    (self.width, self.height) = (region.width, region.height)
    stride = Int(cairo_image_surface_get_stride(surface))
    let stride = stride
    rows = (0..<region.height).map { Row(levels + $0 * stride, count: region.width) }
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// The memory in use, in bytes.
  var byteCount: Int { height * (stride + MemoryLayout<Row>.stride) + 1024 }

  /// Returns the parts of a row.
  func row(_ y: Int) -> Row { rows[y] }
}

extension ShapeMask.Row {
  /// Finds the parts of a row of levels.
  fileprivate init(_ levels: UnsafePointer<UInt8>, count: Int) {
    let start = levels.firstIndex(from: 0, to: count, notEqualTo: 0)
    var solidStart = start
    while solidStart < count && levels[solidStart] != 255 { solidStart += 1 }
    let solidEnd = levels.firstIndex(from: solidStart, to: count, notEqualTo: 255)
    var end = count
    while end > solidEnd && levels[end - 1] == 0 { end -= 1 }
    self.init(
      start: Int32(start),
      solidStart: Int32(solidStart),
      solidEnd: Int32(solidEnd),
      end: Int32(end)
    )
  }
}

extension UnsafePointer<UInt8> {
  /// Returns the index of the first level that differs from a level; `end` if there is none.
  fileprivate func firstIndex(from start: Int, to end: Int, notEqualTo level: UInt8) -> Int {
    let word = UInt64(level) &* 0x0101_0101_0101_0101
    let raw = UnsafeRawPointer(self)
    var index = start
    while index &+ 8 <= end && raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) == word {
      index &+= 8
    }
    while index < end && self[index] == level { index &+= 1 }
    return index
  }
}
