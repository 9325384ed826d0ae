public import Foundation

/// A button, a view or a space in a navigation bar or a toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The weights of a button's title.
  public enum Style: Int, Sendable {
    /// A regular title.
    case plain = 0
    /// A bordered button; shown like `plain`.
    case bordered = 1
    /// A semibold title, for the action that completes a task.
    case done = 2
  }

  /// The buttons and spaces that the system provides.
  public enum SystemItem: Int, Sendable {
    /// The word Done, semibold.
    case done = 0
    /// The word Cancel.
    case cancel = 1
    /// The word Edit.
    case edit = 2
    /// The word Save, semibold.
    case save = 3
    /// A plus sign.
    case add = 4
    /// A share of the space that is left over.
    case flexibleSpace = 5
    /// A space with a width.
    case fixedSpace = 6
    /// A pencil on a sheet.
    case compose = 7
    /// An arrow to the left.
    case reply = 8
    /// An arrow out of a box.
    case action = 9
    /// A folder.
    case organize = 10
    /// An open book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// A circular arrow.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A trash can.
    case trash = 16
    /// A triangle to the right.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles to the left.
    case rewind = 19
    /// Two triangles to the right.
    case fastForward = 20
    /// The word Undo.
    case undo = 21
    /// The word Redo.
    case redo = 22
    /// A curled page.
    case pageCurl = 23
    /// A cross.
    case close = 24
  }

  /// The system's item; nil for an item of the program.
  package private(set) final var systemItem: SystemItem?
  private var ownStyle = Style.plain
  private var ownWidth: CGFloat = 0
  private var titles: Set<String>?
  private var view: UIView?
  private var ownAction: Selector?
  private var ownPrimaryAction: UIAction?
  private var ownMenu: UIMenu?
  private var tint: UIColor?
  private var hidden = false

  /// Creates an item without contents.
  public override init() {
    super.init()
  }

  /// Creates an item with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    use(style, target, action)
  }

  /// Creates an item with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    use(style, target, action)
  }

  /// Creates an item of the system.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    use(systemItem)
    use(ownStyle, target, action)
  }

  /// Creates an item of the system that runs an action or shows a menu.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    use(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item with a title, an image or those of an action, which it runs, or a menu, which it
  /// shows.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    view = customView
  }

  private func use(_ style: Style, _ target: Any?, _ action: Selector?) {
    ownStyle = style
    self.target = target.map { $0 as AnyObject }
    ownAction = action
  }

  private func use(_ item: SystemItem) {
    systemItem = item
    if item == .done || item == .save { ownStyle = .done }
  }

  /// Returns a space with a width in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Returns a share of the space that is left over.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  // MARK: Properties

  /// The weight of the title.
  open var style: Style {
    get { ownStyle }
    set { if exchange(&ownStyle, with: newValue) != newValue { itemDidChange() } }
  }
  /// The width, in points; 0 for the natural width.
  open var width: CGFloat {
    get { ownWidth }
    set {
      let width = newValue.isFinite ? max(0, newValue) : 0
      if exchange(&ownWidth, with: width) != width { itemDidChange() }
    }
  }
  /// The titles for which the item is wide enough.
  open var possibleTitles: Set<String>? {
    get { titles }
    set { if exchange(&titles, with: newValue) != newValue { itemDidChange() } }
  }
  /// The view that the item shows; nil for a button.
  open var customView: UIView? {
    get { view }
    set {
      if view !== newValue { view?.removeFromSuperview() }
      view = newValue
      itemDidChange()
    }
  }
  /// The message that a tap sends.
  open var action: Selector? {
    get { ownAction }
    set { ownAction = newValue }
  }
  /// The receiver of the message, which is not retained; nil for the responder chain.
  open weak var target: AnyObject?
  /// The action that a tap runs in place of the message; its title and image become the item's.
  open var primaryAction: UIAction? {
    get { ownPrimaryAction }
    set {
      ownPrimaryAction = newValue
      if let title = newValue?.title, !title.isEmpty { self.title = title }
      if let image = newValue?.image { self.image = image }
      itemDidChange()
    }
  }
  /// The menu, which a long press shows, or a touch if the item has no action.
  open var menu: UIMenu? {
    get { ownMenu }
    set {
      ownMenu = newValue
      itemDidChange()
    }
  }
  /// The color of the title or the image; nil for that of the bar.
  open var tintColor: UIColor? {
    get { tint }
    set {
      tint = newValue
      itemDidChange()
    }
  }
  /// Whether the bar leaves the item out.
  open var isHidden: Bool {
    get { hidden }
    set { if exchange(&hidden, with: newValue) != newValue { itemDidChange() } }
  }

  /// Whether the item is a space.
  package final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Whether a touch shows the menu at once.
  package final var opensMenuAtOnce: Bool { ownPrimaryAction == nil && ownAction == nil }

  /// Does what a tap does.
  package final func perform() {
    guard isEnabled else { return }
    if let ownPrimaryAction { return ownPrimaryAction.perform(for: self) }
    guard let ownAction else { return }
    UIApplication.shared.sendAction(ownAction, to: target, from: self, for: nil)
  }
}
