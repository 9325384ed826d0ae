/// The state of a view for which configurations are updated.
public protocol UIConfigurationState {
  /// Creates the normal state with traits.
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

  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a key from its name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
