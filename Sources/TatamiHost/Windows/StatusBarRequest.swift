public import TatamiUIKit

/// The status bar, home indicator and edge gestures that the frontmost full-screen controller requests.
///
/// ```swift
/// let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
/// window.rootViewController = UIViewController()
/// let request = WindowHost(window).statusBarRequest
/// print(request.style == .lightContent, request.isHidden)
/// ```
public struct StatusBarRequest: Equatable, Sendable {
  /// The style of the status bar.
  public var style = UIStatusBarStyle.default
  /// Whether the status bar is hidden.
  public var isHidden = false
  /// The animation with which the status bar appears and disappears.
  public var animation = UIStatusBarAnimation.fade
  /// Whether the indicator of the home screen hides by itself.
  public var hidesHomeIndicator = false
  /// The edges at which gestures of the system come second.
  public var deferredEdges: UIRectEdge = []

  /// Creates a request with the defaults.
  public init() {}
}

extension WindowHost {
  /// The status bar, home indicator and edge gestures that the frontmost full-screen controller
  /// requests; the defaults without a controller.
  public var statusBarRequest: StatusBarRequest {
    var request = StatusBarRequest()
    if let controller = window.controller(deciding: \.childForStatusBarStyle) {
      request.style = controller.preferredStatusBarStyle
    }
    if let controller = window.controller(deciding: \.childForStatusBarHidden) {
      request.isHidden = controller.prefersStatusBarHidden
      request.animation = controller.preferredStatusBarUpdateAnimation
    }
    if let controller = window.controller(deciding: \.childForHomeIndicatorAutoHidden) {
      request.hidesHomeIndicator = controller.prefersHomeIndicatorAutoHidden
    }
    if let controller = window.controller(
      deciding: \.childForScreenEdgesDeferringSystemGestures
    ) {
      request.deferredEdges = controller.preferredScreenEdgesDeferringSystemGestures
    }
    return request
  }
}
