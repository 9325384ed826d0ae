extension UIViewController {
  /// The controller and those around it, from the inside out.
  var ancestry: UnfoldFirstSequence<UIViewController> { sequence(first: self, next: \.parent) }

  /// The controller around all others, which presents for them.
  private var outermost: UIViewController { ancestry.reduce(self) { $1 } }

  // MARK: Coming

  /// Shows a controller in front, filling the window, and tells when it is there (S247).
  func show(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = outermost
    guard presenter.canPresent(other) else { return }
    guard let window = ancestry.lazy.compactMap({ $0.viewIfLoaded?.window }).first else {
      return Diagnostics.report("\(self) cannot present \(other): its view is in no window")
    }
    presenter.presentation.presented = other
    other.presentation.presenting = presenter
    other.presentation.begin(.coming, animated: animated)
    window.giveUpKeysAndFocus()
    other.comeIn(window)
    RunLoopTurn.current.finish()
    if other.presentation.stage == .coming { other.presentation.settle() }
    completion?()
  }

  private func canPresent(_ other: UIViewController) -> Bool {
    guard presentation.presented == nil, other.presentation.presenting == nil else {
      Diagnostics.report("\(self) cannot present \(other): one of them does so already")
      return false
    }
    let isBehind = sequence(first: self, next: \.presentation.presenting).contains { $0 === other }
    guard !isBehind, other.parent == nil else {
      Diagnostics.report("\(self) cannot present \(other): it is behind or inside another one")
      return false
    }
    return true
  }

  /// Puts the root view in front, unless it is dismissed by what is told on the way.
  private func comeIn(_ window: UIWindow) {
    guard presentation.presenting != nil else { return }
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    if presentation.presenting == nil { view.removeFromSuperview() }
  }

  // MARK: Going

  /// Takes away what this controller or one around it presents, else the presented one that
  /// this one is or is in, with all in front of that (S247).
  func takeAway(animated: Bool, completion: (() -> Void)?) {
    if let presenter = ancestry.first(where: { $0.presentation.presented != nil }) {
      presenter.takePresentedAway(animated: animated)
    } else if let presenter = presentingViewController {
      return presenter.dismiss(animated: animated, completion: completion)
    }
    completion?()
  }

  /// Takes away what this very controller presents, the frontmost first.
  func takePresentedAway(animated: Bool) {
    var stack: [UIViewController] = []
    var presenter = self
    while let presented = presenter.presentation.presented {
      presenter.presentation.presented = nil
      presented.presentation.presenting = nil
      presented.presentation.begin(.leaving, animated: animated)
      stack.append(presented)
      presenter = presented
    }
    guard !stack.isEmpty else { return }
    for presented in stack.reversed() { presented.viewIfLoaded?.removeFromSuperview() }
    RunLoopTurn.current.finish()
    for presented in stack where presented.presentation.stage == .leaving {
      presented.presentation.settle()
    }
  }
}
