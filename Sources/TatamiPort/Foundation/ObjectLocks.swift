import Foundation
import Synchronization

/// Recursive locks of the objects that threads have entered or wait for.
enum ObjectLocks {
  /// The lock of one object; the entry retains the object.
  ///
  /// `@unchecked Sendable`: the variables are used under the lock of the table.
  private final class Entry: @unchecked Sendable {
    let lock = NSRecursiveLock()
    let object: AnyObject
    /// The number of times that threads have entered or wait to enter.
    var useCount = 0
    /// The thread that has entered.
    var owner: pthread_t?
    /// The number of times that the owner has entered.
    var depth = 0

    init(_ object: AnyObject) { self.object = object }
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  /// Waits until no other thread has entered.
  static func enter(_ object: AnyObject) {
    let new = Entry(object)
    let entry = entries.withLock { entries in
      let entry = entries[ObjectIdentifier(object)] ?? new
      entries[ObjectIdentifier(object)] = entry
      entry.useCount += 1
      return entry
    }
    entry.lock.lock()
    entries.withLock { _ in
      entry.owner = pthread_self()
      entry.depth += 1
    }
  }

  /// Lets other threads in; returns whether this one had entered.
  static func exit(_ object: AnyObject) -> Bool {
    let left = entries.withLock { entries -> Entry? in
      guard let entry = entries[ObjectIdentifier(object)], entry.owner == pthread_self() else {
        return nil
      }
      entry.depth -= 1
      if entry.depth == 0 { entry.owner = nil }
      entry.useCount -= 1
      if entry.useCount == 0 { entries[ObjectIdentifier(object)] = nil }
      return entry
    }
    left?.lock.unlock()
    return left != nil
  }
}
