import TatamiControls
import TatamiViews

/// A control whose colors and font depend on its state, its tint and its traits.
class DateControl: UIControl {
  /// Applies the state to the subviews.
  func update() {}

  override var isEnabled: Bool {
    get { super.isEnabled }
    set {
      super.isEnabled = newValue
      update()
    }
  }

  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set {
      super.isHighlighted = newValue
      update()
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }
}
