import TatamiViews

extension UIConfigurationState {
  /// Whether the view is disabled.
  var isDisabledState: Bool {
    (self as? UICellConfigurationState)?.isDisabled
      ?? (self as? UIViewConfigurationState)?.isDisabled ?? false
  }

  /// Whether the view is highlighted or selected.
  var isActiveState: Bool {
    if let cell = self as? UICellConfigurationState { return cell.isHighlighted || cell.isSelected }
    if let view = self as? UIViewConfigurationState { return view.isHighlighted || view.isSelected }
    return false
  }
}
