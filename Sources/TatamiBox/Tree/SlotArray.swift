/// An array whose freed places are used again, addressed by 32-bit positions.
struct SlotArray<Element: Sendable>: Sendable {
  /// All places, free ones included.
  var elements: [Element] = []
  private var free: [Int32] = []

  init() {}

  /// The element at a position.
  subscript(position: Int32) -> Element {
    get { elements[Int(position)] }
    _modify { yield &elements[Int(position)] }
  }

  /// Puts an element into a free place and returns its position.
  mutating func insert(_ element: Element) -> Int32 {
    if let position = free.popLast() {
      elements[Int(position)] = element
      return position
    }
    elements.append(element)
    return Int32(elements.count - 1)
  }

  /// Frees a place; the blank element lets go of what the old one held.
  mutating func remove(_ position: Int32, leaving blank: Element) {
    elements[Int(position)] = blank
    free.append(position)
  }
}
