public import Foundation
import TatamiControls
public import TatamiViews

/// A container that shows the top of a stack of controllers, with a bar that leads back.
///
/// ```swift
/// let list = UIViewController()
/// list.title = "Lists"
/// let navigation = UINavigationController(rootViewController: list)
/// navigation.navigationBar.prefersLargeTitles = true
/// navigation.pushViewController(UIViewController(), animated: true)
/// ```
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The changes of a stack.
  public enum Operation: Int, Sendable {
    /// No change.
    case none = 0
    /// A controller is added on top.
    case push = 1
    /// The top controller is removed.
    case pop = 2
  }

  /// The duration of moving bars in and out, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  var state = NavigationState()
  let container = TransitionContainer()
  let swipe = PopSwipe()
  let barHiding = BarHiding()
  private let bar = UINavigationBar()
  private lazy var bottomBar = UIToolbar()

  /// Creates a container with the first controller of its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates an empty container; the arguments are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    definesPresentationContext = true
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  /// The object that is called when controllers are shown, and provides animators.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: View

  open override func loadView() {
    let view = ContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.layoutHandler = { [weak self] in self?.layOutNavigation() }
    container.frame = view.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container)
    view.addSubview(bar)
    if !state.isToolbarHidden { view.addSubview(bottomBar) }
    bar.backHandler = { [weak self] in self?.goBack() }
    bar.chooseHandler = { [weak self] in self?.goBack(to: $0) }
    bar.heightHandler = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    self.view = view
    swipe.install(in: self)
    barHiding.install(in: self, content: container)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    barHiding.updateForHeight()
    installTop(animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    reportFirst(animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    leaveScreen()
  }

  // MARK: Stack

  /// The controllers, the root first.
  open var viewControllers: [UIViewController] {
    get { state.stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last controller of the stack.
  open var topViewController: UIViewController? { state.stack.last }
  /// The presented controller if there is one, otherwise the top one.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Replaces the stack.
  ///
  /// An animated change is a pop if the new top was in the stack, otherwise a push. Containers of
  /// navigation and duplicates are reported and left out.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: accepted(viewControllers), animated: animated)
  }

  /// Adds a controller on top, which is shown in the next layout.
  ///
  /// A controller that is in the stack, and a navigation controller, are reported and ignored.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if accepts(viewController) { append(viewController, animated: animated) }
  }

  /// Removes the top controller and returns it; nil if it is the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard state.stack.count > 1, let top = state.stack.last else { return nil }
    change(to: state.stack.dropLast(), animated: animated)
    return top
  }

  /// Removes the controllers above one and returns them; reports one that is not in the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let index = state.stack.firstIndex(where: { $0 === viewController }) else {
      Diagnostics.report("a controller is not in the stack and cannot be shown: \(viewController)")
      return nil
    }
    let removed = Array(state.stack[(index + 1)...])
    if !removed.isEmpty { change(to: Array(state.stack[...index]), animated: animated) }
    return removed
  }

  /// Removes all controllers above the root and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = state.stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Tab

  /// The title, also of the tab.
  open override var title: String? {
    get { super.title }
    set {
      super.title = newValue
      if !hasTabBarItem { state.stack.first?.tabBarItem.title = newValue }
    }
  }

  /// The tab: that of the root controller unless one has been set (N47).
  // UIKit's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var tabBarItem: UITabBarItem! {
    get { hasTabBarItem ? super.tabBarItem : state.stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  // MARK: Bars

  /// The bar, which the container manages.
  open var navigationBar: UINavigationBar { bar }
  /// Whether there is no navigation bar.
  open var isNavigationBarHidden: Bool {
    get { state.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Moves the navigation bar in or out at the top.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != state.isBarHidden else { return }
    state.isBarHidden = hidden
    barHiding.navigationBarDidChange()
    moveBars(animated: animated)
  }

  /// The bar at the bottom.
  // UIKit's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var toolbar: UIToolbar! { bottomBar }
  /// Whether there is no bar at the bottom; true by default.
  open var isToolbarHidden: Bool {
    get { state.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Moves the bar in or out at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != state.isToolbarHidden else { return }
    state.isToolbarHidden = hidden
    barHiding.toolbarDidChange()
    if let view = viewIfLoaded, bottomBar.superview == nil {
      view.addSubview(bottomBar)
      bottomBar.setItems(topViewController?.toolbarItems, animated: false)
    }
    moveBars(animated: animated)
  }

  // MARK: Hiding of bars

  /// Whether a drag up in the content hides the bars and a drag down shows them; false by default.
  ///
  /// The toolbar hides and shows with the navigation bar, here and in the properties below, if the
  /// top controller has toolbar items.
  open var hidesBarsOnSwipe: Bool {
    get { barHiding.onSwipe }
    set { barHiding.onSwipe = newValue }
  }

  /// Whether a tap in the content to which nothing else reacts hides and shows the bars; false by
  /// default.
  open var hidesBarsOnTap: Bool {
    get { barHiding.onTap }
    set { barHiding.onTap = newValue }
  }

  /// Whether the keyboard hides the bars, which stay hidden until a tap in the content; false by
  /// default.
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { barHiding.withKeyboard }
    set { barHiding.withKeyboard = newValue }
  }

  /// Whether the bars are hidden in compact height, until a tap in their place; false by default.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { barHiding.inCompactHeight }
    set { barHiding.inCompactHeight = newValue }
  }

  /// The recognizer of the drag that hides and shows the bars.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
  /// The recognizer of the tap that hides and shows the bars.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    barHiding.updateForHeight()
  }

  /// The recognizer of the drag from the leading edge that goes back.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe.recognizer }

  /// Returns the orientations that the top controller supports.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  /// The top controller if there is no navigation bar, whose style decides otherwise.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  /// Light on a black bar.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    bar.barStyle == .default ? .default : .lightContent
  }

  /// The top controller.
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  /// The top controller.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

  // MARK: Size

  /// The preferred size of the content, in points: the one that is set, otherwise that of the top
  /// controller and of the bars around it; zero for none.
  open override var preferredContentSize: CGSize {
    get { super.preferredContentSize == .zero ? topSizeWithBars : super.preferredContentSize }
    set { super.preferredContentSize = newValue }
  }

  /// Passes the size of the top controller on, unless one is set.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard container === topViewController, super.preferredContentSize == .zero else { return }
    passPreferredContentSize()
  }

  /// Returns the size of a child between the bars that it does not reach under, in points.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let child = children.first { $0 === container }
    return child.map { childSize(of: $0, in: parentSize) } ?? parentSize
  }

  private func moveBars(animated: Bool) {
    viewIfLoaded?.setNeedsLayout()
    barHiding.moveCount += 1
    let (move, finish) = (barHiding.moveCount, { [self] in bar.isHidden = state.isBarHidden })
    guard animated, let view = viewIfLoaded, view.window != nil else { return finish() }
    bar.isHidden = false
    UIView.animate(withDuration: Self.hideShowBarDuration) {
      view.layoutIfNeeded()
    } completion: { [self] _ in
      if move == barHiding.moveCount { finish() }
    }
  }

  /// Goes back after a tap on the back button, unless a subclass that is the delegate of bars
  /// refuses (N63).
  private func goBack() {
    let own = self as? any UINavigationBarDelegate
    guard let item = bar.topItem, own?.navigationBar(bar, shouldPop: item) ?? true else { return }
    if state.stack.count == 1, let outerBack = state.outerBack { return outerBack.action() }
    popViewController(animated: true)
  }

  /// Returns to the controller of an earlier item (N72).
  private func goBack(to item: UINavigationItem) {
    let own = self as? any UINavigationBarDelegate
    guard let top = bar.topItem, own?.navigationBar(bar, shouldPop: top) ?? true else { return }
    guard let controller = state.stack.first(where: { $0.navigationItem === item }) else {
      state.outerBack?.action()
      return
    }
    popToViewController(controller, animated: true)
  }
}

