extension UIResponder {
  /// The window whose responder chain contains the responder; nil outside of windows.
  var responderWindow: UIWindow? {
    chain.first { $0 is UIWindow } as? UIWindow
  }

  /// Makes the responder its window's first responder after the current one has resigned (S78).
  func becomeWindowFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    guard window.firstResponder !== self else { return true }
    guard canBecomeFirstResponder else { return false }
    if let old = window.firstResponder, !old.resignFirstResponder() { return false }
    // Resigning calls program code: the responder may have left the window, or another may be first
    // responder.
    guard responderWindow === window, window.firstResponder == nil else { return false }
    window.firstResponder = self
    window.environment.keyboard.firstResponderDidChange(in: window)
    if let view = self as? UIView, view.canBecomeFocused { window.focus.focus(view) }
    return true
  }

  /// Resigns as the window's first responder, if allowed.
  func resignWindowFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard window.forcesResignation || canResignFirstResponder else { return false }
    window.firstResponder = nil
    window.environment.keyboard.firstResponderDidChange(in: window)
    return true
  }
}

extension UIWindow {
  /// Makes the first responder resign, even if it refuses to.
  func forceResignation() {
    guard let responder = firstResponder, !forcesResignation else { return }
    forcesResignation = true
    responder.resignFirstResponder()
    forcesResignation = false
    if firstResponder === responder { firstResponder = nil }
    environment.keyboard.firstResponderDidChange(in: self)
  }

  /// Ends the touches, the focus and the editing of a view and its descendants before their removal
  /// (S77).
  func prepareForRemoval(of root: UIView) {
    touchDispatcher.cancelTouches(inside: root)
    focus.viewWillLeave(root)
    reportLeaving(root)
    if let responder = firstResponder, root.isInChain(of: responder) { forceResignation() }
  }
}

extension UIView {
  func resignFirstResponderInside(force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder, isInChain(of: responder) else {
      return true
    }
    guard force else { return responder.resignFirstResponder() }
    window.forceResignation()
    return window.firstResponder !== responder
  }
}
