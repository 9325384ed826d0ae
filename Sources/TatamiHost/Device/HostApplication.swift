public import Foundation
import TatamiLayers
public import TatamiUIKit

/// The life cycle of the application that a host runs.
///
/// All changes apply to the current environment and end a turn of its run loop.
@MainActor
public enum HostApplication {
  /// Changes the state of the application, which is active at first.
  ///
  /// States in between are passed: on the way from active to background the application becomes
  /// inactive. Each change posts UIKit's notification, with the application as its object; touches
  /// and key presses are canceled, and the provisional characters of an input method accepted, when
  /// the application becomes inactive.
  public static func changeState(to state: UIApplication.State) {
    UIApplication.shared.changeState(to: state)
    RunLoopTurn.current.finish()
  }

  /// Calls `didReceiveMemoryWarning()` of the controllers in all windows and posts
  /// `UIApplication.didReceiveMemoryWarningNotification`.
  public static func warnAboutMemory() {
    UIApplication.shared.warnAboutMemory()
    RunLoopTurn.current.finish()
  }

  /// Posts `UIApplication.willTerminateNotification`.
  public static func terminate() {
    UIApplication.shared.post(UIApplication.willTerminateNotification)
    RunLoopTurn.current.finish()
  }

  /// Called with each URL that the program opens, of the schemes `http`, `https` and `mailto`; nil if
  /// the host opens no URLs.
  public static var urlHandler: (@MainActor (URL) -> Void)? {
    get { UIApplication.shared.urlHandler }
    set { UIApplication.shared.urlHandler = newValue }
  }

  /// Called with each notification that the program posts for assistive technologies, and with its
  /// argument: an element to focus, or a string to announce.
  public static var accessibilityHandler: (@MainActor (UIAccessibility.Notification, Any?) -> Void)?
  {
    get { AccessibilityEnvironment.current.notificationHandler }
    set { AccessibilityEnvironment.current.notificationHandler = newValue }
  }
}
