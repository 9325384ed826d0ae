import CCairo
import TatamiGeometry

extension CairoRenderer {
  func draw(_ bitmap: Bitmap, in rect: Rect, source: Rect, _ interpolation: Interpolation) {
    guard rect.isFinite, source.isFinite, !rect.isEmpty, !source.isEmpty, isVisible(rect) else {
      return
    }
    if let target = pixelAligned(rect),
      copy(bitmap, to: target, source) || drawScaled(bitmap, to: target, source, interpolation)
    {
      return
    }
    let toPixels = rect.mapping(to: bitmap.pixels(of: source))
    // A matrix without an inverse would put Cairo's context into an error state.
    guard toPixels.isInvertible, toPixels.concatenating(state.transform).isInvertible else {
      return
    }
    var path = Path()
    path.addRect(rect)
    guard kind == .document else {
      return drawTransformed(bitmap, in: path, toPixels, interpolation)
    }
    setMatrix()
    canvas.setSource(bitmap, toPixels, interpolation, isEmbedded: true)
    setPath(path)
    cairo_fill(context)
    // Cairo must not keep a source that outlives the bitmap's memory.
    cairo_set_source_rgba(context, 0, 0, 0, 1)
  }

  /// Draws a bitmap on a raster, transformed by Cairo, in a path around it.
  private func drawTransformed(
    _ bitmap: Bitmap,
    in path: Path,
    _ toPixels: Transform,
    _ interpolation: Interpolation
  ) {
    let bounds = path.controlBounds()
    guard let back = state.transform.inverted() else { return }
    let matrix = back.concatenating(toPixels).rounded(at: state.transform.apply(bounds.center))
    forEachMask(of: path, .fill(.nonZero), bounds: bounds) { mask in
      let part = mask.bounds.intersection(state.clip)
      guard !part.isEmpty else { return }
      let pixels = CairoCanvas(region: part.rect)
      pixels.setSource(bitmap, matrix, interpolation)
      cairo_paint(pixels.context)
      cairo_set_source_rgba(pixels.context, 0, 0, 0, 1)
      blend(pixels, through: mask, in: part)
    }
  }

  /// Returns the pixels of a rectangle whose edges are aligned to pixels; nil for other rectangles.
  private func pixelAligned(_ rect: Rect) -> PixelRect? {
    let transform = state.transform
    guard kind == .raster, transform.isScaleAndTranslation, transform.a > 0, transform.d > 0 else {
      return nil
    }
    return PixelRect(exactly: transform.apply(rect))
  }

  /// Copies pixels one to one; false if they are scaled.
  private func copy(_ bitmap: Bitmap, to target: PixelRect, _ source: Rect) -> Bool {
    let all = PixelRect(left: 0, top: 0, right: bitmap.width, bottom: bitmap.height)
    guard let part = PixelRect(exactly: bitmap.pixels(of: source)), all.contains(part),
      part.width == target.width, part.height == target.height,
      let buffer = state.buffer,
      let first = bitmap.memory.bindMemory(to: UInt32.self).baseAddress
    else { return false }
    let pixels = PixelSource(
      pixels: first + (part.top * bitmap.width + part.left),
      stride: bitmap.width,
      isOpaque: bitmap.isOpaque
    )
    buffer.draw { buffer.blit(pixels, to: target, clip: state.clip) }
    return true
  }

  /// Draws scaled pixels from a cache; false if they are too many.
  private func drawScaled(
    _ bitmap: Bitmap,
    to target: PixelRect,
    _ source: Rect,
    _ interpolation: Interpolation
  ) -> Bool {
    guard let buffer = state.buffer,
      let image = ScaledImageCache.current.image(
        of: bitmap,
        source: source,
        to: target,
        interpolation
      )
    else { return false }
    buffer.draw { buffer.blit(image.pixels, to: target, clip: state.clip) }
    return true
  }
}

extension CairoCanvas {
  /// Sets a bitmap as Cairo's source, which must be replaced before the bitmap is deallocated.
  ///
  /// - Parameter isEmbedded: Whether a document may embed the bitmap as a JPEG file.
  func setSource(
    _ bitmap: Bitmap,
    _ toPixels: Transform,
    _ interpolation: Interpolation,
    isEmbedded: Bool = false
  ) {
    let pattern = bitmap.makePattern(isEmbedded: isEmbedded)
    var matrix = toPixels.cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, interpolation.cairo)
    // Cairo embeds the pixels of padded images, not their files.
    let isFile = isEmbedded && bitmap.isFromJPEG
    cairo_pattern_set_extend(pattern, isFile ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }
}

extension Bitmap {
  /// Returns the pixels of a part given in unit coordinates.
  func pixels(of source: Rect) -> Rect {
    Rect(
      x: source.minX * Double(width),
      y: source.minY * Double(height),
      width: source.width * Double(width),
      height: source.height * Double(height)
    )
  }

  /// Makes a pattern of the pixels, which is valid while the bitmap exists.
  fileprivate func makePattern(isEmbedded: Bool) -> OpaquePointer? {
    let surface = makeSurface()
    if isEmbedded, isFromJPEG { attachJPEG(to: surface) }
    let pattern = cairo_pattern_create_for_surface(surface)
    cairo_surface_destroy(surface)
    return pattern
  }

  /// Attaches a JPEG file to a surface, which Cairo embeds in documents instead of the pixels.
  ///
  /// Without the file, Cairo embeds the pixels.
  private func attachJPEG(to surface: OpaquePointer?) {
    guard let file = try? jpegData() else { return }
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: file.count)
    _ = copy.initialize(from: file)
    let status = cairo_surface_set_mime_data(
      surface,
      CAIRO_MIME_TYPE_JPEG,
      copy.baseAddress,
      UInt(file.count),
      { $0?.deallocate() },
      copy.baseAddress
    )
    if status != CAIRO_STATUS_SUCCESS { copy.deallocate() }
  }

  /// Makes a Cairo surface of the pixels, which is valid while the bitmap exists.
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
  /// Returns the transform that maps this rectangle to another.
  func mapping(to other: Rect) -> Transform {
    let (x, y) = (other.width / width, other.height / height)
    return Transform(
      a: x,
      b: 0,
      c: 0,
      d: y,
      translation: Point(x: other.minX - minX * x, y: other.minY - minY * y)
    )
  }
}

extension Transform {
  /// Returns the transform in Cairo's resolution for images, exact at a point.
  ///
  /// Cairo would round it to be exact in the middle of the drawn area.
  fileprivate func rounded(at point: Point) -> Transform {
    // Half of the resolution, so that the centers of pixels are mapped without rounding.
    func rounded(_ value: Double, to steps: Double) -> Double { (value * steps).rounded() / steps }
    var result = Transform(
      a: rounded(a, to: 32768),
      b: rounded(b, to: 32768),
      c: rounded(c, to: 32768),
      d: rounded(d, to: 32768)
    )
    let shift = apply(point) - result.apply(point)
    result.tx = rounded(shift.x, to: 65536)
    result.ty = rounded(shift.y, to: 65536)
    return result.isInvertible ? result : self
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
