extension UIWindow {
  /// The presented controllers, back to front.
  var presentedControllers: [UIViewController] {
    subviews.compactMap(\.viewController).filter { $0.presentation.presenting != nil }
  }

  /// The controller that fills the window in front of all others.
  var frontController: UIViewController? { presentedControllers.last ?? rootViewController }

  /// The subviews that no presented controller covers.
  fileprivate var uncoveredSubviews: [UIView] {
    let cover = subviews.lastIndex { $0.viewController?.presentation.presenting != nil }
    return Array(subviews[(cover ?? 0)...])
  }

  /// Takes keys and focus from all views, which are about to be covered.
  func giveUpKeysAndFocus() {
    forceResignation()
    focus.focus(nil)
  }
}

extension UIView {
  /// The subviews that keys and readers can reach: in a window, those that are not covered.
  package var reachableSubviews: [UIView] {
    (self as? UIWindow)?.uncoveredSubviews ?? subviews
  }
}
