public import Foundation
import TatamiControls
public import TatamiViews

/// The bar at the top of a screen with a title, a back button and items.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The height of the row of buttons, in points, in regular and in compact height.
  static let (rowHeight, compactRowHeight): (CGFloat, CGFloat) = (44, 32)
  /// The height of the line of a prompt, in points.
  static let promptHeight: CGFloat = 30

  private var stack: [UINavigationItem] = []
  /// The animated change of the contents of a bar of its own.
  private var running: BarChange?
  private var values = NavigationBarValues()
  let background = BarBackground(isAtTop: true)
  private(set) var content = NavigationBarContent(NavigationBarContent.Model())
  let largeTitle = LargeTitleView()
  let search = NavigationSearchView()
  /// Whether a change animates the views of the titles and of the search bar.
  var isChanging = false
  /// The action of the back button in a bar of a navigation controller; nil in standalone bars.
  var backHandler: (() -> Void)?
  /// The action of choosing an earlier item in a bar of a navigation controller.
  var chooseHandler: ((UINavigationItem) -> Void)?
  /// The item of a container around a navigation controller, before the back button.
  var outerItem: UIBarButtonItem? { didSet { if oldValue !== outerItem { reload() } } }

  /// Called when the height may have changed.
  var heightHandler: (() -> Void)?
  /// The height by which the background reaches beyond the top of the bar.
  var topExtension: CGFloat = 0 {
    didSet { if oldValue != topExtension { setNeedsLayout() } }
  }

  /// The zone of the large title.
  var zone = LargeTitleZone(scrolled: 0) {
    didSet { if oldValue != zone { zoneDidChange() } }
  }

  /// The zone of the search bar.
  var searchZone = SearchZone() {
    didSet { if oldValue != searchZone { setNeedsLayout() } }
  }

  private var isStale = false

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [background, largeTitle, content] { addSubview(view) }
    values.standard.changeHandler = { [weak self] in self?.reload() }
    accessibilityTraits = .none
    reload()
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  /// The object that is called before and after items are pushed and popped.
  open weak var delegate: (any UINavigationBarDelegate)?

  // MARK: Items

  /// The items, the top one last.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }

  /// The item that the bar shows.
  open var topItem: UINavigationItem? { stack.last }
  /// The item to which the back button leads.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Whether a navigation controller owns the bar; reports what programs must not do then.
  private func refuses(_ what: String) -> Bool {
    guard backHandler != nil else { return false }
    Diagnostics.report("\(what) is not allowed for the bar of a navigation controller: \(self)")
    return true
  }

  /// Replaces the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard !refuses("setItems") else { return }
    show(items ?? [], animated: animated)
  }

  /// Adds an item, unless the delegate refuses.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard !refuses("pushItem"), delegate?.navigationBar(self, shouldPush: item) ?? true else {
      return
    }
    show(stack + [item], animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPush: item)
    }
  }

  /// Removes the top item, unless the delegate refuses or it is the only one.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard !refuses("popItem"), stack.count > 1, let item = stack.last,
      delegate?.navigationBar(self, shouldPop: item) ?? true
    else { return nil }
    show(stack.dropLast(), animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPop: item)
    }
    return item
  }

  private func show(
    _ items: [UINavigationItem],
    animated: Bool,
    completion: @escaping () -> Void = {}
  ) {
    let isPush = items.count >= stack.count
    running?.finish(completed: true)
    running = nil
    guard animated, window != nil else {
      use(items)
      return completion()
    }
    let change = BarChange(self, to: items, isPush: isPush, slides: true)
    running = change
    replaceStack(by: items)
    UIView.animate(withDuration: PushMotion.duration) {
      change.animate()
    } completion: { [weak self] _ in
      self?.end(change)
      completion()
    }
  }

  /// Ends an animated change, unless a later one has ended it.
  private func end(_ change: BarChange) {
    guard running === change else { return }
    running = nil
    change.finish(completed: true)
  }

  /// Shows items without animation.
  func use(_ items: [UINavigationItem]) {
    replaceStack(by: items)
    reload()
  }

  private func replaceStack(by items: [UINavigationItem]) {
    for item in stack where !items.contains(where: { $0 === item }) { item.changeHandler = nil }
    stack = items
    for item in items { item.changeHandler = { [weak self] in self?.itemDidChange(animated: $0) } }
  }

  private func itemDidChange(animated: Bool) {
    if animated, window != nil {
      UIView.transition(with: self, duration: 0.25, options: .transitionCrossDissolve) {
        self.reload()
        self.layoutIfNeeded()
      }
    } else {
      reload()
    }
  }

  // MARK: Appearance

  /// Whether items can have large titles.
  open var prefersLargeTitles: Bool {
    get { values.prefersLargeTitles }
    set { change { $0.prefersLargeTitles = newValue } }
  }

  /// Whether contents reach under the bar.
  open var isTranslucent: Bool {
    get { values.isTranslucent }
    set { change { $0.isTranslucent = newValue } }
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

  /// The image in place of the hairline; counts until an appearance is set.
  open var shadowImage: UIImage? {
    get { values.shadowImage }
    set { change { $0.shadowImage = newValue } }
  }

  /// Sets the image of the background in regular and in compact height; counts until an appearance
  /// is set.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    change { $0.images[barMetrics] = backgroundImage }
  }

  /// Returns the image of the background that was set for regular or for compact height.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { values.images[barMetrics] }
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { values.standard.titleTextAttributes }
    set { values.standard.titleTextAttributes = newValue ?? [:] }
  }

  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { values.standard.largeTitleTextAttributes }
    set { values.standard.largeTitleTextAttributes = newValue ?? [:] }
  }

  /// The appearance of the bar over contents that have been scrolled.
  open var standardAppearance: UINavigationBarAppearance {
    get { values.standard }
    set { setAppearance(newValue) { $0.standard = $1 ?? UINavigationBarAppearance() } }
  }

  /// The appearance in compact height; nil for the standard one.
  open var compactAppearance: UINavigationBarAppearance? {
    get { values.compact }
    set { setAppearance(newValue) { $0.compact = $1 } }
  }

  /// The appearance while the content is at its top; nil for the standard one without a background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { values.scrollEdge }
    set { setAppearance(newValue) { $0.scrollEdge = $1 } }
  }

  private func change(_ change: (inout NavigationBarValues) -> Void) {
    change(&values)
    reload()
  }

  private func setAppearance(
    _ appearance: UINavigationBarAppearance?,
    _ set: (inout NavigationBarValues, UINavigationBarAppearance?) -> Void
  ) {
    let copy = appearance?.duplicate()
    copy?.changeHandler = { [weak self] in self?.reload() }
    change {
      $0.hasAppearance = true
      set(&$0, copy)
    }
  }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// The appearance of an item in the current situation (N81).
  func appearance(for item: UINavigationItem?) -> UINavigationBarAppearance {
    let standard = item?.standardAppearance ?? values.standard
    let compact = isCompact ? item?.compactAppearance ?? values.compact : nil
    guard zone.scrolled <= 0, values.isTranslucent else { return compact ?? standard }
    if let edge = item?.scrollEdgeAppearance ?? values.scrollEdge { return edge }
    if let compact { return compact }
    guard backHandler != nil else { return standard }
    let transparent = standard.duplicate()
    transparent.configureWithTransparentBackground()
    return transparent
  }

  // MARK: Heights

  /// Whether an item of a stack has a large title (N73).
  func isLarge(_ items: [UINavigationItem]) -> Bool {
    guard values.prefersLargeTitles, !isCompact else { return false }
    let item = items.last { $0.largeTitleDisplayMode != .automatic }
    guard !items.isEmpty else { return false }
    return item.map { $0.largeTitleDisplayMode == .always } ?? true
  }

  /// The height of the bar above the large title, in points.
  func inlineHeight(of item: UINavigationItem?) -> CGFloat {
    let row = isCompact ? Self.compactRowHeight : Self.rowHeight
    return row + (item?.prompt == nil ? 0 : Self.promptHeight)
  }

  /// The height of the open zone of an item's large title, in points.
  func largeTitleHeight(for item: UINavigationItem?) -> CGFloat {
    LargeTitleView.height(appearance(for: item), traitCollection)
  }

  /// Returns the size of the bar in a width: 44 points high, 32 in compact height, and those of a
  /// prompt, a large title and a search bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(of: stack))
  }

  /// The height of the bar with the top item of a stack, in points.
  func height(of items: [UINavigationItem]) -> CGFloat {
    let large = isLarge(items) ? largeTitleHeight(for: items.last) : 0
    return inlineHeight(of: items.last) + large + (items.last?.searchHeight ?? 0)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }

  // MARK: Content

  /// Shows the contents again in the next layout.
  func reload() {
    isStale = true
    setNeedsLayout()
    heightHandler?()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    reload()
  }

  /// Returns the views of the top item of a stack.
  func makeContent(for items: [UINavigationItem]) -> NavigationBarContent {
    var model = NavigationBarContent.Model()
    model.item = items.last
    model.back = items.dropLast().last
    model.earlier = items.dropLast().reversed()
    model.appearance = appearance(for: items.last)
    model.outer = outerItem
    let content = NavigationBarContent(model)
    content.backHandler = { [weak self] in self?.goBack() }
    content.chooseHandler = { [weak self] in self?.goBack(to: $0) }
    return content
  }

  /// Removes the items above an earlier one.
  private func goBack(to item: UINavigationItem) {
    if let chooseHandler { return chooseHandler(item) }
    guard let index = stack.firstIndex(where: { $0 === item }), index < stack.count - 1,
      let top = topItem, delegate?.navigationBar(self, shouldPop: top) ?? true
    else { return }
    show(Array(stack[...index]), animated: true) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPop: top)
    }
  }

  private func goBack() {
    if let action = topItem?.backAction { return action.perform(for: self) }
    if let backHandler { backHandler() } else { popItem(animated: true) }
  }

  /// Replaces the shown contents.
  func replaceContent(by new: NavigationBarContent) {
    if content !== new { content.removeFromSuperview() }
    content = new
    if new.superview !== self { addSubview(new) }
    isStale = false
    let title = isLarge(stack) ? topItem?.title : nil
    largeTitle.show(title, appearance(for: topItem), traitCollection)
    if topItem?.searchBar == nil {
      search.removeFromSuperview()
    } else if search.superview == nil {
      insertSubview(search, aboveSubview: largeTitle)
    }
    search.show(topItem) { [weak self] in
      self?.setNeedsLayout()
      self?.heightHandler?()
    }
    if backHandler == nil { searchZone = SearchZone(full: topItem?.searchHeight ?? 0) }
    showBackground()
    zoneDidChange()
  }

  private func showBackground() {
    background.show(values.hasAppearance ? appearance(for: topItem) : legacyAppearance)
  }

  /// The appearance with the color and the images of the bar, which count until an appearance is set.
  private var legacyAppearance: UINavigationBarAppearance {
    let image = (isCompact ? values.images[.compact] : nil) ?? values.images[.default]
    guard values.barTint != nil || image != nil || values.shadowImage != nil else {
      return appearance(for: topItem)
    }
    let appearance = values.standard.duplicate()
    if let tint = values.barTint { appearance.backgroundColor = tint }
    appearance.backgroundImage = image
    appearance.shadowImage = values.shadowImage
    return appearance
  }

  private func zoneDidChange() {
    content.titleAlpha = largeTitle.isEmpty ? 1 : zone.inlineAlpha
    largeTitle.titleScale = zone.titleScale
    showBackground()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if isStale { replaceContent(by: makeContent(for: stack)) }
    background.frame = CGRect(
      x: 0,
      y: -topExtension,
      width: bounds.width,
      height: bounds.height + topExtension
    )
    placeParts()
  }
}

/// The values of a navigation bar.
@MainActor
private struct NavigationBarValues {
  var prefersLargeTitles = false
  var isTranslucent = true
  var style = UIBarStyle.default
  var barTint: UIColor?
  var images: [UIBarMetrics: UIImage] = [:]
  var shadowImage: UIImage?
  var standard = UINavigationBarAppearance()
  var compact: UINavigationBarAppearance?
  var scrollEdge: UINavigationBarAppearance?
  /// Whether an appearance has been set, after which colors of the bar do not count.
  var hasAppearance = false
}

/// An object that is called before and after items of a navigation bar are pushed and popped.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns whether an item is pushed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called after an item was pushed, at the end of the animation.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns whether an item is popped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called after an item was popped, at the end of the animation.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Returns true.
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPush item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// Returns true.
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPop item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
