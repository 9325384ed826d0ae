import Foundation

/// Limits the memory of work on several threads.
final class MemoryGate: Sendable {
  private let limit: Int
  private let condition = NSCondition()
  // The condition guards the number.
  private nonisolated(unsafe) var used = 0

  /// Creates a gate for a number of bytes.
  init(limit: Int) {
    self.limit = limit
  }

  /// Waits until an amount of memory, in bytes, is available; one that exceeds the limit waits until
  /// no other work uses memory.
  func enter(_ bytes: Int) {
    condition.withLock {
      while used > 0 && used + bytes > limit { condition.wait() }
      used += bytes
    }
  }

  /// Returns the memory.
  func leave(_ bytes: Int) {
    condition.withLock {
      used -= bytes
      condition.broadcast()
    }
  }
}
