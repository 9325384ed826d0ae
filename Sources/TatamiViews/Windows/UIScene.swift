public import Foundation

/// One instance of an application's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The states of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// Visible; receives events.
    case foregroundActive = 0
    /// Visible without events.
    case foregroundInactive = 1
    /// Not visible.
    case background = 2
  }

  /// The options with which a scene is connected.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The identifier of the application that asked for the scene; hosts name none.
    open var sourceApplication: String? { nil }
    /// The activities to continue: none.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The action of a home screen to perform: none.
    open var shortcutItem: UIApplicationShortcutItem? { nil }

    override init() {
      super.init()
    }
  }

  /// The session that the scene belongs to.
  open private(set) var session: UISceneSession
  /// The delegate of the scene, which is retained until the scene is disconnected.
  open var delegate: (any UISceneDelegate)?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A title that distinguishes the scene from others.
  open var title: String! = ""

  weak var application: UIApplication?
  /// Whether the scene has been connected and not been disconnected.
  var isConnected = false

  /// Creates a scene of a session; UIKit connects it.
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    application = ApplicationEnvironment.current.application
    super.init()
    session.scene = self
  }

  /// The state of the scene, which follows that of the application.
  open var activationState: UIScene.ActivationState {
    guard isConnected, let application else { return .unattached }
    switch application.applicationState {
    case .active: return .foregroundActive
    case .inactive: return .foregroundInactive
    case .background: return .background
    }
  }

  /// The application.
  open override var next: UIResponder? { application }
}

extension UIScene {
  /// Posted before a scene is connected; the object is the scene.
  public nonisolated static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification"
  )
  /// Posted after a scene was disconnected; the object is the scene.
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification"
  )
  /// Posted after a scene has become active; the object is the scene.
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification"
  )
  /// Posted before a scene becomes inactive; the object is the scene.
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification"
  )
  /// Posted before a scene enters the foreground; the object is the scene.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification"
  )
  /// Posted after a scene has entered the background; the object is the scene.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification"
  )

  /// Posts a notification whose object is the scene.
  func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
