/// The stages of a controller's appearance on screen (S244).
enum ControllerAppearance {
  /// Not on screen.
  case hidden
  /// About to appear.
  case appearing
  /// On screen.
  case visible
  /// About to disappear.
  case disappearing
}

extension UIViewController {
  /// Begins to appear or to disappear, unless this transition is in progress, and calls the
  /// controller's methods (S244).
  func beginTransition(isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearance == .hidden || appearance == .disappearing else { return }
      loadViewIfNeeded()
      appearance = .appearing
      isAppearanceAnimated = animated
      viewWillAppear(animated)
    } else {
      guard appearance == .visible || appearance == .appearing else { return }
      appearance = .disappearing
      isAppearanceAnimated = animated
      viewWillDisappear(animated)
    }
  }

  /// Ends a transition that was begun and calls the controller's methods.
  func endTransition() {
    switch appearance {
    case .appearing:
      appearance = .visible
      viewDidAppear(isAppearanceAnimated)
    case .disappearing:
      appearance = .hidden
      viewDidDisappear(isAppearanceAnimated)
    case .hidden, .visible: break
    }
  }

  /// Whether the kit calls the controller's appearance methods when its view moves to a window.
  private var forwardsAppearanceAutomatically: Bool {
    parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  /// Called before the root view moves to a window or leaves it.
  func viewWillMove(toWindow window: UIWindow?) {
    guard forwardsAppearanceAutomatically else { return }
    let isAnimated = ancestry.contains { $0.presentation.isAnimated }
    beginTransition(isAppearing: window?.isHidden == false, animated: isAnimated)
  }

  /// Called after the root view has moved to a window or left it.
  ///
  /// The controller appears after the next layout.
  func viewDidMove(toWindow window: UIWindow?) {
    guard forwardsAppearanceAutomatically else { return }
    guard let window, appearance == .appearing else { return endTransition() }
    viewIsAppearing(isAppearanceAnimated)
    window.callViewDidAppearAfterLayout(self)
  }
}
