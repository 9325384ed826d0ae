import TatamiHost
public import TatamiUIKit

/// Records the notifications that views post for assistive technologies.
///
/// ```swift
/// let recorder = AccessibilityRecorder()
/// UIAccessibility.post(notification: .announcement, argument: "Saved")
/// ```
///
/// It replaces `HostApplication.accessibilityHandler` of the current environment.
@MainActor
public final class AccessibilityRecorder {
  /// The notifications and their arguments, in the order in which they were posted.
  public private(set) var posts: [(notification: UIAccessibility.Notification, argument: Any?)] = []

  /// Creates a recorder, which begins to record.
  public init() {
    HostApplication.accessibilityHandler = { [weak self] notification, argument in
      self?.posts.append((notification, argument))
    }
  }

  /// The announced texts, in the order in which they were posted.
  public var announcements: [String] {
    posts.compactMap { $0.notification == .announcement ? $0.argument as? String : nil }
  }
}
