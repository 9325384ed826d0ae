import TatamiGeometry

/// The clip of a raster, as far as it is known without Cairo.
struct ClipRegion {
  /// The bounds of the clip, in pixels.
  private(set) var bounds: PixelRect
  /// The widest and the tallest rectangle known to be inside the clip.
  private var wide: PixelRect
  private var tall: PixelRect

  /// Makes the clip of a rectangle of pixels.
  init(_ bounds: PixelRect) {
    self.bounds = bounds
    wide = bounds
    tall = bounds
  }

  /// Whether the clip hides everything.
  var isEmpty: Bool { bounds.isEmpty }

  /// Whether a rectangle of device units intersects the clip's bounds.
  func intersects(_ rect: Rect) -> Bool {
    !bounds.intersection(PixelRect(roundingOut: rect)).isEmpty
  }

  /// Whether only the bounds clip a rectangle.
  func isUnclipped(in rect: PixelRect) -> Bool {
    let visible = rect.intersection(bounds)
    return wide.contains(visible) || tall.contains(visible)
  }

  /// Intersects the clip with the inside of a transformed path.
  mutating func add(_ path: Path, _ transform: Transform) {
    bounds = bounds.intersection(PixelRect(roundingOut: transform.apply(path.controlBounds())))
    guard !isEmpty else { return }
    let inner = transform.isScaleAndTranslation ? path.inscribedRects() : nil
    wide = wide.intersection(inner.map { PixelRect(roundingIn: transform.apply($0.wide)) } ?? .zero)
    tall = tall.intersection(inner.map { PixelRect(roundingIn: transform.apply($0.tall)) } ?? .zero)
  }
}
