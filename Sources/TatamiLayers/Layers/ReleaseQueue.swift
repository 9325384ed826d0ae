import Foundation

/// Releases trees node after node, so that their depth costs no stack.
///
/// Left to itself, a node would release its children from inside its own release, these theirs,
/// and so on down. Here a node that is released hands its children to the queue of its thread.
package final class ReleaseQueue {
  private var waiting: [AnyObject] = []
  private var isReleasing = false

  /// Takes the children out of a node that is being released, and releases them.
  package static func release(_ children: inout [some AnyObject]) {
    guard !children.isEmpty else { return }
    let queue = ReleaseQueue.current
    queue.waiting.append(contentsOf: children as [AnyObject])
    children = []
    queue.run()
  }

  private func run() {
    guard !isReleasing else { return }
    isReleasing = true
    while waiting.popLast() != nil {}
    isReleasing = false
  }

  private static let key = "org.tatami.release-queue"

  private static var current: ReleaseQueue {
    let storage = Thread.current.threadDictionary
    if let queue = storage[key] as? ReleaseQueue { return queue }
    let queue = ReleaseQueue()
    storage[key] = queue
    return queue
  }
}
