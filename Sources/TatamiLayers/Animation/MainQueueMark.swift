import Foundation

/// A mark on the main queue, which off Apple platforms is not bound to the main thread.
package enum MainQueueMark {
  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether the calling code runs on the main queue.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }

  /// Whether the calling code runs on the main actor: on the main thread or the main queue.
  package static var isMainActor: Bool { Thread.isMainThread || isCurrent }
}
