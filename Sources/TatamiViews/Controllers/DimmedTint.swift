/// The tint of the views behind a presentation, which is dimmed while it is in front.
@MainActor
package struct DimmedTint {
  /// The adjustment that the view had before; nil while the tint is not dimmed.
  private var before: UIView.TintAdjustmentMode?
  /// The view whose tint is dimmed; another one may be behind at the end.
  private weak var dimmed: UIView?

  /// Creates a tint that is not dimmed.
  package init() {}

  /// Dims the tint of a view, or ends that for the view that is dimmed.
  package mutating func setDimmed(_ isDimmed: Bool, _ view: UIView?) {
    if isDimmed, before == nil {
      before = view?.ownTintAdjustmentMode
      dimmed = view
      view?.tintAdjustmentMode = .dimmed
    } else if !isDimmed, let mode = before {
      dimmed?.tintAdjustmentMode = mode
      (before, dimmed) = (nil, nil)
    }
  }
}
