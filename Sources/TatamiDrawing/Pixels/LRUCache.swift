/// A cache with a memory limit that discards the least recently used values.
struct LRUCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var byteCount: Int
    /// The number of the lookup that last used the value.
    var lastUse: Int
  }

  /// The maximum memory, in bytes.
  private let limit: Int
  private var entries: [Key: Entry] = [:]
  private var lookups = 0
  /// The memory in use, in bytes.
  private(set) var byteCount = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Returns a cached value and records its use; nil if it is not in the cache.
  mutating func value(for key: Key) -> Value? {
    lookups += 1
    guard let index = entries.index(forKey: key) else { return nil }
    entries.values[index].lastUse = lookups
    return entries.values[index].value
  }

  /// Inserts a value; beyond the limit, removes the least recently used values until half of the
  /// memory is free.
  mutating func insert(_ value: Value, for key: Key, byteCount: Int) {
    if let old = entries[key] { self.byteCount -= old.byteCount }
    entries[key] = Entry(value: value, byteCount: byteCount, lastUse: lookups)
    self.byteCount += byteCount
    guard self.byteCount > limit else { return }
    for (key, old) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse })
    where self.byteCount > limit / 2 {
      entries[key] = nil
      self.byteCount -= old.byteCount
    }
  }
}
