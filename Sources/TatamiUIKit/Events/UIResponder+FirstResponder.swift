extension UIResponder {
  /// The window that the responder is in; nil for those outside of windows.
  var responderWindow: UIWindow? {
    chain.first { $0 is UIWindow } as? UIWindow
  }

  /// Takes the keys from whoever has them (S78).
  func takeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    guard window.firstResponder !== self else { return true }
    guard canBecomeFirstResponder else { return false }
    if let old = window.firstResponder, !old.resignFirstResponder() { return false }
    // Resigning calls out: the responder may have left, another may have come.
    guard responderWindow === window, window.firstResponder == nil else { return false }
    window.firstResponder = self
    if let view = self as? UIView, view.canBecomeFocused { window.focus.focus(view) }
    return true
  }

  /// Gives the keys up.
  func giveUpFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard window.forcesResignation || canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }
}

extension UIWindow {
  /// Takes the keys away from whoever has them, whatever it says or does meanwhile.
  func forceResignation() {
    guard let responder = firstResponder, !forcesResignation else { return }
    forcesResignation = true
    responder.resignFirstResponder()
    forcesResignation = false
    if firstResponder === responder { firstResponder = nil }
  }

  /// A view and all below are about to leave: touches, focus and keys leave them before (S77).
  func lose(_ root: UIView) {
    touchDispatcher.leave(root)
    focus.leave(root)
    if let responder = firstResponder, root.isInChain(of: responder) { forceResignation() }
  }
}

extension UIView {
  /// Takes the keys away from the view or whatever inside has them; returns whether it worked.
  ///
  /// With force nobody is asked (S79).
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder, isInChain(of: responder) else {
      return true
    }
    guard force else { return responder.resignFirstResponder() }
    window.forceResignation()
    return window.firstResponder !== responder
  }
}
