/// Rows in ascending order of their position among the assignments.
///
/// Rows that come before all others, such as those that depend on the row that was removed last, are on a
/// stack; the others are in a binary heap.
struct AssignmentQueue: Sendable {
  private typealias Element = (order: Int, row: Int32)

  /// The rows in descending order.
  private var stack: [Element] = []
  private var heap: [Element] = []

  /// Adds a row.
  mutating func insert(_ row: Int32, order: Int) {
    if let top = stack.last, order > top.order {
      insertInHeap((order, row))
    } else {
      stack.append((order, row))
    }
  }

  /// Removes and returns the first row.
  mutating func popFirst() -> Int32? {
    guard let first = heap.first else { return stack.popLast()?.row }
    if let top = stack.last, top.order < first.order { return stack.popLast()?.row }
    removeFirstOfHeap()
    return first.row
  }

  private mutating func insertInHeap(_ element: Element) {
    heap.append(element)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].order < heap[parent].order else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func removeFirstOfHeap() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    var parent = 0
    while true {
      let left = 2 * parent + 1
      guard left < heap.count else { return }
      let right = left + 1
      let hasSmallerRight = right < heap.count && heap[right].order < heap[left].order
      let child = hasSmallerRight ? right : left
      guard heap[child].order < heap[parent].order else { return }
      heap.swapAt(child, parent)
      parent = child
    }
  }
}