/// The stack of a navigation controller and what is shown of it.
struct NavigationState {
  var stack: [UIViewController] = []
  /// The controller whose view is shown; during a transition, that at the start.
  var shown: UIViewController?
  /// The controllers that are called after their arrival, at the end of the next transition.
  var arriving: [UIViewController] = []
  /// The controllers that are removed at the end of the next transition.
  var leaving: [UIViewController] = []
  /// The transition that waits for the next layout or runs.
  var transition: ControllerTransition?
  var isNextAnimated = false
  var isBarHidden = false
  var isToolbarHidden = true
  /// The interaction controller of the next transition.
  var interactor: UIPercentDrivenInteractiveTransition?
  /// The stack before an interactive pop, which a cancel restores.
  var stackBefore: [UIViewController]?
  /// The first controller shown, until the delegate has been called for it.
  var first: UIViewController?
  /// The scroll view that is observed for the large title.
  weak var observed: UIScrollView?
  /// Whether the controller whose view is shown hides the bars at the bottom.
  var hidesBottomBar = false
  /// The destination of the back button of the root; nil for none.
  var outerBack: OuterBack?
}

/// A way back from the root of a navigation controller to what its container has shown before.
package struct OuterBack {
  /// The item of the list to which the button leads.
  package let item: UINavigationItem
  /// The action of the button.
  package let action: () -> Void

  /// Creates a way back.
  package init(to item: UINavigationItem, action: @escaping () -> Void) {
    (self.item, self.action) = (item, action)
  }
}

extension UINavigationController: ActionOverriding {
  package var overriddenActions: Set<Selector> { [.showController] }
}
