public import Foundation
public import TatamiControllers
import TatamiControls
public import TatamiViews

/// A container that shows one of several controllers, with a bar at the bottom that selects it.
///
/// ```swift
/// let news = UIViewController()
/// news.tabBarItem = UITabBarItem(tabBarSystemItem: .featured, tag: 0)
/// let search = UIViewController()
/// search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
/// let tabs = UITabBarController()
/// tabs.viewControllers = [news, search]
/// tabs.selectedIndex = 1
/// ```
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  var state = TabState()
  let container = TransitionContainer(frame: .zero)
  private let bar = UITabBar()
  private lazy var more = makeMore()

  /// Creates an empty container; the arguments are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.delegate = self
    bar.tapHandler = { [weak self] in self?.tabTapped(at: $0) }
    bar.roomHandler = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  private weak var ownDelegate: (any UITabBarControllerDelegate)?
  /// The object that is called when a person selects tabs, and provides animators.
  open weak var delegate: (any UITabBarControllerDelegate)? {
    get { ownDelegate }
    set {
      ownDelegate = newValue
      UncalledMethods.report(of: newValue, as: (any UITabBarControllerDelegate).self) {
        $0 is any UITabBarControllerDelegate.Type
      }
    }
  }

  // MARK: View

  open override func loadView() {
    let view = ContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.layoutHandler = { [weak self] in self?.layOutTabs() }
    container.frame = view.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container)
    view.addSubview(bar)
    self.view = view
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showHost(isDue: true)
  }

  /// The selected controller.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  /// The selected controller.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  /// Returns the size of a child, above the bar unless it reaches under it, in points.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let child = children.first { $0 === container }
    return child.map { childSize(of: $0, in: parentSize) } ?? parentSize
  }

  // MARK: Controllers

  /// The controllers of the tabs, from the leading edge on.
  open var viewControllers: [UIViewController]? {
    get { state.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers; if animated, the new tabs fade in.
  ///
  /// The selected controller stays selected if it is among the new ones; otherwise the one at the same
  /// place is selected, or else the first. Duplicates and ancestors are reported and left out.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    change(to: accepted(viewControllers ?? []), animated: animated)
  }

  /// The selected controller; nil if there are no controllers.
  ///
  /// While the More list is shown, it is `moreNavigationController`. Controllers that are not in the
  /// container are reported and ignored.
  open var selectedViewController: UIViewController? {
    get { state.host === state.more ? openInMore ?? state.host : state.host }
    set { selectFromCode(newValue) }
  }

  /// The place of the selected controller in `viewControllers`, or `NSNotFound`.
  ///
  /// Places that are not in `viewControllers` are reported and ignored.
  open var selectedIndex: Int {
    get {
      let selected = selectedViewController
      return state.controllers.firstIndex { $0 === selected } ?? NSNotFound
    }
    set { selectFromCode(at: newValue) }
  }

  /// The container with the list of the controllers for which there is no tab.
  open var moreNavigationController: UINavigationController { more }

  /// The controllers that a person may rearrange; kept without effect, because this kit does not
  /// rearrange tabs.
  open var customizableViewControllers: [UIViewController]? {
    get { state.customizable ?? state.controllers }
    set { state.customizable = newValue }
  }

  // MARK: Bar

  /// The bar, which the container manages.
  open var tabBar: UITabBar { bar }

  /// Whether the container hides its bar.
  open var isTabBarHidden: Bool {
    get { state.isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Moves the bar in or out at the bottom.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard exchange(&state.isBarHidden, with: hidden) != hidden, let view = viewIfLoaded else {
      return
    }
    view.setNeedsLayout()
    guard animated, view.window != nil else { return }
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
      view.layoutIfNeeded()
    }
  }

  /// Called after a person has tapped a tab, before the selection changes; does nothing.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The controllers of a tab bar controller and what is shown of them.
struct TabState {
  var controllers: [UIViewController] = []
  var customizable: [UIViewController]?
  /// The selected child: a controller with a tab, a navigation controller without one, or the
  /// container of the More list.
  var host: UIViewController?
  /// The child whose view is shown; during a transition, that at the start.
  var shown: UIViewController?
  /// The controllers that are removed as soon as they take part in no transition.
  var leaving: [UIViewController] = []
  /// The controller that is selected as soon as it has left, or entered, the More list.
  var pending: UIViewController?
  var transition: ControllerTransition?
  /// The slide to a navigation controller behind the More list and back; nil for other changes.
  var slide: UINavigationController.Operation?
  var more: UINavigationController?
  var isBarHidden = false
  /// The number of changes of the controllers, from which one within another is detected.
  var changeCount: UInt32 = 0
  /// The widths by which the bar is moved to the right while a pushed controller hides it.
  var barShift: CGFloat = 0
  /// The scroll view whose end is observed for the background of the bar.
  weak var observed: UIScrollView?
}
