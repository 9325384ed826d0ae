public import Foundation

extension UIApplication {
  /// The states of an application.
  public enum State: Int, Sendable {
    /// In the foreground; receives events.
    case active = 0
    /// In the foreground without events, as during a call.
    case inactive = 1
    /// Not visible.
    case background = 2
  }

  /// Posted after the application has become active.
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// Posted before the application becomes inactive.
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// Posted after the application has entered the background.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// Posted before the application leaves the background.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// Posted when the system runs out of memory.
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )
  /// Posted before the application is terminated.
  public nonisolated static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification"
  )

  /// Changes the state through the intermediate states, calls the delegates and posts notifications.
  ///
  /// Touches and key presses are canceled and provisional characters accepted when the application becomes inactive.
  package func changeState(to target: State) {
    while applicationState != target {
      switch applicationState {
      case .active:
        announce(.willResignActive)
        applicationState = .inactive
        cancelInput()
      case .inactive where target == .background:
        applicationState = .background
        announce(.didEnterBackground)
      case .inactive:
        applicationState = .active
        announce(.didBecomeActive)
      case .background:
        announce(.willEnterForeground)
        applicationState = .inactive
      }
    }
  }

  private func cancelInput() {
    for window in windows {
      window.touchDispatcher.cancelAll()
      window.cancelPresses()
      (window.firstResponder as? any UITextInput)?.unmarkText()
    }
  }

  /// Calls the delegate and `didReceiveMemoryWarning()` of the controllers in all windows, and posts
  /// the notification (S260).
  package func warnAboutMemory() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    for controller in windows.flatMap(\.controllers) { controller.didReceiveMemoryWarning() }
    post(Self.didReceiveMemoryWarningNotification)
  }

  /// Posts a notification whose object is the application.
  package func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
