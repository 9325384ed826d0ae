import TatamiGeometry

/// Rounding to device pixels.
struct PixelGrid: Hashable, Sendable {
  /// The pixels per point.
  var scale: Double

  /// The difference, in points, below which two lengths count as equal: computed lengths such as
  /// three thirds of a line must fit into it.
  static let slack = 1e-6

  /// Returns the nearest multiple of a pixel.
  func nearest(_ length: Double) -> Double {
    (length * scale).rounded() / scale
  }

  /// Returns the greatest multiple of a pixel up to a length; a value just below a multiple counts
  /// as that multiple (Specification/lists.md L1).
  func down(_ length: Double) -> Double {
    (length * scale + Self.slack).rounded(.down) / scale
  }

  /// Returns a rectangle with its origin on the grid and its size unchanged.
  func placed(_ rect: Rect) -> Rect {
    Rect(origin: Point(x: nearest(rect.minX), y: nearest(rect.minY)), size: rect.size)
  }
}
