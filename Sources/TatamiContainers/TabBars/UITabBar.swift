public import Foundation
import TatamiControllers
public import TatamiViews

/// A bar with tabs at the bottom of a screen, one of which is selected.
///
/// ```swift
/// let tabBar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
/// tabBar.items = [
///   UITabBarItem(tabBarSystemItem: .favorites, tag: 0),
///   UITabBarItem(tabBarSystemItem: .search, tag: 1),
/// ]
/// tabBar.selectedItem = tabBar.items?.first
/// ```
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The way tabs share the width of a bar.
  public enum ItemPositioning: Int, Sendable {
    /// Filled in compact width, centered in regular width.
    case automatic = 0
    /// Tabs of equal widths that fill the bar.
    case fill = 1
    /// Tabs in the middle of the bar.
    case centered = 2
  }

  var values = TabBarValues()
  let background = BarBackground(isAtTop: false)
  let indicator = UIImageView()
  var buttons: [TabButton] = []
  private var isStale = true
  /// The action of a tap on a tab in a bar of a tab bar controller; nil in standalone bars.
  var tapHandler: ((Int) -> Void)?
  /// Called after the room that the bar leaves for contents may have changed.
  var roomHandler: (() -> Void)?
  /// Whether the end of the content is above the bar.
  var isAtScrollEdge = false {
    didSet { if oldValue != isAtScrollEdge { reload() } }
  }

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
    addSubview(indicator)
    accessibilityTraits = .tabBar
    values.standard.changeHandler = { [weak self] in self?.reload() }
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  private weak var ownDelegate: (any UITabBarDelegate)?

  /// The object that is called when a person selects a tab; reports and ignores a change in a bar of
  /// a tab bar controller.
  open weak var delegate: (any UITabBarDelegate)? {
    get { ownDelegate }
    set {
      guard !refuses("a delegate") else { return }
      ownDelegate = newValue
      UncalledMethods.report(of: newValue, as: (any UITabBarDelegate).self) {
        $0 is any UITabBarDelegate.Type
      }
    }
  }

  // MARK: Items

  /// The tabs, from the leading edge on.
  open var items: [UITabBarItem]? {
    get { values.items }
    set { setItems(newValue, animated: false) }
  }

  /// The selected tab; nil for none.
  open weak var selectedItem: UITabBarItem? {
    get { values.selected }
    set { if !refuses("a selected item") { select(newValue) } }
  }

  /// Replaces the tabs; if animated, the new ones fade in.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    if !refuses("items") { use(items, animated: animated) }
  }

  /// Whether a tab bar controller owns the bar; reports what programs must not set then (N101).
  private func refuses(_ what: String) -> Bool {
    guard tapHandler != nil else { return false }
    Diagnostics.report("\(what) cannot be set for the bar of a tab bar controller: \(self)")
    return true
  }

  /// Shows tabs.
  func use(_ items: [UITabBarItem]?, animated: Bool = false) {
    for item in values.items ?? [] {
      item.changeHandler = nil
      item.shownView = nil
    }
    values.items = items
    for item in items ?? [] { item.changeHandler = { [weak self] in self?.reload() } }
    if let selected = values.selected, items?.contains(where: { $0 === selected }) != true {
      values.selected = nil
    }
    guard animated, window != nil else { return reload() }
    UIView.transition(with: self, duration: 0.25, options: .transitionCrossDissolve) {
      self.reload()
      self.layoutIfNeeded()
    }
  }

  /// Selects a tab of the bar; reports and ignores others.
  func select(_ item: UITabBarItem?) {
    guard item !== values.selected else { return }
    if let item, values.items?.contains(where: { $0 === item }) != true {
      return Diagnostics.report("a selected item must be an item of the bar: \(self)")
    }
    values.selected = item
    reload()
  }

  /// Does what a tap on a tab does.
  func tap(_ index: Int) {
    guard let items = values.items, items.indices.contains(index) else { return }
    if let tapHandler { return tapHandler(index) }
    select(items[index])
    delegate?.tabBar(self, didSelect: items[index])
  }

  // MARK: Look

  /// Whether contents reach under the bar.
  open var isTranslucent: Bool {
    get { values.isTranslucent }
    set {
      change { $0.isTranslucent = newValue }
      roomHandler?()
    }
  }
  /// The style of the bar.
  open var barStyle: UIBarStyle {
    get { values.style }
    set {
      overrideUserInterfaceStyle = newValue == .default ? .unspecified : .dark
      change { $0.style = newValue }
    }
  }
  /// The color of the background; counts until an appearance is set.
  open var barTintColor: UIColor? {
    get { values.barTint }
    set { change { $0.barTint = newValue } }
  }
  /// The color of tabs that are not selected; nil for gray.
  open var unselectedItemTintColor: UIColor? {
    get { values.unselectedTint }
    set { change { $0.unselectedTint = newValue } }
  }
  /// The image of the background; counts until an appearance is set.
  open var backgroundImage: UIImage? {
    get { values.backgroundImage }
    set { change { $0.backgroundImage = newValue } }
  }
  /// The image in place of the hairline; counts until an appearance is set.
  open var shadowImage: UIImage? {
    get { values.shadowImage }
    set { change { $0.shadowImage = newValue } }
  }
  /// The image behind the selected tab; counts until an appearance is set.
  open var selectionIndicatorImage: UIImage? {
    get { values.selectionImage }
    set { change { $0.selectionImage = newValue } }
  }
  /// The way the tabs share the width.
  open var itemPositioning: ItemPositioning {
    get { values.positioning }
    set { change { $0.positioning = newValue } }
  }
  /// The width of centered tabs, in points; 0 for the natural width.
  open var itemWidth: CGFloat {
    get { values.itemWidth }
    set { change { $0.itemWidth = newValue } }
  }
  /// The distance between centered tabs, in points; 0 for the standard one.
  open var itemSpacing: CGFloat {
    get { values.itemSpacing }
    set { change { $0.itemSpacing = newValue } }
  }
  /// The appearance of the bar above contents.
  open var standardAppearance: UITabBarAppearance {
    get { values.standard }
    set { setAppearance(newValue) { $0.standard = $1 ?? UITabBarAppearance() } }
  }
  /// The appearance while the end of the content is above the bar; nil for the standard one without a
  /// background.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { values.scrollEdge }
    set { setAppearance(newValue) { $0.scrollEdge = $1 } }
  }

  private func change(_ change: (inout TabBarValues) -> Void) {
    change(&values)
    reload()
  }

  private func setAppearance(
    _ appearance: UITabBarAppearance?,
    _ set: (inout TabBarValues, UITabBarAppearance?) -> Void
  ) {
    let copy = appearance?.duplicate()
    copy?.changeHandler = { [weak self] in self?.reload() }
    change {
      $0.hasAppearance = true
      set(&$0, copy)
    }
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      roomHandler?()
    }
  }

  // MARK: Layout

  /// Shows the tabs again in the next layout.
  func reload() {
    isStale = true
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    reload()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
    reload()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateIntrinsicContentSize()
  }

  /// Returns the size of the bar in a width: 49 points high, 50 in regular width and 32 in compact
  /// height, above the safe area.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight + safeAreaInsets.bottom)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    if isStale { showBackground() }
    placeButtons(updates: isStale)
    isStale = false
  }
}

/// The values of a tab bar.
@MainActor
struct TabBarValues {
  var items: [UITabBarItem]?
  weak var selected: UITabBarItem?
  var isTranslucent = true
  var style = UIBarStyle.default
  var (barTint, unselectedTint): (UIColor?, UIColor?)
  var (backgroundImage, shadowImage, selectionImage): (UIImage?, UIImage?, UIImage?)
  var positioning = UITabBar.ItemPositioning.automatic
  var (itemWidth, itemSpacing): (CGFloat, CGFloat) = (0, 0)
  var standard = UITabBarAppearance()
  var scrollEdge: UITabBarAppearance?
  /// Whether an appearance has been set, after which colors and images of the bar do not count.
  var hasAppearance = false
}

/// An object that is called when a person selects a tab.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called after a person has tapped a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
