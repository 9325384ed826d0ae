public import Foundation

/// What the user has set for all programs.
@MainActor
public enum UIAccessibility {
  private static var preferences: AccessibilityPreferences {
    ApplicationEnvironment.current.accessibility
  }

  /// Whether the user wants less motion.
  public static var isReduceMotionEnabled: Bool { preferences.reducesMotion }
  /// Whether the user wants bold text.
  public static var isBoldTextEnabled: Bool { preferences.usesBoldText }
  /// Whether a reader of the screen is running.
  public static var isVoiceOverRunning: Bool { preferences.isVoiceOverRunning }

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
