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

  /// The most memory, in bytes.
  private let limit: Int
  private var images: [Key: StretchedImage] = [:]
  private var uses = 0
  /// The memory held, in bytes.
  private(set) var byteCount = 0

  init(limit: Int) {
    self.limit = limit
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
    uses += 1
    // Another bitmap may have taken the place of one that is gone.
    if let known = images[key], known.bitmap === bitmap {
      known.lastUse = uses
      return known
    }
    guard let new = StretchedImage(bitmap, source: source, in: place, interpolation) else {
      return nil
    }
    new.lastUse = uses
    insert(new, for: key)
    return new
  }

  private func insert(_ image: StretchedImage, for key: Key) {
    byteCount += image.byteCount - (images[key]?.byteCount ?? 0)
    images[key] = image
    guard byteCount > limit else { return }
    // Images whose bitmap is gone count as never used.
    let byAge = images.sorted { $0.value.age < $1.value.age }
    for (key, old) in byAge where old !== image && byteCount > limit / 2 {
      images[key] = nil
      byteCount -= old.byteCount
    }
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
  /// When the image was last drawn, counted in draws.
  var lastUse = 0

  /// What tells how soon the image is forgotten.
  fileprivate var age: Int { bitmap == nil ? 0 : lastUse }

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
