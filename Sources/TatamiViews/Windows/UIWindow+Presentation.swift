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
