import Foundation

extension Headless {
  /// Turns the device and tells everybody who listens.
  @MainActor
  public static func turnDevice(to orientation: UIDeviceOrientation) {
    UIDevice.current.orientation = orientation
    NotificationCenter.default.post(
      name: UIDevice.orientationDidChangeNotification,
      object: UIDevice.current
    )
  }
}
