public import Foundation

/// The environment of a view: light or dark, size classes, the display's scale, the reading
/// direction, the user's text size.
public final class UITraitCollection: NSObject, Sendable {
  package let values: TraitValues

  package init(_ values: TraitValues) {
    self.values = values
  }

  /// Creates a collection of unspecified traits.
  public override convenience init() {
    self.init(TraitValues())
  }

  private convenience init(_ change: (inout TraitValues) -> Void) {
    var values = TraitValues()
    change(&values)
    self.init(values)
  }

  /// Creates a collection with only a user interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Creates a collection with only a display scale.
  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  /// Creates a collection with only a layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Creates a collection with only a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Creates a collection with only a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Creates a collection with only a user interface idiom.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }

  /// Creates a collection with only a content size category.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Creates a collection with only an accessibility contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// Creates a collection with only a user interface level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// Merges collections; specified traits of later ones take precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init { values in
      for collection in traitCollections { values.override(with: collection.values) }
    }
  }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// Pixels per point; 0 is unspecified.
  public var displayScale: CGFloat { values.displayScale }
  /// Pixels per point; those of the device's screen if the display scale is unspecified.
  package var pixelsPerPoint: CGFloat {
    displayScale > 0 ? displayScale : DeviceTraits.current.traits.displayScale
  }
  /// The reading direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The amount of horizontal space.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The amount of vertical space.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// The user's preferred text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// The contrast between colors.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The visual level of the interface.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

  /// The traits of a phone held upright, in light appearance, read from left to right.
  package static let `default` = UITraitCollection {
    $0.userInterfaceStyle = .light
    $0.displayScale = 2
    $0.layoutDirection = .leftToRight
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.userInterfaceIdiom = .phone
    $0.preferredContentSizeCategory = .large
    $0.accessibilityContrast = .normal
    $0.userInterfaceLevel = .base
  }

  /// Whether the collection contains all specified traits of another with equal values.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.override(with: trait.values)
    return merged == values
  }

  /// The traits that dynamic colors and preferred fonts are resolved with; each thread has its own,
  /// at first those of the device.
  public static var current: UITraitCollection {
    get { CurrentTraits.ofThread.traits ?? DeviceTraits.current.traits }
    set { CurrentTraits.ofThread.traits = newValue }
  }

  /// Runs a closure while these traits are the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let current = CurrentTraits.ofThread
    let previous = current.traits
    current.traits = self
    defer { current.traits = previous }
    actions()
  }

  /// Whether dynamic colors may differ from those under other traits; true for nil.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection else { return true }
    return userInterfaceStyle != other.userInterfaceStyle
      || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel
      || userInterfaceIdiom != other.userInterfaceIdiom
  }

  /// Whether two collections have equal traits.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return values == other.values
  }

  /// The hash of the traits.
  public override var hash: Int { values.hashValue }
}
