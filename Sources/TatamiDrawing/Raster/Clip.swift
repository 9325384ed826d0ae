import TatamiGeometry

/// What drawing on a raster is limited to.
struct Clip {
  /// Nothing outside of these pixels is drawn.
  private(set) var bounds: PixelRect
  /// The widest and the tallest rectangle known in which nothing is cut off.
  private var wide: PixelRect
  private var tall: PixelRect

  /// Limits drawing to whole pixels.
  init(_ bounds: PixelRect) {
    self.bounds = bounds
    wide = bounds
    tall = bounds
  }

  /// Whether there is nothing to see.
  var isEmpty: Bool { bounds.isEmpty }

  /// Whether something may be seen of a rectangle of device units.
  func shows(_ rect: Rect) -> Bool {
    !bounds.intersection(PixelRect(touchedBy: rect)).isEmpty
  }

  /// Whether nothing is cut off but by the bounds.
  func isPlain(in rect: PixelRect) -> Bool {
    let visible = rect.intersection(bounds)
    return wide.contains(visible) || tall.contains(visible)
  }

  /// Limits drawing further to the inside of a mapped path.
  mutating func add(_ path: Path, _ transform: Transform) {
    bounds = bounds.intersection(PixelRect(touchedBy: transform.apply(path.controlBounds())))
    guard !isEmpty else { return }
    let inner = transform.isScaling ? path.innerBands() : nil
    wide = wide.intersection(inner.map { PixelRect(inside: transform.apply($0.wide)) } ?? .zero)
    tall = tall.intersection(inner.map { PixelRect(inside: transform.apply($0.tall)) } ?? .zero)
  }
}
