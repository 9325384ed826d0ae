import CCairo
import TatamiGeometry

/// Images at the sizes they were drawn in; used under `LibraryLock` only.
///
/// A class, because all rasters share one.
final class StretchedImages {
  /// The one that rasters use.
  // Unsafe: used under `LibraryLock` only.
  nonisolated(unsafe) static let shared = StretchedImages(limit: 32 << 20)

  /// The most pixels of an image that is remembered.
  static let maxPixels = 1 << 22

  private struct Key: Hashable {
    var bitmap: ObjectIdentifier
    var source: Rect
    var width: Int
    var height: Int
    var interpolation: Interpolation
  }

  private var images: RecentlyUsed<Key, StretchedImage>

  init(limit: Int) {
    images = RecentlyUsed(limit: limit)
  }

  /// Returns a part of a bitmap in so many pixels; nil if they are too many or memory lacks.
  func image(
    of bitmap: Bitmap,
    source: Rect,
    in place: PixelRect,
    _ interpolation: Interpolation
  ) -> StretchedImage? {
    guard place.width * place.height <= Self.maxPixels else { return nil }
    let key = Key(
      bitmap: ObjectIdentifier(bitmap),
      source: source,
      width: place.width,
      height: place.height,
      interpolation: interpolation
    )
    // Another bitmap may have taken the place of one that is gone.
    if let known = images.value(for: key), known.bitmap === bitmap { return known }
    guard let new = StretchedImage(bitmap, source: source, in: place, interpolation) else {
      return nil
    }
    images.insert(new, for: key, byteCount: new.byteCount)
    return new
  }
}

/// A part of a bitmap, stretched by Cairo.
///
/// A class, because it owns a surface and is told apart by identity.
final class StretchedImage {
  private(set) weak var bitmap: Bitmap?
  let canvas: CairoCanvas
  let picture: PixelPicture
  let byteCount: Int

  fileprivate init?(
    _ bitmap: Bitmap,
    source: Rect,
    in place: PixelRect,
    _ interpolation: Interpolation
  ) {
    self.bitmap = bitmap
    canvas = CairoCanvas(region: Rect(size: place.rect.size))
    let toPixels = Rect(size: place.rect.size).mapping(to: bitmap.pixels(of: source))
    guard toPixels.isInvertible, let target = PixelTarget(canvas.surface) else { return nil }
    canvas.setSource(bitmap, toPixels, interpolation)
    cairo_paint(canvas.context)
    cairo_set_source_rgba(canvas.context, 0, 0, 0, 1)
    cairo_surface_flush(canvas.surface)
    picture = target.picture
    byteCount = place.width * place.height * 4
  }
}
