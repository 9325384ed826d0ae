public import Foundation

/// An action that a home screen offers for a program; stored without effect (N206).
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The type, by which the program tells its actions apart.
  open fileprivate(set) var type: String
  /// The title.
  open fileprivate(set) var localizedTitle: String
  /// The text below the title.
  open fileprivate(set) var localizedSubtitle: String?
  /// The icon.
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// Values of the program.
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  /// The identifier of the scene that handles the action.
  open fileprivate(set) var targetContentIdentifier: Any?

  /// Creates an action with an icon and values.
  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) =
      (type, localizedTitle, localizedSubtitle)
    (self.icon, self.userInfo) = (icon, userInfo)
    super.init()
  }

  /// Creates an action.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// An action of a home screen that can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The type, by which the program tells its actions apart.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }

  /// The title.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }

  /// The text below the title.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }

  /// The icon.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }

  /// Values of the program.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }

  /// The identifier of the scene that handles the action.
  open override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
}
