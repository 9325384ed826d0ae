public import Foundation

extension UIWindow {
  /// Posted when a window becomes visible; the object is the window.
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification"
  )
  /// Posted when a window becomes hidden; the object is the window.
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification"
  )
  /// Posted when a window becomes the key window; the object is the window.
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification"
  )
  /// Posted when a window stops being the key window; the object is the window.
  public nonisolated static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification"
  )

  /// Posts a notification whose object is the window.
  func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
