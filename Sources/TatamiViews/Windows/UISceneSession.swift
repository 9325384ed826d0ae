public import Foundation

/// The part of a scene that remains between its connections.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An interface on the screen of the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene; nil if it is not connected.
  open internal(set) weak var scene: UIScene?
  /// The purpose of the scene.
  open private(set) var role: UISceneSession.Role
  /// The configuration of the scene.
  open internal(set) var configuration: UISceneConfiguration
  /// An identifier of the session.
  open private(set) var persistentIdentifier: String
  /// The activity from which the state is restored; stored without effect.
  open var stateRestorationActivity: NSUserActivity?
  /// Values of the application.
  open var userInfo: [String: Any]?

  init(configuration: UISceneConfiguration) {
    self.configuration = configuration
    role = configuration.role
    persistentIdentifier = UUID().uuidString
    super.init()
  }
}
