public import Foundation

/// A controller that manages a root view and its appearance.
///
/// ```swift
/// final class HelloController: UIViewController {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     view.backgroundColor = .systemBackground
///   }
/// }
/// ```
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  /// Creates a controller; the arguments are ignored, because this kit cannot read nib files.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Creates a controller, whose view is loaded on first access.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: View (S242, S243)

  private var rootView: UIView?
  private var isLoading = false

  /// The root view; `loadView()` creates it on first access.
  // UIKit's type, which overrides repeat.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return rootView
    }
    set { replaceView(with: newValue) }
  }

  /// The root view if it is loaded.
  open var viewIfLoaded: UIView? { rootView }
  /// Whether the root view is loaded.
  open var isViewLoaded: Bool { rootView != nil }

  /// Creates the root view; by default, a plain view with the screen's bounds.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called once after `loadView()` has created the root view.
  open func viewDidLoad() {}

  /// Loads the root view unless it is loaded.
  open func loadViewIfNeeded() {
    guard rootView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    if rootView == nil {
      Diagnostics.report("loadView() must set a view; \(self) uses a plain view")
      view = UIView()
    }
    viewDidLoad()
  }

  private func replaceView(with view: UIView?) {
    guard view !== rootView else { return }
    view?.viewController?.rootView = nil
    // The old view may use the controller when it is released, which must be after the access.
    let old = exchange(&rootView, with: view)
    old?.viewController = nil
    view?.viewController = self
    view?.marginsDidChange()
    view?.setNeedsUpdateConstraints()
    view?.spreadTraits()
    withExtendedLifetime(old) {}
  }

  /// The presenting controller, or else the superview of the root view.
  open override var next: UIResponder? {
    presentation.presenting ?? rootView?.superview ?? superviewDuringPresentation
  }

  // MARK: Appearance (S244)

  package internal(set) var appearance = ControllerAppearance.hidden
  /// Whether the current appearance transition was requested as animated.
  var isAppearanceAnimated = false
  private final var appearanceHolds: UInt8 = 0
  /// Whether a transition calls the appearance methods, in place of moves of the root view.
  ///
  /// Transitions may overlap: each sets this to true once and to false once, and these are counted.
  package final var isAppearanceHeld: Bool {
    get { appearanceHolds > 0 }
    set {
      if newValue, appearanceHolds < .max { appearanceHolds += 1 }
      if !newValue, appearanceHolds > 0 { appearanceHolds -= 1 }
    }
  }

  /// The transition in progress in which the controller takes part.
  package weak var activeTransition: ControllerTransition?

  /// Called before the view appears on screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the hierarchy and has its traits and size, before it is visible.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has appeared on screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears from the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared from the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children's appearance methods are called when the container's view appears.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins an appearance transition of a child; for containers that forward appearance methods.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing: isAppearing, animated: animated)
  }

  /// Ends an appearance transition of a child; calls its `viewDidAppear(_:)` or
  /// `viewDidDisappear(_:)`.
  open func endAppearanceTransition() {
    endTransition()
  }

  /// Overrides the traits of a child controller; nil ends the override.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    childOverrides[ObjectIdentifier(childViewController)] = collection
    childViewController.viewIfLoaded?.spreadTraits()
  }

  /// Returns the trait collection that overrides the traits of a child.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childOverrides[ObjectIdentifier(childViewController)]
  }

  // MARK: Layout (S38)

  /// Called immediately before the root view's `layoutSubviews()`.
  open func viewWillLayoutSubviews() {}
  /// Called immediately after the root view's `layoutSubviews()`.
  open func viewDidLayoutSubviews() {}

  // MARK: Content that is missing

  package final var unavailable = UnavailableContent()
  /// The state for which `updateContentUnavailableConfiguration(using:)` is called.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = unavailable.searchText
    return state
  }

  /// Calls `updateContentUnavailableConfiguration(using:)` with the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    unavailable.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Sets `contentUnavailableConfiguration`; called before the first layout, for other traits and
  /// searched texts, and when asked for; by default, does nothing.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  /// Updates the constraints of the root view; by default, calls `updateConstraints()` of the view.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// The part of the view above the safe area; constraints may mention it like a view.
  open var topLayoutGuide: any UILayoutSupport { barGuides.top }
  /// The part of the view below the safe area; constraints may mention it like a view.
  open var bottomLayoutGuide: any UILayoutSupport { barGuides.bottom }

  /// Insets added to the safe area of the view, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { addedSafeArea }
    set { if exchange(&addedSafeArea, with: newValue) != newValue { rootView?.updateSafeArea() } }
  }

  private var addedSafeArea = UIEdgeInsets.zero
  /// The parts of the view that bars of a container cover, in points.
  package final var barInsets = UIEdgeInsets.zero {
    didSet { if oldValue != barInsets { rootView?.updateSafeArea() } }
  }

  /// The insets that the controller and the bars around it add to the safe area.
  var allAddedInsets: UIEdgeInsets { addedSafeArea + barInsets }

  /// Called when the safe area of the root view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// The smallest margins of the root view, in points: 16 at the sides, or 20 in regular widths.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { traitMargins }
  /// Whether the margins of the root view are at least `systemMinimumLayoutMargins`, which are also
  /// their default.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { respectsMinimumMargins }
    set {
      if exchange(&respectsMinimumMargins, with: newValue) != newValue {
        rootView?.marginsDidChange()
      }
    }
  }

  private var respectsMinimumMargins = true

  /// Called before the size of the view changes, in points; by default, asks for the size of each
  /// child and calls it, then the presentation controller of a presented controller.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passSize(size, with: coordinator)
  }

  /// Called before the traits change, and before `viewWillTransition(to:with:)`; by default, calls
  /// children and the presentation controller of a presented controller.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passTraits(newCollection, with: coordinator)
  }

  /// Returns the size of a child when this controller has another size, in points: by default, that
  /// of this controller.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The preferred size of the content, in points; zero, the default, for none.
  ///
  /// A change is passed to the parent and the presentation controller; a size that is not finite is
  /// reported on standard error and read as zero.
  open var preferredContentSize: CGSize {
    get { contentSize }
    set { setPreferredContentSize(newValue) }
  }

  final var contentSize = CGSize.zero

  /// Called after the preferred size of a child has changed; does nothing by default.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called after the size that fits the constraints of a child has changed; never called by this
  /// kit, which lays out again.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when the system runs out of memory, to release what can be created again.
  open func didReceiveMemoryWarning() {}

  // MARK: Containment (S245)

  /// The child controllers, in the order in which they were added.
  open internal(set) var children: [UIViewController] = []
  /// The parent controller.
  open internal(set) weak var parent: UIViewController?

  /// Adds a child controller after calling its `willMove(toParent:)`; the caller calls
  /// `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    appendChild(childController)
  }

  /// Removes the controller from its parent and calls `didMove(toParent:)`; the caller has called
  /// `willMove(toParent:)`.
  open func removeFromParent() {
    removeFromParentController()
  }

  /// Called before the controller is added to a parent or removed from it.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil, self.parent != nil { containmentMove = .fromParent }
  }

  /// Called after the controller was added to a parent or removed from it.
  open func didMove(toParent parent: UIViewController?) {
    finishMove()
  }

  /// The move between parent and none that is in progress.
  package var containmentMove: ContainmentMove?
  /// Whether the controller is being added to a parent and has not appeared yet.
  open var isMovingToParent: Bool { containmentMove == .toParent }
  /// Whether the controller is being removed from its parent and has not disappeared yet.
  open var isMovingFromParent: Bool { containmentMove == .fromParent }

  /// Replaces the view of one child by that of another, with changes that are animated.
  ///
  /// Both controllers must be children, and the first one's view must have a superview, to which the
  /// second view is added. The first view is removed at the end.
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animation = ChildAnimation(duration: duration, options: options, changes: animations)
    exchangeChildren(fromViewController, toViewController, animation, completion: completion)
  }

  // MARK: Presentation (S247)

  var presentation = ControllerPresentation()

  /// The controller presented by this one or by one of its ancestors.
  open var presentedViewController: UIViewController? {
    ancestry.lazy.compactMap(\.presentation.presented).first
  }

  /// The controller that presents this one or one of its ancestors.
  open var presentingViewController: UIViewController? {
    ancestry.lazy.compactMap(\.presentation.presenting).first
  }

  /// Whether the controller is being presented and has not appeared yet.
  open var isBeingPresented: Bool { presentation.stage == .presenting }
  /// Whether the controller is being dismissed and has not disappeared yet.
  open var isBeingDismissed: Bool { presentation.stage == .dismissing }

  /// The style in which the controller is presented; `automatic`, the default, reads as
  /// `pageSheet`.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentation.style == .automatic ? .pageSheet : presentation.style }
    set {
      presentation.style = newValue
      if presentation.presenting == nil { presentation.controller = nil }
    }
  }

  /// The animation with which the controller is presented and dismissed.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { presentation.transitionStyle }
    set { presentation.transitionStyle = newValue }
  }

  /// Whether controllers presented in the style `currentContext` or `overCurrentContext` by this
  /// controller or its descendants cover this controller's view.
  open var definesPresentationContext: Bool {
    get { presentation.definesContext }
    set { presentation.definesContext = newValue }
  }

  /// Whether a person may not dismiss the controller by a drag or by a tap outside of its sheet.
  open var isModalInPresentation: Bool {
    get { presentation.isModal }
    set { presentation.isModal = newValue }
  }

  /// Presents a controller in front of this one, in its presentation style.
  ///
  /// The outermost ancestor presents the controller; with a context style, the nearest ancestor
  /// that defines the presentation context does. Both controllers are linked when this method
  /// returns; the completion runs after the animation, without one before this method returns.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller presented by this one, or this one if there is none.
  ///
  /// Both controllers are linked until the end of the animation, after which the completion runs;
  /// without an animation it runs before this method returns.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissFrontmost(animated: flag, completion: completion)
  }

  /// The source of animators and presentation controllers for this controller's presentation.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The coordinator of the transition in progress in which this controller or an ancestor takes
  /// part; nil if there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ancestry.lazy.compactMap(\.activeTransition).first
  }

  /// The object that presents this controller or an ancestor, or that will present it.
  open var presentationController: UIPresentationController? {
    let presented = ancestry.first { $0.presentation.presenting != nil }
    return (presented ?? self).currentPresentationController
  }

  /// The object that presents this controller, or an ancestor, on a sheet; nil for other styles.
  ///
  /// It can be configured before the presentation, and is the same until the dismissal.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The object that presents this controller, or an ancestor, as a popover; nil for other styles.
  ///
  /// It can be configured before the presentation, and is the same until the dismissal.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  // MARK: Traits (S234)

  var traits = ViewTraits()
  var childOverrides: [ObjectIdentifier: UITraitCollection] = [:]

  /// The current traits.
  open var traitCollection: UITraitCollection { traits.current }

  /// The traits that override the inherited ones for the controller and its descendants.
  open var traitOverrides: UITraitOverrides {
    get { traits.overrides }
    set {
      traits.overrides = newValue
      rootView?.spreadTraits()
    }
  }

  /// The light or dark style of the controller's view, which overrides the inherited one.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Called after the traits have changed, before the view's method of that name.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The title, also of the navigation item and of the tab.
  open var title: String? {
    get { ownTitle }
    set {
      ownTitle = newValue
      navigation.item?.title = newValue
      navigation.tabItem?.title = newValue
    }
  }

  private var ownTitle: String?

  // MARK: Navigation

  var navigation = ControllerNavigation()
  /// The scroll views that move bars at the top and at the bottom; nil for those found.
  package final weak var topContentScrollView: UIView?
  package final weak var bottomContentScrollView: UIView?

  /// The content of the navigation bar while the controller is on top.
  open var navigationItem: UINavigationItem { ownNavigationItem }
  /// The tab of the controller in a tab bar controller.
  // UIKit's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set { setTabBarItem(newValue) }
  }

  /// The items of the toolbar of a navigation controller while the controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { navigation.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Replaces the items of the toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    navigation.toolbarItems = toolbarItems
    (parent as? any ToolbarItemsOwner)?.toolbarItemsDidChange(of: self, animated: animated)
  }

  /// Whether the bar at the bottom is hidden while the controller is in a navigation stack.
  open var hidesBottomBarWhenPushed: Bool {
    get { navigation.hidesBottomBar }
    set { navigation.hidesBottomBar = newValue }
  }

  /// The edges at which the view reaches under bars.
  open var edgesForExtendedLayout: UIRectEdge {
    get { navigation.extendedEdges }
    set { changeExtension { $0.extendedEdges = newValue } }
  }

  /// Whether the view also reaches under bars that are not translucent.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { navigation.extendsUnderOpaqueBars }
    set { changeExtension { $0.extendsUnderOpaqueBars = newValue } }
  }

  private func changeExtension(_ change: (inout ControllerNavigation) -> Void) {
    change(&navigation)
    parent?.viewIfLoaded?.setNeedsLayout()
  }

  /// Whether the content is being edited.
  open var isEditing: Bool {
    get { navigation.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing; overrides call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    navigation.isEditing = editing
    updateEditItem()
  }

  /// An item with the word Edit, or Done while editing, that begins or ends editing.
  open var editButtonItem: UIBarButtonItem { ownEditItem }

  /// Returns the nearest controller, this one or an ancestor, that performs an action and has a method
  /// of its own for it; nil if there is none.
  ///
  /// Of methods that every controller has, such as `show(_:sender:)`, only overrides count: those of
  /// the kit's containers, and those that a class has in its `ActionTable`.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    ancestry.first { $0.overrides(action) && $0.canPerformAction(action, withSender: sender) }
  }

  /// Shows a controller in the nearest container that does, such as a navigation controller, which
  /// pushes it; otherwise presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller as the details of what is selected; without a container that does, presents
  /// it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent {
      parent.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Status bar (N14)

  /// The style of the status bar, if the host has one.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// The animation with which the status bar appears and disappears.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The controller that decides the style of the status bar; nil for this one.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The controller that decides whether the status bar is hidden; nil for this one.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the controller decides about the status bar although it does not cover the screen.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { presentation.capturesStatusBar }
    set { presentation.capturesStatusBar = newValue }
  }

  /// Requests a layout of the window, after which its host asks for the status bar again.
  open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.setNeedsLayout() }
  /// Whether the indicator of the home screen hides by itself.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The controller that decides whether the indicator hides; nil for this one.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Requests a layout of the window, after which its host asks for the indicator again.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { setNeedsStatusBarAppearanceUpdate() }
  /// The edges at which gestures of the system come second.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The controller that decides these edges; nil for this one.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Requests a layout of the window, after which its host asks for these edges again.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    setNeedsStatusBarAppearanceUpdate()
  }

  // MARK: Saved states, which this kit does not save (N206)

  /// A name that identifies the controller in saved states.
  open var restorationIdentifier: String?
  /// The class that creates the controller again.
  open var restorationClass: AnyClass?
  /// Writes the state of the controller; never called.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads the state of the controller; never called.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called after the states of all controllers were read; never called.
  open func applicationFinishedRestoringState() {}

  /// The supported interface orientations.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
}
