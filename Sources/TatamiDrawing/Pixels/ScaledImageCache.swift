import CCairo
import TatamiGeometry

/// A cache of images at the sizes in which they were drawn.
///
/// A class, because drawings refer to it.
final class ScaledImageCache {
  /// The cache that is lent to the calling thread while it draws.
  static var current: ScaledImageCache { DrawingCaches.current.images }

  /// The maximum number of pixels of a cached image.
  static let maxPixels = 1 << 22

  private struct Key: Hashable {
    var bitmap: ObjectIdentifier
    var source: Rect
    var width: Int
    var height: Int
    var interpolation: Interpolation
  }

  private var images: LRUCache<Key, ScaledImage>

  init(limit: Int) {
    images = LRUCache(limit: limit)
  }

  /// Returns a part of a bitmap scaled to the size of a rectangle; nil if the rectangle is too large
  /// or memory is exhausted.
  func image(
    of bitmap: Bitmap,
    source: Rect,
    to target: PixelRect,
    _ interpolation: Interpolation
  ) -> ScaledImage? {
    guard target.width * target.height <= Self.maxPixels else { return nil }
    let key = Key(
      bitmap: ObjectIdentifier(bitmap),
      source: source,
      width: target.width,
      height: target.height,
      interpolation: interpolation
    )
    // A new bitmap may have the address of a deallocated one.
    if let known = images.value(for: key), known.bitmap === bitmap { return known }
    guard let new = ScaledImage(bitmap, source: source, to: target, interpolation) else {
      return nil
    }
    images.insert(new, for: key, byteCount: new.byteCount)
    return new
  }
}

/// A part of a bitmap, scaled by Cairo.
///
/// A class, because it owns a surface and refers to its bitmap weakly.
final class ScaledImage {
  private(set) weak var bitmap: Bitmap?
  let canvas: CairoCanvas
  let pixels: PixelSource
  let byteCount: Int

  fileprivate init?(
    _ bitmap: Bitmap,
    source: Rect,
    to target: PixelRect,
    _ interpolation: Interpolation
  ) {
    self.bitmap = bitmap
    canvas = CairoCanvas(region: Rect(size: target.rect.size))
    let toPixels = Rect(size: target.rect.size).mapping(to: bitmap.pixels(of: source))
    guard toPixels.isInvertible, let buffer = PixelBuffer(canvas.surface) else { return nil }
    canvas.setSource(bitmap, toPixels, interpolation)
    cairo_paint(canvas.context)
    cairo_set_source_rgba(canvas.context, 0, 0, 0, 1)
    cairo_surface_flush(canvas.surface)
    pixels = buffer.source
    byteCount = target.width * target.height * 4
  }
}
