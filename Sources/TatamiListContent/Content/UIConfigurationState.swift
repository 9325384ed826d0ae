public import TatamiViews

/// The state of a view for which configurations are updated.
public protocol UIConfigurationState {
  /// Makes the normal state with traits.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// A state that the program defines.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state that the program defines.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes a key from its name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

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
