import Foundation

/// What a view says about its tint.
struct ViewTint {
  /// What was set on the view itself.
  var ownColor: UIColor?
  var ownMode = UIView.TintAdjustmentMode.automatic
  /// What comes from above.
  var inheritedColor = UIColor.systemBlue
  var inheritedMode = UIView.TintAdjustmentMode.normal

  /// The tint before it is grayed out.
  var baseColor: UIColor { ownColor ?? inheritedColor }
  var mode: UIView.TintAdjustmentMode { ownMode == .automatic ? inheritedMode : ownMode }
  var color: UIColor { mode == .dimmed ? .systemGray : baseColor }
}

extension UIView {
  /// Whether a tint is grayed out.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview.
    case automatic = 0
    /// In its color.
    case normal = 1
    /// Gray: something in front takes the attention.
    case dimmed = 2
  }

  /// Changes what the view says and tells all whose tint that changes.
  func changeTint(_ change: (inout ViewTint) -> Void) {
    let old = tint
    change(&tint)
    if old.color != tint.color || old.mode != tint.mode { spreadTint() }
  }

  /// Takes the tint of a new superview over.
  func inheritTint(of superview: UIView) {
    if takeTint(of: superview) { spreadTint() }
  }

  /// Tells the view and all below that take its tint, parents first; depth costs no stack.
  private func spreadTint() {
    var waiting = [self]
    while let view = waiting.popLast() {
      view.tintColorDidChange()
      waiting += view.subviews.reversed().filter { $0.takeTint(of: view) }
    }
  }

  /// Returns whether the view's tint is another one with that of its superview.
  private func takeTint(of superview: UIView) -> Bool {
    let old = tint
    (tint.inheritedColor, tint.inheritedMode) = (superview.tint.baseColor, superview.tint.mode)
    return old.color != tint.color || old.mode != tint.mode
  }
}
