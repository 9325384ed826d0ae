/// A class whose instances are created by its name or by a reference to it, as those of every class
/// with `init()` on Apple platforms.
///
/// Delegates of applications and scenes are such classes. Lowered sources declare the conformance;
/// other sources write it:
///
///     final class SceneDelegate: UIResponder, UIWindowSceneDelegate, InstanceMaking {
///       class func _makeInstance() -> AnyObject { SceneDelegate() }
///     }
public protocol InstanceMaking: AnyObject {
  // swift-format-ignore: NoLeadingUnderscores
  /// Returns a new instance of the class.
  @MainActor static func _makeInstance() -> AnyObject
  // swift-format-ignore: NoLeadingUnderscores
  /// The application's property list, `Info.plist`, as XML; empty if there is none.
  nonisolated static var _information: String { get }
}

extension InstanceMaking {
  // swift-format-ignore: NoLeadingUnderscores
  /// An empty text.
  public nonisolated static var _information: String { "" }
}
