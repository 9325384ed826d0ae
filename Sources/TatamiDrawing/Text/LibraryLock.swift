import Glibc

/// The one lock around Pango and Cairo, held while text is shaped and while a list is drawn.
///
/// Both share fonts and their caches between threads. Shaping on several threads, and shaping
/// while others drew, crashed inside the libraries; with the lock neither does. A thread that
/// holds it may take it again: releasing the last layout of a font, for one.
enum LibraryLock {
  /// Owns the memory of a recursive mutex; never released, like the fonts it guards.
  private final class Storage: Sendable {
    // Unchecked: the address is constant, and a mutex is made to be shared.
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

  /// Runs a closure that no other thread's runs beside.
  static func withLock<Result: ~Copyable, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(storage.mutex)
    defer { pthread_mutex_unlock(storage.mutex) }
    return try body()
  }
}
