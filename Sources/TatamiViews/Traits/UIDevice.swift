public import Foundation

/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// An unknown orientation.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Landscape, with the top of the device to the left.
  case landscapeLeft = 3
  /// Landscape, with the top of the device to the right.
  case landscapeRight = 4
  /// Flat, with the display facing up.
  case faceUp = 5
  /// Flat, with the display facing down.
  case faceDown = 6

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is in a landscape orientation.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device on which the application runs.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device of the current environment.
  open class var current: UIDevice { DeviceEnvironment.current.device }

  /// The orientation of the device; `HostDevice.rotate(to:)` changes it.
  open internal(set) var orientation = UIDeviceOrientation.portrait

  /// The kind of device: a pad if its screen is large enough, a phone otherwise.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    SizeClasses.traits(of: UIScreen.main.bounds.size).userInterfaceIdiom
  }

  private var notificationRequests = 1

  /// Whether orientation changes post `orientationDidChangeNotification`; initially true.
  open var isGeneratingDeviceOrientationNotifications: Bool { notificationRequests > 0 }

  /// Enables orientation notifications until a matching call disables them; calls nest.
  open func beginGeneratingDeviceOrientationNotifications() {
    notificationRequests += 1
  }

  /// Balances one call of `beginGeneratingDeviceOrientationNotifications()`.
  open func endGeneratingDeviceOrientationNotifications() {
    notificationRequests = max(0, notificationRequests - 1)
  }

  /// Posted on the main thread after the orientation has changed.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )
}
