/// A cache of the masks of shapes.
///
/// A class, because drawings refer to it.
final class ShapeMaskCache {
  /// The cache that is lent to the calling thread while it draws.
  static var current: ShapeMaskCache { DrawingCaches.current.shapes }

  /// The maximum size of a cached mask, in pixels.
  static let maxPixels = 1 << 21

  /// The values that a mask depends on.
  struct Key: Hashable {
    /// The shape's path, moved to the first pixel of the mask.
    var path: FixedPath
    var style: ShapeStyle
    var isAntialiased: Bool
    /// The size of the mask, in pixels.
    var width, height: Int

    /// Hashes values that are likely to differ.
    func hash(into hasher: inout Hasher) {
      hasher.combine(path)
      hasher.combine(width)
      hasher.combine(height)
    }
  }

  /// The mask of a shape that was drawn recently.
  private struct RecentMask {
    var path: FixedPath
    var style: ShapeStyle
    var isAntialiased: Bool
    var mask: StretchedMask
  }

  private var masks: LRUCache<Key, ShapeMask>
  /// The masks of a few shapes; adjacent shapes often differ in their positions only.
  private var recentMasks: [RecentMask] = []
  /// The index of the recent mask that is replaced next.
  private var oldestIndex = 0

  /// The maximum number of recent masks and the memory of each, in bytes.
  private static let (recentCount, maxRecentBytes) = (8, 1 << 16)

  init(limit: Int) {
    masks = LRUCache(limit: limit)
  }

  /// The memory of the masks, without the recent ones, in bytes.
  var byteCount: Int { masks.byteCount }

  /// Returns a mask; draws it if it is not in the cache; nil if memory is exhausted.
  func mask(_ key: Key) -> ShapeMask? {
    if let known = masks.value(for: key) { return known }
    let region = PixelRect(left: 0, top: 0, right: key.width, bottom: key.height)
    let drawn = ShapeMask(region: region) { context in
      context.setAntialias(key.isAntialiased)
      key.path.set(on: context)
      context.draw(key.style)
    }
    guard let new = drawn else { return nil }
    masks.insert(new, for: key, byteCount: new.byteCount + key.path.byteCount)
    return new
  }

  /// Returns the mask of a shape that was drawn recently; nil for other shapes.
  ///
  /// - Parameter path: The shape's path, moved to the first pixel of its bounds.
  func recentMask(
    of path: FixedPath,
    _ style: ShapeStyle,
    isAntialiased: Bool
  ) -> StretchedMask? {
    recentMasks.first {
      $0.path == path && $0.isAntialiased == isAntialiased && $0.style == style
    }?.mask
  }

  /// Keeps the mask of a shape, with its first pixel at zero, in place of the oldest recent mask.
  func keep(
    _ mask: StretchedMask,
    of path: FixedPath,
    _ style: ShapeStyle,
    isAntialiased: Bool
  ) {
    guard mask.mask.byteCount <= Self.maxRecentBytes else { return }
    let recent = RecentMask(path: path, style: style, isAntialiased: isAntialiased, mask: mask)
    if recentMasks.count < Self.recentCount {
      recentMasks.append(recent)
    } else {
      recentMasks[oldestIndex] = recent
      oldestIndex = (oldestIndex + 1) % Self.recentCount
    }
  }
}

/// The way in which a path becomes a shape.
enum ShapeStyle: Hashable {
  case fill(FillRule)
  /// - Parameters:
  ///   - pen: The linear part of the transform, which maps the pen and the dashes to device units.
  ///   - isDashed: Whether the dashes are drawn.
  case stroke(StrokeStyle, pen: Transform, isDashed: Bool)
}
