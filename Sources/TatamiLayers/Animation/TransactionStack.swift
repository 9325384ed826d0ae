import Foundation
import TatamiGraphics

/// The open transactions of a run loop or of another thread, innermost last.
///
/// A change outside of `begin()` and `commit()` opens an implicit transaction, which is committed
/// at the end of the turn. A class, because it belongs to one run loop and is changed from many
/// functions.
///
/// The values may be of any type, so the compiler cannot prove that the class is Sendable. It is
/// safe to share: the lock protects all state, and `current` returns the main actor's stack only on
/// the main queue.
final class TransactionStack: @unchecked Sendable {
  /// The values set by one transaction; others are inherited from the enclosing transactions.
  private struct Level {
    var values: [String: Any] = [:]
    let completionGroup: CompletionGroup

    init(inside outer: Level?) {
      completionGroup = CompletionGroup(inside: outer?.completionGroup)
    }

    /// Calls the completion block when all animations have ended.
    func end() {
      let completion = values[kCATransactionCompletionBlock] as? () -> Void
      completionGroup.seal { _ in completion?() }
    }
  }

  private let lock = NSLock()
  private var levels: [Level] = []
  /// Whether the outermost level is the implicit transaction of the turn.
  private var hasImplicitLevel = false

  /// The transactions of the calling code: on the main queue, those of the environment's run loop;
  /// otherwise, those of the thread.
  static var current: TransactionStack {
    MainQueueMark.isCurrent ? SharedLayerState.current.transactions : stacks.value
  }

  private static let stacks = ThreadLocal { TransactionStack() }

  /// Opens the implicit transaction if no transaction is open.
  private func openImplicitLevel() {
    guard levels.isEmpty else { return }
    levels = [Level(inside: nil)]
    hasImplicitLevel = true
  }

  /// The group of the animations of the innermost transaction.
  var completionGroup: CompletionGroup {
    lock.withLock {
      openImplicitLevel()
      return levels[levels.count - 1].completionGroup
    }
  }

  /// The completion block of the innermost transaction.
  var completionBlock: (() -> Void)? {
    lock.withLock { levels.last?.values[kCATransactionCompletionBlock] as? () -> Void }
  }

  /// Whether changes start no actions.
  var disablesActions: Bool { value(forKey: kCATransactionDisableActions) as? Bool ?? false }

  /// Begins a transaction inside the innermost one.
  func begin() {
    lock.withLock { levels.append(Level(inside: levels.last)) }
  }

  /// Ends the innermost transaction that was begun explicitly.
  func commit() {
    let ended = lock.withLock { levels.count > (hasImplicitLevel ? 1 : 0) ? levels.popLast() : nil }
    ended?.end()
  }

  /// Ends the implicit transaction if it is the only one.
  func flush() {
    let ended = lock.withLock { () -> Level? in
      guard hasImplicitLevel, levels.count == 1 else { return nil }
      hasImplicitLevel = false
      return levels.popLast()
    }
    ended?.end()
  }

  /// Returns the value of a key in the innermost transaction that sets it.
  func value(forKey key: String) -> Any? {
    lock.withLock {
      for level in levels.reversed() {
        if let value = level.values[key] { return value }
      }
      return nil
    }
  }

  /// Sets a value of the innermost transaction; nil removes it.
  func setValue(_ value: Any?, forKey key: String) {
    lock.withLock {
      openImplicitLevel()
      levels[levels.count - 1].values[key] = value
    }
  }
}
