import Dispatch
import Foundation
import TatamiUIKit

/// Reports the device's orientation until it is released.
@MainActor
final class OrientationObserver {
  // Only `deinit` reads the token outside of the main actor, when nobody else can.
  private nonisolated(unsafe) var token: any NSObjectProtocol = NSObject()

  init(report: @escaping @MainActor @Sendable (UIDeviceOrientation) -> Void) {
    MainQueue.mark()
    // No queue is given: off Apple platforms a post from the main queue would wait for itself.
    token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification,
      object: nil,
      queue: nil
    ) { _ in
      MainQueue.run { report(UIDevice.current.orientation) }
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}

/// Runs closures on the main queue, which off Apple platforms need not be the main thread.
private enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()

  static func mark() {
    DispatchQueue.main.setSpecific(key: key, value: true)
  }

  /// Runs a closure at once if this is the main queue, else as soon as that is free.
  static func run(_ action: @escaping @MainActor @Sendable () -> Void) {
    if DispatchQueue.getSpecific(key: key) == true {
      MainActor.assumeIsolated(action)
    } else {
      Task { @MainActor in action() }
    }
  }
}
