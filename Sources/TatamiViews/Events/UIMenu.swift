import Foundation

/// A group of actions and of other menus.
///
/// Menus are equal if their identifiers are.
open class UIMenu: UIMenuElement {
  /// The identity of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The string.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The menu that contains all others.
    public static let root = Identifier("com.apple.menu.root")
    /// The menu of editing.
    public static let edit = Identifier("com.apple.menu.edit")
    /// The commands that cut, copy, paste, delete and select.
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    /// The commands that undo and redo.
    public static let undoRedo = Identifier("com.apple.menu.undo-redo")
  }

  /// The appearance and the behavior of a menu.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The children are shown in the enclosing menu, between separators.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The row of the menu is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Choosing a child ends the state `on` of the others.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  private nonisolated let identity: Identifier
  /// The identity; unique unless given.
  open var identifier: Identifier { identity }
  /// The appearance and the behavior of the menu.
  open private(set) var options: Options
  /// The elements, copied on creation.
  open private(set) var children: [UIMenuElement]

  private init(_ title: String, _ image: UIImage?, _ identity: Identifier, _ options: Options) {
    (self.identity, self.options, children) = (identity, options, [])
    super.init(title: title, image: image)
  }

  /// Creates a menu.
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    children: [UIMenuElement] = []
  ) {
    let identity = identifier ?? Identifier("tatami.menu.\(UUID().uuidString)")
    self.init(title, image, identity, options)
    self.subtitle = subtitle
    self.children = children
  }

  /// Returns a menu that differs in its children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      children: newChildren
    )
  }

  /// The elements whose state is on, in the menu and in its inline menus.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      guard let menu = child as? UIMenu else { return child.menuState == .on ? [child] : [] }
      return menu.options.contains(.displayInline) ? menu.selectedElements : []
    }
  }

  /// Whether an object is a menu with the same identifier.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIMenu)?.identity == identity
  }

  /// A hash of the identifier.
  nonisolated open override var hash: Int { identity.hashValue }
}

extension UIMenuElement {
  /// The state of an action or a key command; off for other elements.
  package var menuState: State {
    (self as? UIAction)?.state ?? (self as? UIKeyCommand)?.state ?? .off
  }

  /// The attributes of an action or a key command.
  package var menuAttributes: Attributes {
    if let action = self as? UIAction { return action.attributes }
    if let command = self as? UIKeyCommand { return command.attributes }
    return (self as? UIMenu)?.options.contains(.destructive) == true ? .destructive : []
  }
}
