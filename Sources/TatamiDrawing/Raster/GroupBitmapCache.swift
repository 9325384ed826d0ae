import CCairo
import TatamiGeometry

/// A bitmap of a group.
struct GroupBitmap {
  let bitmap: Bitmap
  /// The rectangle of the bitmap, in the coordinates in which the group begins.
  let frame: Rect
}

/// A cache of the bitmaps of groups.
///
/// A class, because drawings refer to it.
final class GroupBitmapCache {
  /// The cache that is lent to the calling thread while it draws.
  static var current: GroupBitmapCache { DrawingCaches.current.groups }

  /// The maximum number of pixels of a bitmap.
  static let maxPixels = 4_194_304.0

  /// The values that a bitmap depends on.
  struct Key: Hashable {
    var content: ArraySlice<DisplayList.Command>
    var scale: Double
    var shadowDepth: Int

    /// Hashes values that are cheap to hash and likely to differ.
    func hash(into hasher: inout Hasher) {
      hasher.combine(scale)
      content.hashBriefly(into: &hasher)
    }
  }

  private var bitmaps: LRUCache<Key, GroupBitmap>

  init(limit: Int) {
    bitmaps = LRUCache(limit: limit)
  }

  /// Returns a bitmap; makes it if it is not in the cache; nil if that fails.
  func bitmap(_ key: Key, make: () -> GroupBitmap?) -> GroupBitmap? {
    if let known = bitmaps.value(for: key) { return known }
    guard let new = make() else { return nil }
    // The slice is copied, because it would retain the whole list.
    var key = key
    key.content = Array(key.content)[...]
    let byteCount = new.bitmap.width * new.bitmap.height * 4 + key.content.byteCount
    bitmaps.insert(new, for: key, byteCount: byteCount)
    return new
  }
}
