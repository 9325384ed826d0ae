public import Foundation

/// What surrounds a view: light or dark, the room there is, the display's scale, the reading
/// direction, the user's text size.
public final class UITraitCollection: NSObject, Sendable {
  package let values: TraitValues

  package init(_ values: TraitValues) {
    self.values = values
  }

  /// Makes a collection that says nothing.
  public override convenience init() {
    self.init(TraitValues())
  }

  private convenience init(_ change: (inout TraitValues) -> Void) {
    var values = TraitValues()
    change(&values)
    self.init(values)
  }

  /// Makes a collection that says light or dark and nothing else.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Makes a collection that says a scale and nothing else.
  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  /// Makes a collection that says a reading direction and nothing else.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Makes a collection that says the room across and nothing else.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Makes a collection that says the room down and nothing else.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Makes a collection that says the kind of device and nothing else.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }

  /// Makes a collection that says the text size and nothing else.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Makes a collection that says how strongly colours differ and nothing else.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// Makes a collection that says how far in front it stands and nothing else.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// Merges collections; what a later one says wins (S234).
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init { values in
      for collection in traitCollections { values.override(with: collection.values) }
    }
  }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// Pixels per point; 0 says nothing.
  public var displayScale: CGFloat { values.displayScale }
  /// The reading direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The room across (S235).
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The room down (S235).
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// How large the user likes text.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// How strongly colours differ.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// How far in front the interface stands.
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

  /// Whether everything that another collection says is said here, too.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.override(with: trait.values)
    return merged == values
  }

  /// The traits that dynamic colours resolve with, one per thread.
  public static var current: UITraitCollection {
    get { ThreadGraphicsState.current.traits ?? UITraitCollection.default }
    set { ThreadGraphicsState.current.traits = newValue }
  }

  /// Runs a closure with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let state = ThreadGraphicsState.current
    let previous = state.traits
    state.traits = self
    defer { state.traits = previous }
    actions()
  }

  /// Whether a dynamic colour may look different under other traits; none count as different (S236).
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection else { return true }
    return userInterfaceStyle != other.userInterfaceStyle
      || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel
      || userInterfaceIdiom != other.userInterfaceIdiom
  }

  /// Whether two collections say the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return values == other.values
  }

  /// The hash of what the collection says.
  public override var hash: Int { values.hashValue }
}
