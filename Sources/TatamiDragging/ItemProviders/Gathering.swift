import Foundation

/// Values that come on any thread, until all are there.
final class Gathering<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value?]
  /// The number of values that have not come, and one until all were asked for.
  private var missing: Int
  private let done: @MainActor ([Value?]) -> Void

  /// Creates a gathering; the closure receives all values, nil for those that failed.
  init(count: Int, done: @escaping @MainActor ([Value?]) -> Void) {
    values = Array(repeating: nil, count: count)
    missing = count + 1
    self.done = done
  }

  /// Stores a value; the last one, if it comes after the asking, passes all on.
  func put(_ value: Value?, at index: Int) {
    lock.withLock { values[index] = value }
    if isLastPart() { Task { @MainActor in done(values) } }
  }

  /// Ends the asking; passes all on at once if they have come.
  @MainActor
  func finishAsking() {
    if isLastPart() { done(values) }
  }

  private func isLastPart() -> Bool {
    lock.withLock {
      missing -= 1
      return missing == 0
    }
  }
}
