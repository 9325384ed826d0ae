public import Foundation

/// The root of a view hierarchy on screen, which receives touch and key events.
///
/// ```swift
/// let window = UIWindow(frame: UIScreen.main.bounds)
/// window.rootViewController = controller
/// window.makeKeyAndVisible()
/// ```
@preconcurrency @MainActor
open class UIWindow: UIView, @MainActor RunLoopRoot {
  /// The level of a window in the front-to-back order.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The value of the level; windows of greater levels are in front.
    public let rawValue: CGFloat

    /// Creates a level from its value.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The default level of windows.
    public static let normal = Level(rawValue: 0)
    /// The level of alerts, above the status bar.
    public static let alert = Level(rawValue: 2000)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)

    /// Returns whether the left level is behind the right one.
    public static func < (left: Level, right: Level) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// The shared objects of the environment that the window was created in.
  package let environment = ApplicationEnvironment.current
  /// The raster surface that the window is drawn into.
  package lazy var surface = LayerSurface(of: layer)
  /// Called when the window needs layout or display; set by the window's host.
  package var needsDisplayHandler: (@MainActor () -> Void)?

  package override func layerTreeNeedsUpdate() {
    needsDisplayHandler?()
  }

  /// The level of the window in the front-to-back order.
  open var windowLevel = Level.normal
  /// The screen on which the window is shown.
  open var screen: UIScreen { environment.device.screen }

  /// The scene of the window; nil for a window that was not given one of the application's scenes.
  open weak var windowScene: UIWindowScene?

  /// Creates a hidden window with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    windowScene = environment.application.defaultScene
    isHidden = true
    references.window = self
    updateTraits()
  }

  /// Creates a hidden window of a scene that fills the scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    isHidden = true
    references.window = self
    updateTraits()
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Visibility

  /// Whether the window is hidden; true until it is shown.
  open override var isHidden: Bool {
    didSet { if oldValue != isHidden { visibilityChanged() } }
  }

  /// Whether the window is the key window.
  open var isKeyWindow: Bool { environment.application.keyWindow === self }

  /// Makes the window the key window.
  open func makeKey() { environment.application.makeKey(self) }

  /// Called when the window has become the key window.
  open func becomeKey() {}

  /// Called when the window has stopped being the key window.
  open func resignKey() {}

  /// Shows the window in front of others of its level and makes it the key window.
  open func makeKeyAndVisible() {
    if isHidden { isHidden = false } else { environment.application.show(self) }
    makeKey()
    layer.runLoop.finish()
  }

  private func visibilityChanged() {
    if isHidden {
      touchDispatcher.cancelAll()
      environment.application.hide(self)
      for case let container as TransitionContainer in tree {
        container.transition?.finishImmediately()
      }
      for view in tree where view.window === self {
        view.viewController?.viewWillMove(toWindow: self)
      }
      for view in tree { view.viewController?.viewDidMove(toWindow: self) }
      post(Self.didBecomeHiddenNotification)
    } else {
      reportMissingScene()
      AppearanceRules.current.apply(to: self)
      environment.application.show(self)
      if rootViewController?.view.window === self || !presentedControllers.isEmpty {
        for view in tree where view.window === self {
          view.viewController?.viewWillMove(toWindow: self)
        }
        for view in tree { view.viewController?.viewDidMove(toWindow: self) }
      }
      showRoot()
      post(Self.didBecomeVisibleNotification)
    }
  }

  /// Reports a window that UIKit would not show, because it belongs to no scene.
  private func reportMissingScene() {
    guard windowScene == nil else { return }
    Diagnostics.report(
      "UIKit shows no window without a scene in an application with scenes: use init(windowScene:)"
    )
  }

  // MARK: Root controller

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { rootController }
    set {
      let old = exchange(&rootController, with: newValue)
      guard old !== newValue else { return }
      old?.dismissPresentedControllers(animated: false)
      old?.viewIfLoaded?.removeFromSuperview()
      if !isHidden { showRoot() }
    }
  }
  private var rootController: UIViewController?

  private func showRoot() {
    guard let controller = rootViewController, let view = controller.view,
      view.superview !== self, controller.superviewDuringPresentation == nil
    else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  private var controllersAwaitingLayout: [UIViewController] = []

  /// Schedules a controller's `viewDidAppear(_:)` for after the next layout (S244).
  func callViewDidAppearAfterLayout(_ controller: UIViewController) {
    controllersAwaitingLayout.append(controller)
  }

  /// Updates the focus ring and calls `viewDidAppear(_:)` of the controllers that were waiting for
  /// layout.
  package func layoutDidFinish() {
    focus.updateRing()
    let controllers = controllersAwaitingLayout
    controllersAwaitingLayout = []
    for controller in controllers
    where controller.appearance == .appearing && !controller.isAppearanceHeld {
      controller.endTransition()
    }
  }

  // MARK: Traits and safe area

  /// The safe area insets of the device, in points; set by its host.
  package var coveredByDevice = UIEdgeInsets.zero {
    didSet { if oldValue != coveredByDevice { updateSafeArea() } }
  }

  /// The rectangle in the window's own coordinates; its size determines the size classes.
  open override var bounds: CGRect {
    didSet { if oldValue.size != bounds.size { updateTraits() } }
  }

  /// The rectangle in screen coordinates, in points.
  open override var frame: CGRect {
    didSet { if oldValue.size != frame.size { updateTraits() } }
  }

  // MARK: Events

  /// The scene; the application for a window without a scene.
  open override var next: UIResponder? { windowScene ?? environment.application }

  private lazy var ownUndoManager = UndoManager()
  /// The manager of undo operations of the responders in the window, created on first use (N218).
  open override var undoManager: UndoManager? { ownUndoManager }

  /// The responder that receives key presses; at most one (S78).
  package weak var firstResponder: UIResponder?
  private(set) lazy var touchDispatcher = TouchDispatcher(window: self)
  /// The touches that have begun and not ended.
  package var activeTouches: [UITouch] { Array(touchDispatcher.activeTouches) }
  /// The presses of the keys that are down, in the order in which they began.
  package internal(set) var activePresses: [UIPress] = []
  private(set) lazy var pointerDispatcher = PointerDispatcher(window: self)

  private(set) lazy var focus = WindowFocus(window: self)
  /// Whether the first responder resigns even if `canResignFirstResponder` is false.
  var forcesResignation = false

  /// Moves the focus or performs key commands for key presses that no responder has handled.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if KeyDispatcher(window: self).performDefaultActions(of: presses) { return }
    super.pressesBegan(presses, with: event)
  }

  /// Delivers an event to the gesture recognizers, views and responders of the window.
  open func sendEvent(_ event: UIEvent) {
    EventDispatcher.send(event, in: self)
  }
}
