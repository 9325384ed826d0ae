public import Foundation
import TatamiLayers
public import TatamiUIKit

/// The life cycle of the application that a host runs.
///
/// All changes apply to the current environment and end a turn of its run loop.
@MainActor
public enum HostApplication {
  /// Launches an application, as UIKit does after it has created the delegate.
  ///
  /// The methods for launching are called; where the property list has a scene manifest, a scene is
  /// connected and its delegate created, whose class conforms to `InstanceMaking`. Then the
  /// application becomes active. The windows that it has shown are those of `UIApplication.shared`.
  ///
  ///     HostApplication.launch(AppDelegate())
  ///     let window = UIApplication.shared.keyWindow
  ///
  /// - Parameters:
  ///   - delegate: The delegate, which is retained until `terminate()`.
  ///   - information: The property list, `Info.plist`; nil for that of a delegate's class that conforms
  ///     to `InstanceMaking`.
  ///   - options: The options that the methods for launching receive.
  public static func launch(
    _ delegate: any UIApplicationDelegate,
    information: [String: Any]? = nil,
    options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) {
    let own = (type(of: delegate) as? any InstanceMaking.Type).map {
      ApplicationInformation.values(of: $0)
    }
    UIApplication.shared.launch(
      delegate,
      information: information ?? own ?? [:],
      options: options
    )
    RunLoopTurn.current.finish()
  }

  /// Runs the events of an application that `UIApplicationMain` or the `main()` of its delegate has
  /// launched, and returns the exit code; nil if the program ends after the launch.
  public static var mainLoop: (@MainActor () -> Int32)? {
    get { ApplicationEnvironment.current.mainLoop }
    set { ApplicationEnvironment.current.mainLoop = newValue }
  }

  /// Opens a URL with the application; returns whether there was a delegate that it was passed to and
  /// that has not refused it.
  @discardableResult
  public static func open(_ url: URL) -> Bool {
    defer { RunLoopTurn.current.finish() }
    return UIApplication.shared.handle(url)
  }

  /// Changes the state of the application, which is active at first.
  ///
  /// States in between are passed: on the way from active to background the application becomes
  /// inactive. Each change calls the delegates of the application and its scenes and posts UIKit's
  /// notifications; touches and key presses are canceled, and the provisional characters of an input method accepted, when
  /// the application becomes inactive.
  public static func changeState(to state: UIApplication.State) {
    UIApplication.shared.changeState(to: state)
    RunLoopTurn.current.finish()
  }

  /// Calls the application's delegate and the controllers in all windows, and posts
  /// `UIApplication.didReceiveMemoryWarningNotification`.
  public static func warnAboutMemory() {
    UIApplication.shared.warnAboutMemory()
    RunLoopTurn.current.finish()
  }

  /// Calls the delegate, posts `UIApplication.willTerminateNotification`, disconnects the scenes and
  /// releases the delegates.
  public static func terminate() {
    UIApplication.shared.terminate()
    RunLoopTurn.current.finish()
  }

  /// Called with each URL that the program opens and that `urlQuestion` allows; nil if the host opens
  /// no URLs.
  public static var urlHandler: (@MainActor (URL) -> Void)? {
    get { UIApplication.shared.urlHandler }
    set { UIApplication.shared.urlHandler = newValue }
  }

  /// Returns whether the host opens a URL, which is the answer to `canOpenURL(_:)`; nil, the default,
  /// for URLs of the schemes `http`, `https` and `mailto`.
  public static var urlQuestion: (@MainActor (URL) -> Bool)? {
    get { UIApplication.shared.urlQuestion }
    set { UIApplication.shared.urlQuestion = newValue }
  }

  /// Whether the program has begun tasks that go on in the background and has not ended them.
  public static var hasBackgroundTasks: Bool { UIApplication.shared.hasBackgroundTasks }

  /// The time that the host grants tasks in the background, in seconds: what
  /// `backgroundTimeRemaining` answers there.
  ///
  /// Unlimited at first; NaN and negative times count as 0.
  public static var backgroundTime: TimeInterval {
    get { UIApplication.shared.grantedBackgroundTime }
    set { UIApplication.shared.grantedBackgroundTime = newValue }
  }

  /// Ends the time in the background: calls the expiration handlers of all tasks, each once, in the
  /// order in which they began; a task that its handler does not end is ended with a message on
  /// standard error.
  public static func expireBackgroundTasks() {
    UIApplication.shared.expireBackgroundTasks()
    RunLoopTurn.current.finish()
  }

  /// Called with each notification that the program posts for assistive technologies, and with its
  /// argument: an element to focus, or a string to announce.
  public static var accessibilityHandler: (@MainActor (UIAccessibility.Notification, Any?) -> Void)?
  {
    get { AccessibilityEnvironment.current.notificationHandler }
    set { AccessibilityEnvironment.current.notificationHandler = newValue }
  }
}
