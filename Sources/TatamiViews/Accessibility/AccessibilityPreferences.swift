/// The accessibility settings of the user, which apply to all programs.
package struct AccessibilityPreferences: Hashable, Sendable {
  /// Whether motion is reduced.
  package var reducesMotion = false
  /// Whether text is bold.
  package var usesBoldText = false
  /// Whether a screen reader is running.
  package var isVoiceOverRunning = false

  /// Creates the default settings: all off.
  package init() {}
}
