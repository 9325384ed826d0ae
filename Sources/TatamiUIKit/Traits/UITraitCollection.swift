public import Foundation

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Nothing is said.
  case unspecified = 0
  /// Dark text on light backgrounds.
  case light = 1
  /// Light text on dark backgrounds.
  case dark = 2
}

/// The direction in which the interface is read.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// What surrounds a view: light or dark, the display's scale, the reading direction.
public final class UITraitCollection: NSObject, Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels per point; 0 says nothing.
  public let displayScale: CGFloat
  /// The reading direction.
  public let layoutDirection: UITraitEnvironmentLayoutDirection

  init(
    userInterfaceStyle: UIUserInterfaceStyle,
    displayScale: CGFloat,
    layoutDirection: UITraitEnvironmentLayoutDirection
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
  }

  /// Makes a collection that says nothing.
  public override convenience init() {
    self.init(userInterfaceStyle: .unspecified, displayScale: 0, layoutDirection: .unspecified)
  }

  /// Makes a collection that says light or dark and nothing else.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(
      userInterfaceStyle: userInterfaceStyle,
      displayScale: 0,
      layoutDirection: .unspecified
    )
  }

  /// Makes a collection that says a scale and nothing else.
  public convenience init(displayScale: CGFloat) {
    self.init(
      userInterfaceStyle: .unspecified,
      displayScale: displayScale,
      layoutDirection: .unspecified
    )
  }

  /// Makes a collection that says a reading direction and nothing else.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(
      userInterfaceStyle: .unspecified,
      displayScale: 0,
      layoutDirection: layoutDirection
    )
  }

  /// Merges collections; what a later one says wins (S234).
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      userInterfaceStyle: traitCollections.map(\.userInterfaceStyle)
        .last { $0 != .unspecified } ?? .unspecified,
      displayScale: traitCollections.map(\.displayScale).last { $0 != 0 } ?? 0,
      layoutDirection: traitCollections.map(\.layoutDirection)
        .last { $0 != .unspecified } ?? .unspecified
    )
  }

  /// The traits that dynamic colours resolve with, one per thread.
  public static var current: UITraitCollection {
    get { GraphicsState.current.traits ?? UIScreen.defaultTraits }
    set { GraphicsState.current.traits = newValue }
  }

  /// Runs a closure with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let state = GraphicsState.current
    let previous = state.traits
    state.traits = self
    defer { state.traits = previous }
    actions()
  }

  /// Whether a dynamic colour may look different under other traits; none count as different (S236).
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  /// Whether two collections say the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
      && layoutDirection == other.layoutDirection
  }

  /// The hash of what the collection says.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    hasher.combine(layoutDirection)
    return hasher.finalize()
  }
}
