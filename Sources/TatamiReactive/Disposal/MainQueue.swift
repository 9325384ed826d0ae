import Dispatch

/// Runs closures on the main queue, which off Apple platforms is not always the main thread.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the calling code runs on the main queue.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

  /// Runs a closure: at once if the caller runs on the main queue, otherwise in a task of the main
  /// actor.
  package static func run(_ action: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(action)
    } else {
      Task { @MainActor in action() }
    }
  }
}
