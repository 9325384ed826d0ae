import CCairo
import TatamiGeometry

/// The blurred silhouette of a canvas.
///
/// A class, because it owns a C object.
final class ShadowMask {
  private let surface: OpaquePointer
  /// The device units covered.
  private let place: PixelRect

  /// Blurs the alpha of a canvas that covers whole device units; nil without memory.
  init?(of content: CairoCanvas, region: PixelRect, _ shadow: Shadow, _ transform: Transform) {
    let margin = Int(shadow.spread(transform))
    place = PixelRect(
      left: region.left - margin,
      top: region.top - margin,
      right: region.right + margin,
      bottom: region.bottom + margin
    )
    let (width, height) = (Int32(place.width), Int32(place.height))
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { return nil }
    self.surface = surface
    cairo_surface_set_device_offset(surface, -Double(place.left), -Double(place.top))
    let context = cairo_create(surface)
    cairo_set_source_surface(context, content.surface, 0, 0)
    cairo_paint(context)
    cairo_destroy(context)
    blur(deviation: shadow.deviation(transform))
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// The memory held, in bytes.
  var byteCount: Int { Int(cairo_image_surface_get_stride(surface)) * place.height }

  /// Paints a colour through the mask in the context's coordinates, moved.
  func paint(_ color: Color, on canvas: CairoCanvas, offset: Point) {
    cairo_set_source_rgba(canvas.context, color.red, color.green, color.blue, color.alpha)
    cairo_mask_surface(canvas.context, surface, offset.x, offset.y)
  }

  /// Returns where the mask lies, moved by whole device units.
  func place(x: Int, y: Int) -> PixelRect { place.offset(x: x, y: y) }

  /// Paints a colour through the mask, moved by whole device units, without Cairo.
  func paint(_ color: Color, on target: PixelTarget, x: Int, y: Int, clip: PixelRect) {
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let mask = PixelMask(
      place: place(x: x, y: y),
      levels: data,
      stride: Int(cairo_image_surface_get_stride(surface))
    )
    target.draw { target.blendEvenly(UInt32(color), through: mask, clip: clip) }
  }

  private func blur(deviation: Double) {
    cairo_surface_flush(surface)
    guard deviation > 0.1, let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    BoxBlur(deviation: deviation).run(
      data,
      width: place.width,
      height: place.height,
      stride: stride
    )
    cairo_surface_mark_dirty(surface)
  }
}

/// Shadows' masks that rasters have drawn; used under `LibraryLock` only.
///
/// A class, because all rasters share one.
final class ShadowCache {
  /// The one that rasters use.
  // Unsafe: used under `LibraryLock` only.
  nonisolated(unsafe) static let shared = ShadowCache(limit: 16 << 20)

  /// What a mask depends on.
  struct Key: Hashable {
    var content: ArraySlice<DisplayList.Command>
    var transform: Transform
    var blurRadius: Double

    /// Feeds what is cheap to feed and likely to differ.
    func hash(into hasher: inout Hasher) {
      hasher.combine(transform)
      hasher.combine(blurRadius)
      hasher.combine(content.count)
      for command in content.prefix(64) {
        switch command {
        case .text(let run, let origin):
          hasher.combine(run.text)
          hasher.combine(origin)
        case .fill(let path, _, _): hasher.combine(path.currentPoint)
        case .concat(let transform): hasher.combine(transform)
        default: break
        }
      }
    }
  }

  private var masks: RecentlyUsed<Key, ShadowMask>

  init(limit: Int) {
    masks = RecentlyUsed(limit: limit)
  }

  /// Returns a mask, making it if it is new.
  func mask(_ key: Key, make: () -> ShadowMask?) -> ShadowMask? {
    if let known = masks.value(for: key) { return known }
    guard let new = make() else { return nil }
    // The key holds a copy, or it would keep the whole list that the content is a part of.
    var key = key
    key.content = Array(key.content)[...]
    masks.insert(new, for: key, byteCount: new.byteCount)
    return new
  }
}
