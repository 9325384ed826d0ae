/// Where a controller is on its way on or off the screen (S244).
enum ControllerAppearance {
  /// Off the screen.
  case hidden
  /// Told that it will appear.
  case appearing
  /// On screen.
  case visible
  /// Told that it will disappear.
  case disappearing
}

extension UIViewController {
  /// Tells that the view will come or go, once each (S244).
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

  /// Tells that the view has come or gone, if it was told that it would.
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

  /// Whether the kit tells the controller of appearing when its view comes or goes.
  private var isToldByKit: Bool { parent?.shouldAutomaticallyForwardAppearanceMethods ?? true }

  /// The root view will come into a window or leave it.
  func viewWillMove(toWindow window: UIWindow?) {
    guard isToldByKit else { return }
    let isAnimated = ancestry.contains { $0.presentation.isAnimated }
    beginTransition(isAppearing: window?.isHidden == false, animated: isAnimated)
  }

  /// The root view has come into a window, to be told after layout, or has left it.
  func viewDidMove(toWindow window: UIWindow?) {
    guard isToldByKit else { return }
    guard let window, appearance == .appearing else { return endTransition() }
    viewIsAppearing(isAppearanceAnimated)
    window.waitForLayout(self)
  }
}
