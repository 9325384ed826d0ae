extension UIView {
  /// Moves the keyboard focus of the window to the view and shows the ring around it.
  package func receiveFocus() {
    window?.focus.isRingVisible = true
    window?.focus.focus(self)
  }
}

extension UIWindow {
  /// The view that has keyboard focus.
  package var focusedView: UIView? { focus.view }
}
