/// A cache of the values used most recently, in two generations.
///
/// A hit in the old generation moves to the young one. When the young generation is full, it
/// becomes the old one, and the values of the previous old generation are discarded. Of the values
/// that cost more than a quarter of the capacity, only the last one is kept, and none of those that
/// cost more than four times the capacity.
struct RecentCache<Key: Hashable, Value> {
  private let capacity: Int
  /// The last expensive value since the previous change of generations.
  private var expensive: (key: Key, value: Value)?
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  /// The cost of the young generation.
  private var cost = 0

  /// Creates a cache for values of at least `capacity` in cost.
  init(capacity: Int) {
    self.capacity = max(1, capacity)
  }

  /// The number of values in the cache.
  var count: Int { young.count + old.count + (expensive == nil ? 0 : 1) }

  /// The value of a key; nil if it is not in the cache.
  subscript(key: Key) -> Value? {
    mutating get {
      if let known = young[key] { return known.value }
      if let expensive, expensive.key == key { return expensive.value }
      guard let known = old.removeValue(forKey: key) else { return nil }
      insert(known.value, for: key, cost: known.cost)
      return known.value
    }
  }

  /// Inserts a value that is not in the cache.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    if cost > max(1, capacity / 4) {
      expensive = cost / 4 > capacity ? nil : (key, value)
      return
    }
    if self.cost >= capacity {
      old = young
      young = [:]
      expensive = nil
      self.cost = 0
    }
    young[key] = (value, cost)
    self.cost += cost
  }
}

/// The layouts used most recently.
///
/// A long text counts as several layouts, which bounds the memory. Requests compare their texts by
/// scalars, because the ranges of a layout count the bytes of one spelling.
typealias LayoutCache = RecentCache<TextRequest, TextLayout>

extension LayoutCache {
  /// The number of bytes of text that count as one layout.
  static var typicalLength: Int { 256 }

  /// Inserts a layout.
  mutating func insert(_ layout: TextLayout, for request: TextRequest) {
    insert(layout, for: request, cost: 1 + request.byteCount / Self.typicalLength)
  }
}

extension TextRequest {
  /// The length of the text, in UTF-8 bytes.
  var byteCount: Int { runs.reduce(0) { $0 + $1.text.utf8.count } }
}

extension TextRequest {
  /// Whether the request equals itself, which one with a not-a-number does not: a cache would never
  /// find it again, and all of them have the same hash.
  var isKey: Bool {
    style == style && widthLimit == widthLimit && heightLimit == heightLimit
      && runs.allSatisfy { $0.attributes == $0.attributes && $0.style == $0.style }
  }
}
