public import Foundation

/// The application, which manages its windows and delivers events.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The application of the current environment.
  open class var shared: UIApplication { ApplicationEnvironment.current.application }

  /// The object that is called when the application's state changes; retained until the application is
  /// terminated.
  open var delegate: (any UIApplicationDelegate)?
  /// The information in the application's property list.
  var manifest = ApplicationManifest()

  /// The scenes of the application; the windows of an application without scenes of its own belong to
  /// a scene without a delegate.
  open var connectedScenes: Set<UIScene> {
    if let defaultScene { return [defaultScene] }
    return scenes
  }
  /// The scenes that the property list declares.
  var scenes: Set<UIScene> = []

  /// The scene of an application without scenes of its own.
  private(set) lazy var ownScene: UIWindowScene = {
    let session = UISceneSession(
      configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    )
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    scene.application = self
    scene.isConnected = true
    return scene
  }()
  var defaultScene: UIWindowScene? { manifest.declaresScenes ? nil : ownScene }

  /// The delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// Returns the orientations that a window supports unless its controllers exclude them: those of the
  /// delegate, or else of the property list.
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? manifest.orientations
  }

  private struct Entry {
    weak var window: UIWindow?
  }

  private var entries: [Entry] = []

  /// The visible windows, back to front: ordered by level, then in the order in which they were
  /// shown.
  ///
  /// Windows are held weakly.
  open var windows: [UIWindow] {
    entries.compactMap(\.window).enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
      .map(\.element)
  }

  /// The key window, which receives keyboard events.
  open private(set) weak var keyWindow: UIWindow?

  /// Changes the key window, calls both windows and posts their notifications.
  func makeKey(_ window: UIWindow?) {
    let old = keyWindow
    guard old !== window else { return }
    keyWindow = window
    old?.resignKey()
    old?.post(UIWindow.didResignKeyNotification)
    // The window may have made another window key when it resigned.
    guard let window, keyWindow === window else { return }
    window.becomeKey()
    window.post(UIWindow.didBecomeKeyNotification)
  }

  /// The text size that the user prefers: that of the device's traits.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// Whether the application is active, inactive or in the background; `HostApplication` of
  /// TatamiHost changes it.
  open internal(set) var applicationState = State.active

  /// The layout direction of the interface, given by the screen's traits.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: .unspecified)
  }

  /// Whether the device stays awake; without effect.
  open var isIdleTimerDisabled = false
  /// The number on the application's icon; without effect.
  open var applicationIconBadgeNumber = 0
  /// Whether an indicator of network activity is shown; without effect.
  open var isNetworkActivityIndicatorVisible = false
  /// The actions of the program on a home screen; without effect.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Whether a shake offers to undo; without effect.
  open var applicationSupportsShakeToEdit = true

  // MARK: Status bar, about which controllers decide (N14, N206)

  private var statusBar = (isHidden: false, style: UIStatusBarStyle.default)
  /// Whether the status bar is hidden; without effect.
  open var isStatusBarHidden: Bool { statusBar.isHidden }
  /// The style of the status bar; without effect.
  open var statusBarStyle: UIStatusBarStyle {
    get { statusBar.style }
    set { statusBar.style = newValue }
  }

  /// The orientation of the interface.
  open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.orientation }
  /// The rectangle of the status bar, in points: empty.
  open var statusBarFrame: CGRect { .zero }
  /// Stores whether the status bar is hidden; without effect.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    statusBar.isHidden = hidden
  }

  /// Stores the style of the status bar; without effect.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  // MARK: Saved states and notifications from servers, which do not exist (N206)

  /// Extends the time for reading states; without effect.
  open func extendStateRestoration() {}
  /// Ends the time for reading states; without effect.
  open func completeStateRestoration() {}
  /// Leaves out the picture of the next launch; without effect.
  open func ignoreSnapshotOnNextApplicationLaunch() {}
  /// Registers for notifications from servers; without effect.
  open func registerForRemoteNotifications() {}
  /// Ends the registration for notifications from servers; without effect.
  open func unregisterForRemoteNotifications() {}
  /// Whether the program is registered for notifications from servers: false.
  open var isRegisteredForRemoteNotifications: Bool { false }

  // MARK: Background (N207)

  var backgroundTasks = BackgroundTasks()

  /// Begins a task that goes on in the background until it is ended.
  ///
  /// - Parameter handler: Called when the host ends the time in the background.
  /// - Returns: An identifier that no other task has.
  open func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Begins a task with a name, which reports mention.
  open func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks.begin(taskName, handler)
  }

  /// Ends a task; does nothing for one that was ended and for `invalid`.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks.end(identifier)
  }

  /// The time until tasks in the background expire, in seconds: that of the host, unlimited in the
  /// foreground.
  open var backgroundTimeRemaining: TimeInterval {
    applicationState == .background
      ? backgroundTasks.grantedTime : .greatestFiniteMagnitude
  }

  private var ignoringRequests = 0

  /// Whether windows ignore new touches.
  open var isIgnoringInteractionEvents: Bool { ignoringRequests > 0 }

  /// Ignores new touches until a matching call of `endIgnoringInteractionEvents()`; calls nest.
  open func beginIgnoringInteractionEvents() {
    ignoringRequests += 1
  }

  /// Balances one call of `beginIgnoringInteractionEvents()`.
  open func endIgnoringInteractionEvents() {
    ignoringRequests = max(0, ignoringRequests - 1)
  }

  /// Sends an event to its window.
  open func sendEvent(_ event: UIEvent) {
    event.window?.sendEvent(event)
  }

  /// Calls the method of a target, or of the first responder that performs the action if the target
  /// is nil, and returns whether there was one.
  ///
  /// Responders are asked along the responder chain: from the first responder of the key window on,
  /// and then from the sender on. The method receives the sender and the event.
  @discardableResult
  open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    let target = target ?? responder(for: action, from: sender)
    guard let receiver = TargetAction.object(target) else { return false }
    do {
      _ = try action.send(to: receiver, MessageArguments(sender, event))
      return true
    } catch {
      Diagnostics.report(error.description(of: action, to: receiver))
      return false
    }
  }

  /// Opens a URL that the program names; nil if the system opens none.
  package var urlHandler: (@MainActor (URL) -> Void)?
  /// Returns whether the system opens a URL; nil for those of the schemes `http`, `https` and
  /// `mailto`.
  package var urlQuestion: (@MainActor (URL) -> Bool)?

  /// Returns whether the system opens a URL: the host of the application decides, by default for the
  /// schemes `http`, `https` and `mailto`; false without a host that opens URLs.
  open func canOpenURL(_ url: URL) -> Bool {
    guard urlHandler != nil else { return false }
    if let urlQuestion { return urlQuestion(url) }
    return ["http", "https", "mailto"].contains(url.scheme?.lowercased() ?? "")
  }

  /// Opens a URL outside of the program, in a browser or a mail program.
  ///
  /// - Parameters:
  ///   - url: The URL; others than those of ``canOpenURL(_:)`` are refused.
  ///   - options: With `universalLinksOnly`, no URL is opened.
  ///   - completion: Called with whether the URL was passed to the system, in a later turn of the run
  ///     loop.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let needsApp = options[.universalLinksOnly] as? Bool ?? false
    let isAllowed = !needsApp && canOpenURL(url)
    if isAllowed { urlHandler?(url) }
    guard let completion else { return }
    FrameClock.shared.after(0) { completion(isAllowed) }
  }

  private func responder(for action: Selector, from sender: Any?) -> Any? {
    let first = keyWindow?.firstResponder?.target(forAction: action, withSender: sender)
    return first ?? (sender as? UIResponder)?.target(forAction: action, withSender: sender)
  }

  func show(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
    entries.append(Entry(window: window))
  }

  func hide(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
    if keyWindow === window { makeKey(windows.last) }
  }
}
