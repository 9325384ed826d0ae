public import Foundation

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// It cannot be told.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, upside down.
  case portraitUpsideDown = 2
  /// On its side, the top to the left.
  case landscapeLeft = 3
  /// On its side, the top to the right.
  case landscapeRight = 4
  /// Flat, the display upwards.
  case faceUp = 5
  /// Flat, the display downwards.
  case faceDown = 6

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device the interface runs on.
@MainActor
open class UIDevice: NSObject {
  /// The one device.
  public static var current: UIDevice { ApplicationEnvironment.current.device }

  /// How the device is held; tests turn it with `HostDevice.rotate(to:)`.
  open internal(set) var orientation = UIDeviceOrientation.portrait

  private var generations = 1

  /// Whether turning the device is told; a program with controllers begins with it on.
  open var isGeneratingDeviceOrientationNotifications: Bool { generations > 0 }

  /// Asks to be told of turning, until as many calls have ended it.
  open func beginGeneratingDeviceOrientationNotifications() {
    generations += 1
  }

  /// Takes back one call that began it.
  open func endGeneratingDeviceOrientationNotifications() {
    generations = max(0, generations - 1)
  }

  /// Posted on the main thread after the orientation has changed.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )
}
