import Foundation

/// A value of which every thread has its own, created at the thread's first use.
///
/// The system's thread-specific data answers in a few instructions; `Thread.threadDictionary` looks
/// up the thread and then the key in a dictionary of boxed values.
package struct ThreadLocal<Value: AnyObject>: Sendable {
  private let key: pthread_key_t
  private let makeValue: @Sendable () -> Value

  /// Creates a thread-local value.
  ///
  /// - Parameter makeValue: Creates the value of a thread; the end of the thread releases it.
  package init(_ makeValue: @escaping @Sendable () -> Value) {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { value in
      if let value { Unmanaged<AnyObject>.fromOpaque(value).release() }
    }
    precondition(status == 0, "The process has no thread-specific keys left (1,024 by default)")
    self.key = key
    self.makeValue = makeValue
  }

  /// The value of the calling thread.
  package var value: Value {
    if let stored = pthread_getspecific(key) {
      return Unmanaged<Value>.fromOpaque(stored).takeUnretainedValue()
    }
    let value = makeValue()
    pthread_setspecific(key, Unmanaged.passRetained(value).toOpaque())
    return value
  }
}
