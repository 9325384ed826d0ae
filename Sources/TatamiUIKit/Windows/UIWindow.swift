public import Foundation

/// The root of a tree of views on screen; touches and keys come in here.
@MainActor
open class UIWindow: UIView, RunLoopRoot {
  /// The order of windows in depth.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The height; higher ones are in front.
    public let rawValue: CGFloat

    /// Makes a level from its height.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Where windows are unless told otherwise.
    public static let normal = Level(rawValue: 0)
    /// Above the bar at the top.
    public static let alert = Level(rawValue: 2000)
    /// Where the bar at the top is.
    public static let statusBar = Level(rawValue: 1000)

    /// Whether one level is behind another.
    public static func < (left: Level, right: Level) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// The shared objects of the environment that the window was created in.
  package let environment = ApplicationEnvironment.current
  /// The window's pixels.
  package lazy var surface = LayerSurface(of: layer)
  /// Called when something in the window has become out of date; set by the window's host.
  package var needsDisplayHandler: (@MainActor () -> Void)?

  package override func layerTreeNeedsUpdate() {
    needsDisplayHandler?()
  }

  /// The height among other windows.
  open var windowLevel = Level.normal
  /// The screen that the window is on.
  open var screen: UIScreen { environment.screen }

  /// Makes a window, hidden until it is shown.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    window = self
    updateTraits()
  }

  /// Archives cannot be read by this kit: nil.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: On screen

  /// Whether the window is not on screen.
  open override var isHidden: Bool {
    didSet { if oldValue != isHidden { visibilityChanged() } }
  }

  /// Whether keys come here.
  open var isKeyWindow: Bool { environment.application.keyWindow === self }

  /// Lets keys come here.
  open func makeKey() { environment.application.makeKey(self) }

  /// Called when keys come here from now on.
  open func becomeKey() {}

  /// Called when keys do not come here any longer.
  open func resignKey() {}

  /// Shows the window in front of others of its level and lets keys come here.
  open func makeKeyAndVisible() {
    if isHidden { isHidden = false } else { environment.application.show(self) }
    makeKey()
    layer.runLoop.finish()
  }

  private func visibilityChanged() {
    if isHidden {
      touchDispatcher.cancelAll()
      environment.application.hide(self)
      for view in tree { view.viewController?.viewWillMove(toWindow: self) }
      for view in tree { view.viewController?.viewDidMove(toWindow: self) }
      post(Self.didBecomeHiddenNotification)
    } else {
      environment.application.show(self)
      if let root = rootViewController?.view, root.window === self {
        for view in tree { view.viewController?.viewWillMove(toWindow: self) }
        for view in tree { view.viewController?.viewDidMove(toWindow: self) }
      }
      showRoot()
      post(Self.didBecomeVisibleNotification)
    }
  }

  // MARK: Root controller

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.dismissPresentedControllers(animated: false)
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if !isHidden { showRoot() }
    }
  }

  private func showRoot() {
    guard let view = rootViewController?.view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  private var waitingForLayout: [UIViewController] = []

  /// Tells a controller that its view has appeared after the next layout (S244).
  func waitForLayout(_ controller: UIViewController) {
    waitingForLayout.append(controller)
  }

  /// Updates the focus ring and calls `viewDidAppear(_:)` of the controllers that wait for layout.
  package func layoutDidFinish() {
    focus.updateRing()
    let controllers = waitingForLayout
    waitingForLayout = []
    for controller in controllers where controller.appearance == .appearing {
      controller.endTransition()
    }
  }

  // MARK: Traits and safe area

  /// What bars and bezels of the device cover, in points; set by tests.
  package var coveredByDevice = UIEdgeInsets.zero {
    didSet { if oldValue != coveredByDevice { updateSafeArea() } }
  }

  /// The window's rectangle in its own coordinates; decides about the size classes.
  open override var bounds: CGRect {
    didSet { if oldValue.size != bounds.size { updateTraits() } }
  }

  /// The window's place on the screen.
  open override var frame: CGRect {
    didSet { if oldValue.size != frame.size { updateTraits() } }
  }

  // MARK: Events

  /// The application.
  open override var next: UIResponder? { environment.application }

  /// The responder that keys go to; at most one (S78).
  weak var firstResponder: UIResponder?
  private(set) lazy var touchDispatcher = TouchDispatcher(window: self)
  /// The touches that have begun and not ended.
  package var activeTouches: [UITouch] { Array(touchDispatcher.activeTouches) }
  private(set) lazy var pointerDispatcher = PointerDispatcher(window: self)

  private(set) lazy var focus = WindowFocus(window: self)
  /// Whether the first responder has to go, whatever it says.
  var forcesResignation = false

  /// Moves the focus, or performs commands, with keys that nobody has used.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if KeyDispatcher(window: self).performDefaultActions(of: presses) { return }
    super.pressesBegan(presses, with: event)
  }

  /// Hands the event to whom it concerns.
  open func sendEvent(_ event: UIEvent) {
    EventDispatcher.send(event, in: self)
  }
}
