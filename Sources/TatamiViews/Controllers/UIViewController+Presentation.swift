extension UIViewController {
  /// The controller and its ancestors, from the inside out.
  var ancestry: UnfoldFirstSequence<UIViewController> { sequence(first: self, next: \.parent) }

  /// The outermost ancestor, which presents on behalf of its descendants.
  private var outermost: UIViewController { ancestry.reduce(self) { $1 } }

  // MARK: Presenting

  /// The superview of the root view while a presented controller has removed it.
  var superviewDuringPresentation: UIView? {
    presentation.presented?.presentation.container?.superview
  }

  /// Presents a controller in front, in its presentation style (S247, S251).
  func show(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = presenter(of: other)
    guard presenter.canPresent(other) else { return }
    guard let window = ancestry.lazy.compactMap({ $0.viewIfLoaded?.window }).first else {
      return Diagnostics.report("\(self) cannot present \(other): its view is in no window")
    }
    presenter.presentation.presented = other
    other.presentation.presenting = presenter
    other.presentation.begin(.presenting, animated: animated)
    window.resignFirstResponderAndFocus()
    let container = PresentationContainer(for: other)
    if container.removesPresenter { presenter.rootViewsWillMove(toWindow: nil) }
    other.showRootView(in: container, in: window)
    window.layer.runLoop.finish()
    if other.presentation.stage == .presenting { other.presentation.finish() }
    presenter.finishShowing(in: container, animated: animated)
    completion?()
  }

  /// Returns the controller that presents another one on behalf of this one.
  private func presenter(of other: UIViewController) -> UIViewController {
    guard other.modalPresentationStyle.usesContext else { return outermost }
    return ancestry.first(where: \.definesPresentationContext) ?? outermost
  }

  private func canPresent(_ other: UIViewController) -> Bool {
    guard presentation.presented == nil, other.presentation.presenting == nil else {
      Diagnostics.report(
        "\(self) cannot present \(other): one of them takes part in a presentation already"
      )
      return false
    }
    let isBehind = sequence(first: self, next: \.presentation.presenting).contains { $0 === other }
    guard !isBehind, other.parent == nil else {
      Diagnostics.report(
        "\(self) cannot present \(other): it presents this controller or has a parent"
      )
      return false
    }
    return true
  }

  /// Shows the root view in a container, unless a callback on the way dismisses the controller.
  private func showRootView(in container: PresentationContainer, in window: UIWindow) {
    guard let presenter = presentation.presenting else { return }
    presentation.container = container
    let covered = presenter.parent == nil ? nil : presenter.viewIfLoaded
    container.show(view, over: covered, in: window)
    if presentation.presenting == nil { view.removeFromSuperview() }
  }

  /// Animates the presented view and then removes this controller's view if the style requires it.
  private func finishShowing(in container: PresentationContainer, animated: Bool) {
    guard container.isPresenting else {
      if container.removesPresenter { returnFromDisappearance() }
      return
    }
    let removePresenter = { [weak self] in
      guard container.isPresenting, container.removesPresenter else { return }
      if let view = self?.viewIfLoaded { container.remove(view) }
    }
    if animated { container.appear(completion: removePresenter) } else { removePresenter() }
  }

  /// Calls the appearance methods of the controller and its descendants before their views move to
  /// a window or leave it.
  private func rootViewsWillMove(toWindow window: UIWindow?) {
    guard let view = viewIfLoaded else { return }
    for view in view.tree { view.viewController?.viewWillMove(toWindow: window) }
  }

  /// Makes the controller and its descendants appear again after their removal was canceled.
  private func returnFromDisappearance() {
    guard let view = viewIfLoaded, let window = view.window else { return }
    rootViewsWillMove(toWindow: window)
    for view in view.tree { view.viewController?.viewDidMove(toWindow: window) }
  }

  // MARK: Dismissing

  /// Dismisses the controllers presented by this controller or an ancestor, or else the presented
  /// controller that is or contains this one, with all controllers in front of it (S247).
  func dismissFrontmost(animated: Bool, completion: (() -> Void)?) {
    if let presenter = ancestry.first(where: { $0.presentation.presented != nil }) {
      presenter.dismissPresentedControllers(animated: animated)
    } else if let presenter = presentingViewController {
      return presenter.dismiss(animated: animated, completion: completion)
    }
    completion?()
  }

  /// Dismisses the controllers presented by this one, the frontmost first.
  func dismissPresentedControllers(animated: Bool) {
    var stack: [UIViewController] = []
    var presenter = self
    while let presented = presenter.presentation.presented {
      presenter.presentation.presented = nil
      presented.presentation.presenting = nil
      presented.presentation.begin(.dismissing, animated: animated)
      stack.append(presented)
      presenter = presented
    }
    guard !stack.isEmpty else { return }
    let container = stack[0].presentation.container
    if let container, container.removesPresenter {
      for presented in stack.reversed() { presented.rootViewsWillMove(toWindow: nil) }
      if !container.restorePresenter() { returnFromDisappearance() }
    }
    for presented in stack.reversed() {
      presented.leaveContainer(animated: animated && presented === stack.last)
    }
    (stack[0].viewIfLoaded?.layer.runLoop ?? .current).finish()
    for presented in stack where presented.presentation.stage == .dismissing {
      presented.presentation.finish()
    }
  }

  /// Removes the root view and its container; if animated, an image of the view disappears.
  private func leaveContainer(animated: Bool) {
    let container = exchange(&presentation.container, with: nil)
    let shown = viewIfLoaded.flatMap { animated && $0.window != nil ? $0 : nil }
    let snapshot = shown?.snapshotView(afterScreenUpdates: false)
    viewIfLoaded?.removeFromSuperview()
    container?.disappear(leaving: snapshot)
  }
}
