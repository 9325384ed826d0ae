import Synchronization

/// Requests that have ended workers again and again, and are refused for a while.
///
/// A class, because tasks share it.
final class BlockedKeys: Sendable {
  private let failures = Mutex<[String: [ContinuousClock.Instant]]>([:])

  /// The failures within the time after which a key is refused.
  private static let limit = 3
  private static let time = Duration.seconds(60)
  /// The maximum number of keys whose failures are stored.
  private static let keyLimit = 1_000

  /// Whether a key is refused.
  func contains(_ key: String, now: ContinuousClock.Instant = .now) -> Bool {
    failures.withLock { failures in
      guard let times = failures[key] else { return false }
      return times.filter { now - $0 < Self.time }.count >= Self.limit
    }
  }

  /// Counts a failure.
  func add(_ key: String, now: ContinuousClock.Instant = .now) {
    failures.withLock { failures in
      if failures.count >= Self.keyLimit {
        failures = failures.filter { $0.value.contains { now - $0 < Self.time } }
        if failures.count >= Self.keyLimit { failures = [:] }
      }
      failures[key] = ((failures[key] ?? []) + [now]).suffix(Self.limit)
    }
  }
}
