/// A cache of the masks of shadows.
///
/// A class, because drawings refer to it.
final class ShadowCache {
  /// The cache that is lent to the calling thread while it draws.
  static var current: ShadowCache { DrawingCaches.current.shadows }

  /// The values that a mask depends on.
  struct Key: Hashable {
    var content: ArraySlice<DisplayList.Command>
    var transform: Transform
    var blurRadius: Double

    /// Hashes values that are cheap to hash and likely to differ.
    func hash(into hasher: inout Hasher) {
      hasher.combine(transform)
      hasher.combine(blurRadius)
      content.hashBriefly(into: &hasher)
    }
  }

  private var masks: LRUCache<Key, ShadowMask>

  init(limit: Int) {
    masks = LRUCache(limit: limit)
  }

  /// Returns a cached mask and records its use; nil if it is not in the cache.
  func mask(_ key: Key) -> ShadowMask? { masks.value(for: key) }

  /// Inserts a mask.
  func insert(_ mask: ShadowMask, for key: Key) {
    // The slice is copied, because it would retain the whole list.
    var key = key
    key.content = Array(key.content)[...]
    masks.insert(mask, for: key, byteCount: mask.byteCount + key.content.byteCount)
  }
}

extension ArraySlice<DisplayList.Command> {
  /// Hashes values of the first commands that are cheap to hash and likely to differ.
  func hashBriefly(into hasher: inout Hasher) {
    hasher.combine(count)
    for command in prefix(64) {
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

  /// An estimate of the memory that the commands retain, in bytes.
  var byteCount: Int {
    reduce(0) { sum, command in
      switch command {
      case .fill(let path, _, _), .stroke(let path, _, _), .clip(let path, _):
        sum + 128 + path.elements.count * MemoryLayout<Path.Element>.stride
      case .text(let run, _):
        sum + 512 + run.glyphs.count * MemoryLayout<Glyph>.stride
      case .image(let bitmap, _, _, _): sum + 128 + bitmap.width * bitmap.height * 4
      default: sum + 128
      }
    }
  }
}
