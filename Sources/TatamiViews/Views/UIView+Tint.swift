import Foundation

/// The tint colors and adjustment modes of a view.
struct ViewTint {
  /// The color set on the view; nil to inherit.
  var ownColor: UIColor?
  var ownMode = UIView.TintAdjustmentMode.automatic
  /// The color of the superview.
  var inheritedColor = UIColor.systemBlue
  var inheritedMode = UIView.TintAdjustmentMode.normal

  /// The tint color before dimming.
  var baseColor: UIColor { ownColor ?? inheritedColor }
  var mode: UIView.TintAdjustmentMode { ownMode == .automatic ? inheritedMode : ownMode }
  var color: UIColor { mode == .dimmed ? .systemGray : baseColor }
}

extension UIView {
  /// Whether a tint color is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The superview's mode.
    case automatic = 0
    /// The tint color is not changed.
    case normal = 1
    /// The tint color is gray, for example behind a modal view.
    case dimmed = 2
  }

  /// The tint color set on the view; nil to inherit.
  package var ownTintColor: UIColor? { tint.ownColor }

  /// The adjustment mode set on the view; automatic to inherit.
  package var ownTintAdjustmentMode: TintAdjustmentMode { tint.ownMode }

  /// Changes the tint and calls `tintColorDidChange()` of all affected views.
  func changeTint(_ change: (inout ViewTint) -> Void) {
    let old = tint
    change(&tint)
    if old.color != tint.color || old.mode != tint.mode { propagateTint() }
  }

  /// Inherits the tint of a new superview.
  func inheritTint(of superview: UIView) {
    if updateInheritedTint(of: superview) { propagateTint() }
  }

  /// Calls `tintColorDidChange()` of the view and of the descendants that inherit its tint, parents
  /// first.
  ///
  /// Iterative, so that the call stack does not limit the depth of the hierarchy.
  private func propagateTint() {
    var waiting = [self]
    while let view = waiting.popLast() {
      view.tintColorDidChange()
      waiting += view.subviews.reversed().filter { $0.updateInheritedTint(of: view) }
    }
  }

  /// Updates the inherited tint; returns whether the view's tint has changed.
  private func updateInheritedTint(of superview: UIView) -> Bool {
    let (color, mode) = (superview.tint.baseColor, superview.tint.mode)
    if color === tint.inheritedColor, mode == tint.inheritedMode { return false }
    let old = tint
    (tint.inheritedColor, tint.inheritedMode) = (color, mode)
    return old.color != tint.color || old.mode != tint.mode
  }
}
