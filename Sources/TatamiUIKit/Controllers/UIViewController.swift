public import Foundation

/// What manages a screen or a part of one: a root view and its life.
@MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  /// Makes a controller; files with views cannot be read by this kit, so both are nil.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Makes a controller whose view is made when it is first asked for.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Archives cannot be read by this kit: nil.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: View (S242, S243)

  private var rootView: UIView?
  private var isLoading = false

  /// The root view; made by `loadView()` when first asked for (S242).
  // UIKit's type, which overrides repeat.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return rootView
    }
    set { replaceView(with: newValue) }
  }

  /// The root view if it has been made.
  open var viewIfLoaded: UIView? { rootView }
  /// Whether the root view has been made.
  open var isViewLoaded: Bool { rootView != nil }

  /// Makes the root view: a plain one with the screen's bounds, unless overridden (S242).
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called once after `loadView()` has made the root view.
  open func viewDidLoad() {}

  /// Makes the root view unless it is there.
  open func loadViewIfNeeded() {
    guard rootView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    if rootView == nil {
      Diagnostics.report("loadView() must set a view: \(self) goes on with a plain one")
      view = UIView()
    }
    viewDidLoad()
  }

  private func replaceView(with view: UIView?) {
    guard view !== rootView else { return }
    rootView?.viewController = nil
    view?.viewController?.rootView = nil
    rootView = view
    view?.viewController = self
    view?.spreadTraits()
  }

  /// The presenting controller, or the superview of the root view (S73).
  open override var next: UIResponder? { presentation.presenting ?? rootView?.superview }

  // MARK: Appearance (S244)

  var appearance = ControllerAppearance.hidden
  /// Whether the way on or off the screen was said to be animated.
  var isAppearanceAnimated = false

  /// Called before the view comes on screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the hierarchy, with its traits and size, before it is seen.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has come on screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children are told of appearing when the container's view appears.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child, for containers that forward by hand, that it begins to appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing: isAppearing, animated: animated)
  }

  /// Tells a child that it has appeared or disappeared.
  open func endAppearanceTransition() {
    endTransition()
  }

  // MARK: Layout (S38)

  /// Called immediately before the root view's `layoutSubviews()`.
  open func viewWillLayoutSubviews() {}
  /// Called immediately after the root view's `layoutSubviews()`.
  open func viewDidLayoutSubviews() {}

  /// What the controller adds to the safe area of its view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if oldValue != additionalSafeAreaInsets { rootView?.updateSafeArea() } }
  }
  /// Called when the safe area of the root view has changed (S40).
  open func viewSafeAreaInsetsDidChange() {}

  /// Called before the size of the view changes; the default tells the children (S248).
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// The size the content would like, in points; zero says nothing.
  open var preferredContentSize = CGSize.zero

  // MARK: Containment (S245)

  /// The controllers inside, in the order they were added.
  open internal(set) var children: [UIViewController] = []
  /// The controller around this one.
  open internal(set) weak var parent: UIViewController?

  /// Adds a controller inside and tells it before; the caller tells it after (S245).
  open func addChild(_ childController: UIViewController) {
    insertChild(childController)
  }

  /// Leaves the controller around; the caller has told it before (S245).
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before the controller comes into another one or leaves it.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller has come into another one or left it.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presentation (S247)

  var presentation = ControllerPresentation()

  /// The controller shown in front of this one or of one around it.
  open var presentedViewController: UIViewController? {
    ancestry.lazy.compactMap(\.presentation.presented).first
  }
  /// The controller behind this one or behind one around it.
  open var presentingViewController: UIViewController? {
    ancestry.lazy.compactMap(\.presentation.presenting).first
  }

  /// Whether the controller is coming to the front, until it has appeared.
  open var isBeingPresented: Bool { presentation.stage == .coming }
  /// Whether the controller is leaving the front, until it has disappeared.
  open var isBeingDismissed: Bool { presentation.stage == .leaving }

  /// Shows a controller in front of this one, filling the window.
  ///
  /// The outermost controller around this one presents it. There is no animation: the flag is
  /// only passed on to `viewWillAppear(_:)` and its relatives.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away the controller in front of this one, or this one if there is none.
  ///
  /// The flag is only passed on, as when presenting; the completion runs in any case.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    takeAway(animated: flag, completion: completion)
  }

  // MARK: Traits (S234)

  var traits = ViewTraits()
  var childOverrides: [ObjectIdentifier: UITraitCollection] = [:]

  /// What surrounds the controller.
  open var traitCollection: UITraitCollection { traits.current }

  /// What the controller says differently for itself and everything inside.
  open var traitOverrides: UITraitOverrides {
    get { traits.overrides }
    set {
      traits.overrides = newValue
      rootView?.spreadTraits()
    }
  }

  /// Light or dark for the controller's view, whatever surrounds it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Called after the traits have changed, before the view is told (S234).
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What the screen is called.
  open var title: String?

  /// The ways of holding the device that the screen can be used in.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
}
