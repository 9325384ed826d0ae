public import Foundation

/// The user's accessibility settings.
@preconcurrency @MainActor
public enum UIAccessibility {
  private static var preferences: AccessibilityPreferences {
    AccessibilityEnvironment.current.preferences
  }

  /// Whether the user prefers reduced motion.
  public static var isReduceMotionEnabled: Bool { preferences.reducesMotion }
  /// Whether the user prefers bold text.
  public static var isBoldTextEnabled: Bool { preferences.usesBoldText }
  /// Whether a screen reader is running.
  public static var isVoiceOverRunning: Bool { preferences.isVoiceOverRunning }

  /// Posted after the setting for reduced motion has changed.
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )
  /// Posted after the setting for bold text has changed.
  public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification"
  )
  /// Posted after a screen reader has started or stopped.
  public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )
}
