extension UIViewController {
  /// Shows a controller in front, filling the window, and tells when it is there (S247).
  func show(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard presentedViewController == nil, other.presentingViewController == nil, other !== self
    else {
      return Diagnostics.report("\(self) cannot present \(other): one of them does so already")
    }
    guard let window = viewIfLoaded?.window else {
      return Diagnostics.report("\(self) cannot present \(other): its view is in no window")
    }
    presentedViewController = other
    other.presentingViewController = self
    other.view.frame = window.bounds
    window.addSubview(other.view)
    Commit.run()
    completion?()
  }

  /// Takes away what this controller presents, else itself, with all in front of that (S247).
  func takeAway(animated: Bool, completion: (() -> Void)?) {
    guard presentedViewController != nil else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    var stack: [UIViewController] = []
    var presenter = self
    while let presented = presenter.presentedViewController {
      presenter.presentedViewController = nil
      presented.presentingViewController = nil
      stack.append(presented)
      presenter = presented
    }
    for presented in stack.reversed() { presented.viewIfLoaded?.removeFromSuperview() }
    Commit.run()
    completion?()
  }
}
