/// The tint of the views behind a presentation, which is dimmed while it is in front.
@MainActor
package struct DimmedTint {
  /// The adjustment that the view had before; nil while the tint is not dimmed.
  private var before: UIView.TintAdjustmentMode?

  /// Creates a tint that is not dimmed.
  package init() {}

  /// Dims the tint of a view, or ends that.
  package mutating func setDimmed(_ isDimmed: Bool, _ view: UIView?) {
    if isDimmed, before == nil {
      before = view?.ownTintAdjustmentMode
      view?.tintAdjustmentMode = .dimmed
    } else if !isDimmed, let mode = before {
      view?.tintAdjustmentMode = mode
      before = nil
    }
  }
}
