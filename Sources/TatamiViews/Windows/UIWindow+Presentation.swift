extension UIWindow {
  /// The presented controllers, back to front.
  var presentedControllers: [UIViewController] {
    subviews.compactMap { ($0 as? PresentationContainer)?.controller }
  }

  /// The frontmost presented controller, otherwise the root controller.
  var frontController: UIViewController? { presentedControllers.last ?? rootViewController }

  /// The root controller and the presented ones, with all their children.
  var controllers: [UIViewController] {
    var found: [UIViewController] = []
    var waiting = presentedControllers.reversed() + [rootViewController].compactMap(\.self)
    while let controller = waiting.popLast() {
      found.append(controller)
      waiting += controller.children.reversed()
    }
    return found
  }

  /// Resigns the first responder and the focus before a controller covers the views.
  func resignFirstResponderAndFocus() {
    forceResignation()
    focus.focus(nil)
  }
}

extension UIWindow {
  /// The frontmost controller that decides about the status bar: it covers the window, or captures
  /// the decision.
  private var statusBarController: UIViewController? {
    let covering = presentedControllers.last { controller in
      let style = controller.modalPresentationStyle
      return style == .fullScreen || controller.modalPresentationCapturesStatusBarAppearance
    }
    return covering ?? rootViewController
  }

  /// Returns the controller that decides about a part of the screen's edges (N14).
  ///
  /// - Parameter child: Returns the controller that decides in place of another one; a circle ends
  ///   where it began.
  package func controller(
    deciding child: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    guard var controller = statusBarController else { return nil }
    var seen: Set<ObjectIdentifier> = []
    while seen.insert(ObjectIdentifier(controller)).inserted, let next = child(controller) {
      controller = next
    }
    return controller
  }
}

extension UIView {
  /// The subviews that keyboard focus and assistive technologies can reach: those not covered by a
  /// presented controller or by a menu.
  package var reachableSubviews: [UIView] {
    if let cover = (self as? UIWindow)?.cover { return [cover] }
    let all = subviews
    let cover = all.lastIndex { ($0 as? PresentationContainer)?.controller != nil }
    guard let cover, let container = all[cover] as? PresentationContainer else { return all }
    return all[..<cover].filter { !container.covers($0) } + all[cover...]
  }
}
