public import Foundation

/// The content of a navigation bar for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The display of the title in bars that prefer large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// Like that of the item below; large for the first item.
    case automatic = 0
    /// Large.
    case always = 1
    /// In the bar.
    case never = 2
    /// In the bar.
    case inline = 3
  }

  /// The content of back buttons that lead to an item.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, the word Back or nothing, depending on the room.
    case `default` = 0
    /// The word Back or nothing, depending on the room.
    case generic = 1
    /// The indicator alone.
    case minimal = 2
  }

  /// Called after a change, with whether it is animated; set by the bar that shows the item.
  package final var changeHandler: ((Bool) -> Void)?
  private var values = NavigationItemValues()

  /// Creates an item without contents.
  public override init() {
    super.init()
  }

  /// Creates an item with a title.
  public convenience init(title: String) {
    self.init()
    values.title = title
  }

  private func change(animated: Bool = false, _ change: (inout NavigationItemValues) -> Void) {
    change(&values)
    changeHandler?(animated)
  }

  // MARK: Title

  /// The title.
  open var title: String? {
    get { values.title }
    set { change { $0.title = newValue } }
  }
  /// A view in place of the title.
  open var titleView: UIView? {
    get { values.titleView }
    set {
      if values.titleView !== newValue { values.titleView?.removeFromSuperview() }
      change { $0.titleView = newValue }
    }
  }
  /// A line above the contents of the bar.
  open var prompt: String? {
    get { values.prompt }
    set { change { $0.prompt = newValue } }
  }
  /// The display of the title in bars that prefer large titles.
  open var largeTitleDisplayMode: LargeTitleDisplayMode {
    get { values.largeTitleMode }
    set { change { $0.largeTitleMode = newValue } }
  }

  // MARK: Back button

  /// The title and the image of back buttons that lead to this item; nil for those of the title.
  open var backBarButtonItem: UIBarButtonItem? {
    get { values.backItem }
    set { change { $0.backItem = newValue } }
  }
  /// The title of back buttons that lead to this item; nil for the title of the item.
  open var backButtonTitle: String? {
    get { values.backTitle }
    set { change { $0.backTitle = newValue } }
  }
  /// The content of back buttons that lead to this item.
  open var backButtonDisplayMode: BackButtonDisplayMode {
    get { values.backMode }
    set { change { $0.backMode = newValue } }
  }
  /// Whether the bar has no back button while this item is on top.
  open var hidesBackButton: Bool {
    get { values.hidesBack }
    set { setHidesBackButton(newValue, animated: false) }
  }
  /// Changes whether the bar has no back button while this item is on top.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(animated: animated) { $0.hidesBack = hidesBackButton }
  }
  /// The action of the back button while this item is on top, in place of going back.
  open var backAction: UIAction? {
    get { values.backAction }
    set { change { $0.backAction = newValue } }
  }
  /// Whether left items stand after the back button instead of replacing it.
  open var leftItemsSupplementBackButton: Bool {
    get { values.supplementsBack }
    set { change { $0.supplementsBack = newValue } }
  }

  // MARK: Items

  /// The items from the leading edge inward.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { values.left }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }
  /// The items from the trailing edge inward.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { values.right }
    set { setRightBarButtonItems(newValue, animated: false) }
  }
  /// The first item from the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { values.left?.first }
    set { setLeftBarButton(newValue, animated: false) }
  }
  /// The first item from the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { values.right?.first }
    set { setRightBarButton(newValue, animated: false) }
  }
  /// Replaces the items from the leading edge inward.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated: animated) { $0.left = items }
  }
  /// Replaces the items from the trailing edge inward.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated: animated) { $0.right = items }
  }
  /// Replaces the items from the leading edge by one.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }
  /// Replaces the items from the trailing edge by one.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  // MARK: Search

  /// Whether the search bar shrinks away while the content is scrolled from its top.
  open var hidesSearchBarWhenScrolling: Bool {
    get { values.hidesSearchBar }
    set { change { $0.hidesSearchBar = newValue } }
  }

  /// The search controller, whose class is in a target above this one.
  package final var search: UIViewController? {
    get { values.search }
    set { change { $0.search = newValue } }
  }

  // MARK: Appearances

  /// The appearance of bars while this item is on top; nil for that of the bar.
  open var standardAppearance: UINavigationBarAppearance? {
    get { values.standard }
    set { change { $0.standard = newValue?.duplicate() } }
  }
  /// The appearance in compact height; nil for that of the bar.
  open var compactAppearance: UINavigationBarAppearance? {
    get { values.compact }
    set { change { $0.compact = newValue?.duplicate() } }
  }
  /// The appearance while the content is at its top; nil for that of the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { values.scrollEdge }
    set { change { $0.scrollEdge = newValue?.duplicate() } }
  }
}

/// The values of a navigation item.
private struct NavigationItemValues {
  var title: String?
  var titleView: UIView?
  var prompt: String?
  var largeTitleMode = UINavigationItem.LargeTitleDisplayMode.automatic
  var backItem: UIBarButtonItem?
  var backTitle: String?
  var backMode = UINavigationItem.BackButtonDisplayMode.default
  var hidesBack = false
  var backAction: UIAction?
  var supplementsBack = false
  var left: [UIBarButtonItem]?
  var right: [UIBarButtonItem]?
  var hidesSearchBar = true
  var search: UIViewController?
  var standard: UINavigationBarAppearance?
  var compact: UINavigationBarAppearance?
  var scrollEdge: UINavigationBarAppearance?
}
