/// Values that are remembered as long as their memory keeps within a limit; those used last stay.
struct RecentlyUsed<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var byteCount: Int
    /// When the value was last asked for, counted in questions.
    var lastUse: Int
  }

  /// The most memory, in bytes.
  private let limit: Int
  private var entries: [Key: Entry] = [:]
  private var uses = 0
  /// The memory held, in bytes.
  private(set) var byteCount = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Returns a remembered value and counts the use.
  mutating func value(for key: Key) -> Value? {
    uses += 1
    guard let index = entries.index(forKey: key) else { return nil }
    entries.values[index].lastUse = uses
    return entries.values[index].value
  }

  /// Remembers a value; beyond the limit the longest unused ones go until half of it is free.
  mutating func insert(_ value: Value, for key: Key, byteCount: Int) {
    if let old = entries[key] { self.byteCount -= old.byteCount }
    entries[key] = Entry(value: value, byteCount: byteCount, lastUse: uses)
    self.byteCount += byteCount
    guard self.byteCount > limit else { return }
    for (key, old) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse })
    where self.byteCount > limit / 2 {
      entries[key] = nil
      self.byteCount -= old.byteCount
    }
  }
}
