internal import Foundation

/// Runs work on a thread whose stack is large enough for the deepest syntax that the parser accepts.
enum DeepStack {
  private static let size = 512 << 20

  /// The result of the work; `@unchecked Sendable`, because the semaphore orders the accesses.
  private final class Slot<Value>: @unchecked Sendable {
    var value: Value?
  }

  /// Returns the result of the work.
  static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
    let slot = Slot<Value>()
    let finished = DispatchSemaphore(value: 0)
    let thread = Thread {
      slot.value = work()
      finished.signal()
    }
    thread.stackSize = size
    thread.start()
    finished.wait()
    return slot.value ?? work()
  }
}
