import Glibc
import Synchronization

/// The caches of rasters, lent to one thread at a time while it draws.
///
/// Threads that draw at the same time use different caches and thus need no lock; a thread that draws
/// alone always gets the same ones.
///
/// A class, because a thread refers to its caches.
final class DrawingCaches: @unchecked Sendable {
  // Unchecked: a thread that has taken the caches out of `idle` is the only one that uses them.
  let glyphs = GlyphCache(limit: 16 << 20)
  let outlines = OutlineCache(limit: 4 << 20)
  let groups = GroupBitmapCache(limit: 32 << 20)
  let shadows = ShadowCache(limit: 16 << 20)
  let shapes = ShapeMaskCache(limit: 16 << 20)
  let images = ScaledImageCache(limit: 32 << 20)
  let gradients = GradientColorCache()

  /// The caches that no thread uses.
  private static let idle = Mutex<[DrawingCaches]>([])
  /// The maximum number of caches that are kept: as many as there are processors, up to eight.
  private static let idleLimit = max(1, min(8, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  /// The key of the caches that are lent to a thread.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The caches that are lent to the calling thread.
  ///
  /// - Precondition: The thread is in a call of `lend(_:)`; debug builds check this.
  static var current: DrawingCaches {
    guard let lent else {
      assertionFailure("a cache of drawings is used outside of a drawing")
      return DrawingCaches()
    }
    return lent
  }

  private static var lent: DrawingCaches? {
    pthread_getspecific(key).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  /// Lends caches to the calling thread while a closure runs, unless it has some already.
  static func lend<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard lent == nil else { return try body() }
    let caches = idle.withLock { $0.popLast() } ?? DrawingCaches()
    pthread_setspecific(key, Unmanaged.passUnretained(caches).toOpaque())
    defer {
      pthread_setspecific(key, nil)
      idle.withLock { idle in
        if idle.count < idleLimit { idle.append(caches) }
      }
    }
    return try body()
  }
}
