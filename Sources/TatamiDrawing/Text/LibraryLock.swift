import Glibc
import Synchronization

/// The process-wide lock of Pango's and Cairo's fonts, held while text is shaped, while outlines of
/// glyphs are read and while a PDF is written.
///
/// Both libraries share fonts between threads; using one in two threads crashed inside them. A thread
/// that holds the lock may take it again, because releasing the last layout of a font locks it too.
enum LibraryLock {
  /// The memory of a mutex, which is never deallocated.
  private final class Storage: Sendable {
    // Unsafe: the address is constant, and a mutex may be used from any thread.
    nonisolated(unsafe) let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    /// The thread that holds the lock; 0 for none.
    let holder = Atomic<UInt>(0)

    init() {
      pthread_mutex_init(mutex, nil)
    }
  }

  private static let storage = Storage()

  /// Whether the calling thread holds the lock.
  static var isHeld: Bool { storage.holder.load(ordering: .relaxed) == UInt(pthread_self()) }

  /// Runs a closure while holding the lock.
  static func withLock<Result: ~Copyable, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard !isHeld else { return try body() }
    pthread_mutex_lock(storage.mutex)
    storage.holder.store(UInt(pthread_self()), ordering: .relaxed)
    defer {
      storage.holder.store(0, ordering: .relaxed)
      pthread_mutex_unlock(storage.mutex)
    }
    return try body()
  }
}
