import Glibc

/// The process-wide lock of Pango and Cairo, held while text is shaped and while a display list
/// is drawn.
///
/// Both libraries share fonts and caches between threads; concurrent shaping and drawing crashed
/// inside them. The lock is recursive, because releasing the last layout of a font locks it too.
enum LibraryLock {
  /// The memory of a recursive mutex, which is never deallocated.
  private final class Storage: Sendable {
    // Unsafe: the address is constant, and a mutex may be used from any thread.
    nonisolated(unsafe) let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() {
      var attributes = pthread_mutexattr_t()
      pthread_mutexattr_init(&attributes)
      pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
      pthread_mutex_init(mutex, &attributes)
      pthread_mutexattr_destroy(&attributes)
    }
  }

  private static let storage = Storage()

  /// Runs a closure while holding the lock.
  static func withLock<Result: ~Copyable, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(storage.mutex)
    defer { pthread_mutex_unlock(storage.mutex) }
    return try body()
  }
}
