/// An array with a list of free slots, addressed by 32-bit indexes.
struct SlotArray<Element: Sendable>: Sendable {
  /// All slots, including free ones.
  var elements: [Element] = []
  private var free: [Int32] = []

  init() {}

  /// The element in a slot.
  subscript(slot: Int32) -> Element {
    get { elements[Int(slot)] }
    _modify { yield &elements[Int(slot)] }
  }

  /// Stores an element in a free slot and returns the slot.
  ///
  /// Inlined, so that the element is made where it is stored.
  @inline(__always)
  mutating func insert(_ element: @autoclosure () -> Element) -> Int32 {
    guard let slot = free.popLast() else {
      elements.append(element())
      return Int32(truncatingIfNeeded: elements.count - 1)
    }
    elements[Int(slot)] = element()
    return slot
  }

  /// Frees a slot; the placeholder releases the memory owned by the old element.
  mutating func remove(_ slot: Int32, leaving placeholder: Element) {
    elements[Int(slot)] = placeholder
    free.append(slot)
  }
}
