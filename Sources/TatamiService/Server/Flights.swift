import Synchronization

/// Work that equal requests share while it runs.
///
/// A class, because tasks share it.
final class Flights<Value: Sendable>: Sendable {
  private let tasks = Mutex<[String: Task<Value, Never>]>([:])

  /// The number of keys with work.
  var count: Int { tasks.withLock { $0.count } }

  /// Returns the result of the work that runs for a key, or of new work.
  ///
  /// - Parameter limit: The maximum number of keys with work.
  /// - Returns: Nil if there would be more.
  func value(
    _ key: String,
    limit: Int,
    _ work: @escaping @Sendable () async -> Value
  ) async -> Value? {
    let task = tasks.withLock { tasks -> Task<Value, Never>? in
      if let task = tasks[key] { return task }
      guard tasks.count < limit else { return nil }
      let task = Task {
        let value = await work()
        self.remove(key)
        return value
      }
      tasks[key] = task
      return task
    }
    return await task?.value
  }

  private func remove(_ key: String) { tasks.withLock { $0[key] = nil } }
}
