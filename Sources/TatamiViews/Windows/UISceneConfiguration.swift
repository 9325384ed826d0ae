public import Foundation

/// The classes of a scene and of its delegate.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the configuration in the application's property list; nil for none.
  open private(set) var name: String?
  /// The purpose of the scenes.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene; nil for `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate; nil for none.
  open var delegateClass: AnyClass?

  /// Creates a configuration with the classes that the application's property list gives the name.
  ///
  /// - Parameters:
  ///   - name: The name of an entry; nil for the first one of the role.
  ///   - sessionRole: The purpose of the scenes.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    let manifest = ApplicationEnvironment.current.application.manifest
    guard let entry = manifest.scene(named: name, role: sessionRole) else { return }
    self.name = entry.name
    sceneClass = manifest.type(named: entry.sceneClass)
    delegateClass = manifest.type(named: entry.delegateClass)
  }
}
