/// A cache of the layouts used most recently, in two generations.
///
/// A hit in the old generation moves to the young one. When the young generation is full, it
/// becomes the old one, and the layouts of the previous old generation are discarded. A long
/// text counts as several layouts, which bounds the memory. Requests compare their texts by scalars,
/// because the ranges of a layout count the bytes of one spelling.
struct LayoutCache {
  private let capacity: Int
  private var young: [TextRequest: TextLayout] = [:]
  private var old: [TextRequest: TextLayout] = [:]
  /// The cost of the young generation, in layouts of typical length.
  private var cost = 0

  /// The number of bytes of text that count as one layout.
  static let typicalLength = 256

  /// Makes a cache for at least `capacity` layouts of typical length.
  init(capacity: Int) {
    self.capacity = max(1, capacity)
  }

  /// The number of layouts in the cache.
  var count: Int { young.count + old.count }

  /// The layout of a request; nil if it is not in the cache.
  subscript(request: TextRequest) -> TextLayout? {
    mutating get {
      if let layout = young[request] { return layout }
      guard let layout = old.removeValue(forKey: request) else { return nil }
      insert(layout, for: request)
      return layout
    }
  }

  /// Inserts a layout.
  mutating func insert(_ layout: TextLayout, for request: TextRequest) {
    if cost >= capacity {
      old = young
      young = [:]
      cost = 0
    }
    young[request] = layout
    cost += 1 + request.runs.reduce(0) { $0 + $1.text.utf8.count } / Self.typicalLength
  }
}
