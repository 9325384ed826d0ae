extension UIResponder {
  /// The window that the responder is in; nil for those outside of windows.
  var responderWindow: UIWindow? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIWindow }.first
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
    return true
  }

  /// Gives the keys up.
  func giveUpFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }
}
