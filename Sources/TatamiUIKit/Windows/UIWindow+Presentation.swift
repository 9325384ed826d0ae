extension UIWindow {
  /// The presented controllers, back to front.
  var presentedControllers: [UIViewController] {
    subviews.compactMap(\.viewController).filter { $0.presentation.presenting != nil }
  }

  /// The frontmost presented controller, otherwise the root controller.
  var frontController: UIViewController? { presentedControllers.last ?? rootViewController }

  /// The subviews that no presented controller covers.
  fileprivate var uncoveredSubviews: [UIView] {
    let cover = subviews.lastIndex { $0.viewController?.presentation.presenting != nil }
    return Array(subviews[(cover ?? 0)...])
  }

  /// Resigns the first responder and the focus before a controller covers the views.
  func resignFirstResponderAndFocus() {
    forceResignation()
    focus.focus(nil)
  }
}

extension UIView {
  /// The subviews that keyboard focus and assistive technologies can reach: in a window, those that
  /// no presented controller covers.
  package var reachableSubviews: [UIView] {
    (self as? UIWindow)?.uncoveredSubviews ?? subviews
  }
}
