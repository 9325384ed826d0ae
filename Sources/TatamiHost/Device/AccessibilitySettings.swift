import TatamiUIKit

/// The accessibility settings that apply to all programs of a device.
///
/// ```swift
/// HostDevice.setAccessibility([.reduceMotion, .boldText])
/// ```
public struct AccessibilitySettings: OptionSet, Hashable, Sendable {
  /// The bits of the settings.
  public let rawValue: Int

  /// Creates settings from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Less motion.
  public static let reduceMotion = AccessibilitySettings(rawValue: 1 << 0)
  /// Bold text.
  public static let boldText = AccessibilitySettings(rawValue: 1 << 1)
  /// A running screen reader.
  public static let voiceOver = AccessibilitySettings(rawValue: 1 << 2)
}

extension AccessibilitySettings {
  /// Creates the settings of an environment.
  init(_ preferences: AccessibilityPreferences) {
    self = []
    if preferences.reducesMotion { insert(.reduceMotion) }
    if preferences.usesBoldText { insert(.boldText) }
    if preferences.isVoiceOverRunning { insert(.voiceOver) }
  }

  /// The settings as the kit keeps them.
  var preferences: AccessibilityPreferences {
    var preferences = AccessibilityPreferences()
    preferences.reducesMotion = contains(.reduceMotion)
    preferences.usesBoldText = contains(.boldText)
    preferences.isVoiceOverRunning = contains(.voiceOver)
    return preferences
  }
}
