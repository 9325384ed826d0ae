import Foundation

extension Headless {
  /// What a user can set for all programs.
  public struct AccessibilitySettings: OptionSet, Hashable, Sendable {
    /// The bits of the settings.
    public let rawValue: Int

    /// Makes settings from their bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Less motion.
    public static let reduceMotion = AccessibilitySettings(rawValue: 1 << 0)
    /// Bold text.
    public static let boldText = AccessibilitySettings(rawValue: 1 << 1)
    /// A reader of the screen is running.
    public static let voiceOver = AccessibilitySettings(rawValue: 1 << 2)
  }

  /// Sets what the user wants for all programs and tells everybody who listens.
  @MainActor
  public static func useAccessibility(_ settings: AccessibilitySettings) {
    let changes = settings.symmetricDifference(UIAccessibility.settings)
    UIAccessibility.settings = settings
    let names: [(AccessibilitySettings, Notification.Name)] = [
      (.reduceMotion, UIAccessibility.reduceMotionStatusDidChangeNotification),
      (.boldText, UIAccessibility.boldTextStatusDidChangeNotification),
      (.voiceOver, UIAccessibility.voiceOverStatusDidChangeNotification),
    ]
    for (setting, name) in names where changes.contains(setting) {
      NotificationCenter.default.post(name: name, object: nil)
    }
  }

  /// Lays out a view and returns what a reader of the screen finds there, in order of the subviews.
  ///
  /// Containers with a label, an identifier or grouped children are nodes, others are dissolved.
  @MainActor
  public static func accessibilityTree(of view: UIView) -> AccessibilityNode {
    view.layoutIfNeeded()
    return AccessibilityWalk.tree(of: view)
  }
}
