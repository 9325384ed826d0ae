public import Foundation

/// What the user has set for all programs.
@MainActor
public enum UIAccessibility {
  static var settings: Headless.AccessibilitySettings = []

  /// Whether the user wants less motion.
  public static var isReduceMotionEnabled: Bool { settings.contains(.reduceMotion) }
  /// Whether the user wants bold text.
  public static var isBoldTextEnabled: Bool { settings.contains(.boldText) }
  /// Whether a reader of the screen is running.
  public static var isVoiceOverRunning: Bool { settings.contains(.voiceOver) }

  /// Posted after the user has changed the wish for less motion.
  public nonisolated static let reduceMotionStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )
  /// Posted after the user has changed the wish for bold text.
  public nonisolated static let boldTextStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification"
  )
  /// Posted after a reader of the screen has started or stopped.
  public nonisolated static let voiceOverStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )
}
