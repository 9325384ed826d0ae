import CCairo
import TatamiGeometry

extension CairoPlayer {
  func draw(_ bitmap: Bitmap, in rect: Rect, source: Rect, _ interpolation: Interpolation) {
    guard rect.isFinite, source.isFinite, !rect.isEmpty, !source.isEmpty, shows(rect) else {
      return
    }
    if let place = exactPlace(of: rect),
      copy(bitmap, to: place, source) || stretch(bitmap, to: place, source, interpolation)
    {
      return
    }
    let toPixels = rect.mapping(to: bitmap.pixels(of: source))
    // The other way round it must be possible too, or Cairo gives up for good.
    guard toPixels.isInvertible, toPixels.concatenating(state.transform).isInvertible else {
      return
    }
    setMatrix()
    canvas.setSource(bitmap, toPixels, interpolation)
    var path = Path()
    path.addRect(rect)
    setPath(path)
    cairo_fill(context)
    // The source must not outlive the bitmap's memory.
    cairo_set_source_rgba(context, 0, 0, 0, 1)
  }

  /// Returns the pixels of a rectangle whose edges lie between pixels; nil for others.
  private func exactPlace(of rect: Rect) -> PixelRect? {
    let transform = state.transform
    guard kind == .raster, transform.isScaling, transform.a > 0, transform.d > 0 else { return nil }
    return PixelRect(exactly: transform.apply(rect))
  }

  /// Copies pixels one to one; false if they are stretched or cut off by more than bounds.
  private func copy(_ bitmap: Bitmap, to place: PixelRect, _ source: Rect) -> Bool {
    let all = PixelRect(left: 0, top: 0, right: bitmap.width, bottom: bitmap.height)
    guard let part = PixelRect(exactly: bitmap.pixels(of: source)), all.contains(part),
      part.width == place.width, part.height == place.height,
      let target = plainTarget(for: place),
      let first = bitmap.memory.bindMemory(to: UInt32.self).baseAddress
    else { return false }
    let picture = PixelPicture(
      pixels: first + (part.top * bitmap.width + part.left),
      stride: bitmap.width,
      isOpaque: bitmap.isOpaque
    )
    target.draw { target.blit(picture, at: place, clip: state.clip.bounds) }
    return true
  }

  /// Copies stretched pixels, remembered for the next time; false if they are too many.
  private func stretch(
    _ bitmap: Bitmap,
    to place: PixelRect,
    _ source: Rect,
    _ interpolation: Interpolation
  ) -> Bool {
    guard
      let image = StretchedImages.shared.image(
        of: bitmap,
        source: source,
        in: place,
        interpolation
      )
    else { return false }
    if let target = plainTarget(for: place) {
      target.draw { target.blit(image.picture, at: place, clip: state.clip.bounds) }
    } else {
      paint(image.canvas, x: place.left, y: place.top)
    }
    return true
  }
}

extension CairoCanvas {
  /// Makes a bitmap Cairo's source, which must be replaced before the bitmap goes.
  func setSource(_ bitmap: Bitmap, _ toPixels: Transform, _ interpolation: Interpolation) {
    let pattern = bitmap.makePattern()
    var matrix = toPixels.cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, interpolation.cairo)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }
}

extension Bitmap {
  /// Returns a part given in unit coordinates, in pixels.
  func pixels(of source: Rect) -> Rect {
    Rect(
      x: source.minX * Double(width),
      y: source.minY * Double(height),
      width: source.width * Double(width),
      height: source.height * Double(height)
    )
  }

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
