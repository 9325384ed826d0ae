import Foundation

/// The traits of a trait collection; a trait that is not set is unspecified.
package struct TraitValues: Hashable, Sendable {
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  package var displayScale: CGFloat = 0
  package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified

  /// Creates values that are all unspecified.
  package init() {}

  /// Replaces traits by those that are specified in other values (S234).
  package mutating func override(with other: TraitValues) {
    take(\.userInterfaceStyle, of: other, unless: .unspecified)
    take(\.displayScale, of: other, unless: 0)
    take(\.layoutDirection, of: other, unless: .unspecified)
    take(\.horizontalSizeClass, of: other, unless: .unspecified)
    take(\.verticalSizeClass, of: other, unless: .unspecified)
    take(\.userInterfaceIdiom, of: other, unless: .unspecified)
    take(\.preferredContentSizeCategory, of: other, unless: .unspecified)
    take(\.accessibilityContrast, of: other, unless: .unspecified)
    take(\.userInterfaceLevel, of: other, unless: .unspecified)
  }

  private mutating func take<Value: Equatable>(
    _ path: WritableKeyPath<TraitValues, Value>,
    of other: TraitValues,
    unless nothing: Value
  ) {
    if other[keyPath: path] != nothing { self[keyPath: path] = other[keyPath: path] }
  }
}

/// Trait overrides of a view or view controller and its descendants.
///
/// Every property is unspecified until it is set, and setting it to unspecified removes the
/// override.
public struct UITraitOverrides: Sendable {
  package var values = TraitValues()

  /// Creates overrides that are all unspecified.
  package init() {}

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle }
    set { values.userInterfaceStyle = newValue }
  }
  /// Pixels per point; 0 is unspecified.
  public var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue.isFinite ? max(0, newValue) : 0 }
  }
  /// The reading direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }
  /// The amount of horizontal space.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }
  /// The amount of vertical space.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom }
    set { values.userInterfaceIdiom = newValue }
  }
  /// The user's preferred text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.preferredContentSizeCategory }
    set { values.preferredContentSizeCategory = newValue }
  }
  /// The contrast between colors.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { values.accessibilityContrast }
    set { values.accessibilityContrast = newValue }
  }
  /// The visual level of the interface.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.userInterfaceLevel }
    set { values.userInterfaceLevel = newValue }
  }
}
