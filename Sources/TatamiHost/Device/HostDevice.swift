public import Foundation
import TatamiGraphics
import TatamiLayers
public import TatamiUIKit

/// The device that a host simulates: orientation, screen, traits, accessibility settings.
///
/// All changes apply to the current environment and end a turn of its run loop.
@preconcurrency @MainActor
public enum HostDevice {
  /// Rotates the device and posts `UIDevice.orientationDidChangeNotification`.
  ///
  /// The screen rotates as well if the frontmost controllers of its windows support the
  /// orientation; windows that filled the screen fill it again, with an animation of 0.3 seconds.
  public static func rotate(to orientation: UIDeviceOrientation) {
    UIApplication.shared.rotateDevice(to: orientation)
  }

  /// Replaces the screen; windows that filled it fill it again.
  ///
  /// - Parameters:
  ///   - size: The size when upright, in points, above 0 and finite; others are refused with a
  ///     message on standard error.
  ///   - scale: Pixels per point, above 0 and finite.
  public static func setScreen(size: CGSize, scale: CGFloat = 2) {
    let isUsable = [size.width, size.height, scale].allSatisfy { $0.isFinite && $0 > 0 }
    guard isUsable else {
      return Diagnostics.report("a screen needs a size and a scale above 0, found \(size)")
    }
    UIApplication.shared.setScreen(size: size, scale: scale)
  }

  /// Overrides traits of the screen, for example dark appearance or large text.
  ///
  /// Unspecified traits stay as they are.
  public static func setTraits(_ traits: UITraitCollection) {
    UIApplication.shared.overrideScreenTraits(with: traits)
  }

  /// Sets how far bars and bezels of the device cover the edges of a window, in points.
  ///
  /// - Parameters:
  ///   - insets: Finite; others are refused with a message on standard error.
  ///   - window: The window.
  public static func setSafeAreaInsets(_ insets: UIEdgeInsets, of window: UIWindow) {
    guard insets.isFinite else {
      return Diagnostics.report("safe area insets must be finite for \(window)")
    }
    window.coveredByDevice = insets
    window.layer.runLoop.finish()
  }

  /// The identity that `UIDevice.current` reports; a change posts the notifications of the
  /// monitored properties.
  ///
  /// ```swift
  /// HostDevice.identity.name = "Kiosk"
  /// HostDevice.identity.battery = DeviceIdentity.Battery(level: 0.8, state: .charging)
  /// ```
  public static var identity: DeviceIdentity {
    get { DeviceIdentity(UIDevice.current.information) }
    set {
      UIDevice.current.update(newValue.information)
      RunLoopTurn.current.finish()
    }
  }

  /// Sets the accessibility settings of the user and posts a notification for each change.
  public static func setAccessibility(_ settings: AccessibilitySettings) {
    let old = AccessibilitySettings(AccessibilityEnvironment.current.preferences)
    AccessibilityEnvironment.current.preferences = settings.preferences
    let changes = settings.symmetricDifference(old)
    let names: [(AccessibilitySettings, Notification.Name)] = [
      (.reduceMotion, UIAccessibility.reduceMotionStatusDidChangeNotification),
      (.boldText, UIAccessibility.boldTextStatusDidChangeNotification),
      (.voiceOver, UIAccessibility.voiceOverStatusDidChangeNotification),
    ]
    for (setting, name) in names where changes.contains(setting) {
      NotificationCenter.default.post(name: name, object: nil)
    }
  }
}
