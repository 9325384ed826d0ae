/// Remembers layouts: those used lately and about as many used before them.
///
/// Long texts count as several layouts, so that they do not fill the memory.
///
/// There are two generations. A hit in the old one moves to the young one; when the young one
/// is full it becomes the old one, and what was old and not used is forgotten.
struct LayoutCache {
  private let capacity: Int
  private var young: [TextRequest: TextLayout] = [:]
  private var old: [TextRequest: TextLayout] = [:]
  /// What the young layouts count.
  private var weight = 0

  /// So many bytes of text count as one layout.
  static let usualLength = 256

  /// Makes a cache that remembers at least so many layouts of usual length.
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
    if weight >= capacity {
      old = young
      young = [:]
      weight = 0
    }
    young[request] = layout
    weight += 1 + request.runs.reduce(0) { $0 + $1.text.utf8.count } / Self.usualLength
  }
}
