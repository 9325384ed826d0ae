package import TatamiGraphics

/// The accessibility settings of an environment and the receiver of its notifications.
@MainActor
package final class AccessibilityEnvironment: KitEnvironmentPart {
  /// The accessibility of the current environment.
  package static var current: AccessibilityEnvironment {
    KitEnvironment.current.part(AccessibilityEnvironment.self)
  }

  /// The accessibility settings of the user.
  package var preferences = AccessibilityPreferences()
  /// Called with notifications for assistive technologies and their arguments.
  package var notificationHandler: (@MainActor (UIAccessibility.Notification, Any?) -> Void)?

  /// Creates the default settings, without a receiver.
  package init(environment: KitEnvironment) {}
}
