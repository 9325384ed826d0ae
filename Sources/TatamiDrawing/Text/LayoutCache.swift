/// Remembers layouts: those used lately and about as many used before them.
///
/// There are two generations. A hit in the old one moves to the young one; when the young one
/// is full it becomes the old one, and what was old and not used is forgotten.
struct LayoutCache {
  private let capacity: Int
  private var young: [TextRequest: TextLayout] = [:]
  private var old: [TextRequest: TextLayout] = [:]

  /// Makes a cache that remembers at least so many layouts.
  init(capacity: Int) {
    self.capacity = max(1, capacity)
  }

  /// How many layouts are remembered.
  var count: Int { young.count + old.count }

  /// The layout of a request, nil if it is not remembered.
  subscript(request: TextRequest) -> TextLayout? {
    mutating get {
      if let layout = young[request] { return layout }
      guard let layout = old.removeValue(forKey: request) else { return nil }
      insert(layout, for: request)
      return layout
    }
  }

  /// Remembers a layout.
  mutating func insert(_ layout: TextLayout, for request: TextRequest) {
    if young.count >= capacity {
      old = young
      young = [:]
    }
    young[request] = layout
  }
}
