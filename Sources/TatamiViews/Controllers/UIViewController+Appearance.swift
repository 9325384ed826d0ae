/// The stages of a controller's appearance on screen (S244).
package enum ControllerAppearance {
  /// Not on screen.
  case hidden
  /// About to appear.
  case appearing
  /// On screen.
  case visible
  /// About to disappear.
  case disappearing
}

// The appearance methods are called here and nowhere else: by transitions, by views that move to
// windows or leave them, and by containers that forward the calls themselves.
extension UIViewController {
  /// Begins to appear or to disappear, unless this transition is in progress, and calls the methods
  /// of the controller and of its visible children (S244).
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
    guard appearance == (isAppearing ? .appearing : .disappearing) else { return }
    for child in containedChildren {
      child.beginTransition(isAppearing: isAppearing, animated: animated)
    }
  }

  /// Ends a transition that was begun and calls the methods of the controller and of its children.
  func endTransition() {
    switch appearance {
    case .appearing:
      appearance = .visible
      viewDidAppear(isAppearanceAnimated)
      finishMove()
      for child in containedChildren where child.appearance == .appearing { child.endTransition() }
    case .disappearing:
      appearance = .hidden
      viewDidDisappear(isAppearanceAnimated)
      finishMove()
      for child in containedChildren {
        child.beginTransition(isAppearing: false, animated: isAppearanceAnimated)
        child.endTransition()
      }
    case .hidden, .visible: break
    }
  }

  /// The children whose root views are in this controller's view and which appear with it.
  private var containedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let root = viewIfLoaded else { return [] }
    return children.filter { child in
      !child.isAppearanceHeld && child.viewIfLoaded?.isInside(root) == true
    }
  }

  /// Whether the kit calls the controller's appearance methods when its view moves to a window.
  private var forwardsAppearanceAutomatically: Bool {
    parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  /// The nearest ancestor that a transition moves; nil if there is none.
  private var heldAncestor: UIViewController? {
    ancestry.dropFirst().first(where: \.isAppearanceHeld)
  }

  /// Called before the root view moves to a window or leaves it.
  func viewWillMove(toWindow window: UIWindow?) {
    guard forwardsAppearanceAutomatically, !isAppearanceHeld, heldAncestor == nil else { return }
    beginTransition(isAppearing: window?.isHidden == false, animated: false)
  }

  /// Called after the root view has moved to a window or left it.
  ///
  /// A controller whose parent is visible appears at once, others after the next layout.
  func viewDidMove(toWindow window: UIWindow?) {
    if isAppearanceHeld {
      if window != nil, appearance == .appearing { viewIsAppearing(isAppearanceAnimated) }
      return
    }
    guard forwardsAppearanceAutomatically else { return }
    if let heldAncestor { return viewDidMove(toWindow: window, within: heldAncestor) }
    guard let window, !window.isHidden else { return disappear() }
    beginTransition(isAppearing: true, animated: false)
    guard appearance == .appearing else { return }
    viewIsAppearing(isAppearanceAnimated)
    if parent?.appearance == .visible { return endTransition() }
    window.callViewDidAppearAfterLayout(self)
  }

  /// Called after the root view has moved within an ancestor that a transition moves: the controller
  /// appears and disappears with it, or at once if it was added or removed on its own, also to a
  /// parent that is visible already.
  private func viewDidMove(toWindow window: UIWindow?, within ancestor: UIViewController) {
    if window != nil {
      beginTransition(isAppearing: true, animated: ancestor.isAppearanceAnimated)
      if appearance == .appearing { viewIsAppearing(isAppearanceAnimated) }
      // The parent may be visible before the ancestor is.
      if [parent, ancestor].contains(where: { $0?.appearance == .visible }) { endTransition() }
    } else if ancestor.viewIfLoaded.map(isMovedAlone) ?? true {
      disappear()
    }
  }

  /// Whether the root view has left a window without the view of an ancestor.
  private func isMovedAlone(from root: UIView) -> Bool {
    root.window != nil || viewIfLoaded?.isInside(root) != true
  }

  /// Called after the root view was removed from a superview that had left its window already: the
  /// controller does not wait for the end of an ancestor's transition any more.
  func viewDidLeaveSuperview() {
    if appearance == .visible || appearance == .disappearing { viewDidMove(toWindow: nil) }
  }

  private func disappear() {
    beginTransition(isAppearing: false, animated: false)
    endTransition()
  }
}
