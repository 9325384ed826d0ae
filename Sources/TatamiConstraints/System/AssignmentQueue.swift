/// Rows in ascending order of their position among the assignments: a binary heap.
struct AssignmentQueue: Sendable {
  private var elements: [(order: Int, row: Int32)] = []

  /// Adds a row.
  mutating func insert(_ row: Int32, order: Int) {
    elements.append((order, row))
    var child = elements.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard elements[child].order < elements[parent].order else { return }
      elements.swapAt(child, parent)
      child = parent
    }
  }

  /// Removes and returns the first row.
  mutating func popFirst() -> Int32? {
    guard let first = elements.first else { return nil }
    let last = elements.removeLast()
    guard !elements.isEmpty else { return first.row }
    elements[0] = last
    var parent = 0
    while true {
      let left = 2 * parent + 1
      guard left < elements.count else { return first.row }
      let right = left + 1
      let hasSmallerRight =
        right < elements.count && elements[right].order < elements[left].order
      let child = hasSmallerRight ? right : left
      guard elements[child].order < elements[parent].order else { return first.row }
      elements.swapAt(child, parent)
      parent = child
    }
  }
}
