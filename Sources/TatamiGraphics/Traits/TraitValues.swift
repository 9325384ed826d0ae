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
