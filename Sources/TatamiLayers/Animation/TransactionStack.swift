/// The open transactions of a run loop, innermost last.
///
/// A change outside of `begin()` and `commit()` opens an implicit transaction, which the end of
/// the turn commits. A class, because it belongs to one run loop and is changed from many places.
@MainActor
final class TransactionStack {
  /// The values that one transaction sets; others come from the transactions around it.
  @MainActor
  private final class Level {
    var values: [String: Any] = [:]
    let completionGroup: CompletionGroup

    init(inside outer: Level?) {
      completionGroup = CompletionGroup(inside: outer?.completionGroup)
    }
  }

  private var levels: [Level] = []
  /// Whether the outermost level is the implicit transaction of the turn.
  private var hasImplicitLevel = false

  private var innermost: Level {
    if let level = levels.last { return level }
    let level = Level(inside: nil)
    levels.append(level)
    hasImplicitLevel = true
    return level
  }

  /// The count of the animations of the innermost transaction.
  var completionGroup: CompletionGroup { innermost.completionGroup }

  /// The completion block of the innermost transaction.
  var completionBlock: (() -> Void)? {
    levels.last?.values[kCATransactionCompletionBlock] as? () -> Void
  }

  /// Whether changes start no actions.
  var disablesActions: Bool { value(forKey: kCATransactionDisableActions) as? Bool ?? false }

  /// Begins a transaction inside the innermost one.
  func begin() {
    levels.append(Level(inside: levels.last))
  }

  /// Ends the innermost transaction that was begun explicitly.
  func commit() {
    guard levels.count > (hasImplicitLevel ? 1 : 0), let level = levels.popLast() else { return }
    end(level)
  }

  /// Ends the implicit transaction if it is the only one.
  func flush() {
    guard hasImplicitLevel, levels.count == 1 else { return }
    hasImplicitLevel = false
    end(levels.removeLast())
  }

  private func end(_ level: Level) {
    let completion = level.values[kCATransactionCompletionBlock] as? () -> Void
    level.values = [:]
    level.completionGroup.seal { _ in completion?() }
  }

  /// Returns the value that the innermost transaction with a value for the key sets.
  func value(forKey key: String) -> Any? {
    for level in levels.reversed() {
      if let value = level.values[key] { return value }
    }
    return nil
  }

  /// Sets a value of the innermost transaction; nil removes it.
  func setValue(_ value: Any?, forKey key: String) {
    innermost.values[key] = value
  }
}
