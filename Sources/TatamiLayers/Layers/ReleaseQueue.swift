import TatamiGraphics

/// Releases trees one node at a time, so that deep trees do not overflow the stack.
///
/// Without the queue, a node's deallocation would release its children recursively. With it, a
/// deallocated node moves its children to the queue of its thread.
package final class ReleaseQueue {
  // Accesses end before an object is released and thus cannot overlap.
  @exclusivity(unchecked) private var waiting: [AnyObject] = []
  @exclusivity(unchecked) private var isReleasing = false

  /// Releases the children of a node that is being deallocated.
  package static func release(_ children: inout [some AnyObject]) {
    guard !children.isEmpty else { return }
    let queue = ReleaseQueue.current
    // One by one, because the conversion of an array checks the class of every element.
    for child in children { queue.waiting.append(child) }
    children = []
    queue.run()
  }

  private func run() {
    guard !isReleasing else { return }
    isReleasing = true
    while waiting.popLast() != nil {}
    isReleasing = false
  }

  private static let queues = ThreadLocal { ReleaseQueue() }

  private static var current: ReleaseQueue { queues.value }
}
