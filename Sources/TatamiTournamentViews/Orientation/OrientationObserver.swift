import Dispatch
import Foundation
import TatamiUIKit

/// Reports changes of the device's orientation until the observer is deallocated.
@MainActor
final class OrientationObserver {
  // Outside of the main actor, only `deinit` reads the token, when no other references exist.
  private nonisolated(unsafe) var token: any NSObjectProtocol = NSObject()

  init(report: @escaping @MainActor @Sendable (UIDeviceOrientation) -> Void) {
    MainQueue.mark()
    let device = UIDevice.current
    // Without a queue: off Apple platforms, a post from the main queue would deadlock.
    token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification,
      object: nil,
      queue: nil
    ) { _ in
      MainQueue.run { report(device.orientation) }
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}

/// Runs closures on the main queue, which off Apple platforms is not always the main thread.
private enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()

  static func mark() {
    DispatchQueue.main.setSpecific(key: key, value: true)
  }

  /// Runs a closure immediately if called on the main queue, otherwise in a task on the main actor.
  static func run(_ action: @escaping @MainActor @Sendable () -> Void) {
    if DispatchQueue.getSpecific(key: key) == true {
      MainActor.assumeIsolated(action)
    } else {
      Task { @MainActor in action() }
    }
  }
}
