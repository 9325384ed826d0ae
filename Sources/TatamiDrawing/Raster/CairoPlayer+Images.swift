import CCairo
import TatamiGeometry

extension CairoPlayer {
  func draw(_ bitmap: Bitmap, in rect: Rect, source: Rect, _ interpolation: Interpolation) {
    guard !state.isHidden, rect.isFinite, source.isFinite, !rect.isEmpty, !source.isEmpty else {
      return
    }
    let toPixels = rect.mapping(
      to: Rect(
        x: source.minX * Double(bitmap.width),
        y: source.minY * Double(bitmap.height),
        width: source.width * Double(bitmap.width),
        height: source.height * Double(bitmap.height)
      )
    )
    // The other way round it must be possible too, or Cairo gives up for good.
    guard toPixels.isInvertible, toPixels.concatenating(state.transform).isInvertible else {
      return
    }
    setMatrix()
    let pattern = bitmap.makePattern()
    var matrix = toPixels.cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, interpolation.cairo)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    var path = Path()
    path.addRect(rect)
    setPath(path)
    cairo_fill(context)
    // The source must not outlive the bitmap's memory.
    cairo_set_source_rgba(context, 0, 0, 0, 1)
  }
}

extension Bitmap {
  /// Makes a pattern of the pixels, which a raster must not keep longer than the bitmap lives.
  fileprivate func makePattern() -> OpaquePointer? {
    let surface = makeSurface()
    let pattern = cairo_pattern_create_for_surface(surface)
    cairo_surface_destroy(surface)
    return pattern
  }

  /// Makes a Cairo surface over the pixels, valid while the bitmap lives.
  func makeSurface() -> OpaquePointer? {
    cairo_image_surface_create_for_data(
      memory.assumingMemoryBound(to: UInt8.self).baseAddress,
      isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
      Int32(width),
      Int32(height),
      Int32(stride)
    )
  }
}

extension Rect {
  /// Returns the map that moves and stretches this rectangle onto another.
  func mapping(to other: Rect) -> Transform {
    let (x, y) = (other.width / width, other.height / height)
    return Transform(
      a: x,
      b: 0,
      c: 0,
      d: y,
      tx: other.minX - minX * x,
      ty: other.minY - minY * y
    )
  }
}

extension Interpolation {
  fileprivate var cairo: cairo_filter_t {
    switch self {
    case .nearest: CAIRO_FILTER_NEAREST
    case .linear: CAIRO_FILTER_BILINEAR
    case .high: CAIRO_FILTER_GOOD
    }
  }
}
