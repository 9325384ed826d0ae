extension UIViewController {
  /// The controller and its ancestors, from the inside out.
  var ancestry: UnfoldFirstSequence<UIViewController> { sequence(first: self, next: \.parent) }

  /// The outermost ancestor, which presents on behalf of its descendants.
  private var outermost: UIViewController { ancestry.reduce(self) { $1 } }

  // MARK: Presenting

  /// Presents a controller in front, filling the window (S247).
  func show(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = outermost
    guard presenter.canPresent(other) else { return }
    guard let window = ancestry.lazy.compactMap({ $0.viewIfLoaded?.window }).first else {
      return Diagnostics.report("\(self) cannot present \(other): its view is in no window")
    }
    presenter.presentation.presented = other
    other.presentation.presenting = presenter
    other.presentation.begin(.presenting, animated: animated)
    window.resignFirstResponderAndFocus()
    other.showRootView(in: window)
    window.layer.runLoop.finish()
    if other.presentation.stage == .presenting { other.presentation.finish() }
    completion?()
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

  /// Shows the root view in front, unless a callback on the way dismisses the controller.
  private func showRootView(in window: UIWindow) {
    guard presentation.presenting != nil else { return }
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    if presentation.presenting == nil { view.removeFromSuperview() }
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
    for presented in stack.reversed() { presented.viewIfLoaded?.removeFromSuperview() }
    (stack[0].viewIfLoaded?.layer.runLoop ?? .current).finish()
    for presented in stack where presented.presentation.stage == .dismissing {
      presented.presentation.finish()
    }
  }
}
