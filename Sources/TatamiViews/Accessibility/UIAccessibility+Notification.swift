extension UIAccessibility {
  /// A notification for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public var rawValue: UInt32

    /// Creates a notification from its raw value.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Most of the screen has changed; the argument is the element to focus.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed; the argument is the element to focus.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument, a string, is announced.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled; the argument, a string, describes the new position.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posts a notification for assistive technologies, which the host receives.
  public static func post(notification: Notification, argument: Any?) {
    AccessibilityEnvironment.current.notificationHandler?(notification, argument)
  }
}
