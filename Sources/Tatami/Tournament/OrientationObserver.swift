import Foundation
import TatamiUIKit

/// Reports the device's orientation until it is released (S241).
@MainActor
final class OrientationObserver {
  // Only `deinit` reads the token outside of the main actor, when nobody else can.
  private nonisolated(unsafe) var token: any NSObjectProtocol = NSObject()

  init(report: @escaping @MainActor @Sendable (UIDeviceOrientation) -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification,
      object: nil,
      queue: .main
    ) { _ in
      MainActor.assumeIsolated { report(UIDevice.current.orientation) }
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
