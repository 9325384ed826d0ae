public import Foundation

/// The base class of effects on what is behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  /// Creates an effect that changes nothing.
  public override init() {}

  /// Returns the effect itself, which is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An effect that blurs what is behind a view.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The colors and the strength of a blur.
  public enum Style: Int, Sendable {
    /// Lighter than what is behind, nearly white.
    case extraLight = 0
    /// Lighter than what is behind.
    case light = 1
    /// Darker than what is behind.
    case dark = 2
    /// Light or dark, as the appearance.
    case regular = 4
    /// Extra light or dark, as the appearance.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// The usual material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The thinnest material, always light.
    case systemUltraThinMaterialLight = 11
    /// A thin material, always light.
    case systemThinMaterialLight = 12
    /// The usual material, always light.
    case systemMaterialLight = 13
    /// A thick material, always light.
    case systemThickMaterialLight = 14
    /// The material of bars, always light.
    case systemChromeMaterialLight = 15
    /// The thinnest material, always dark.
    case systemUltraThinMaterialDark = 16
    /// A thin material, always dark.
    case systemThinMaterialDark = 17
    /// The usual material, always dark.
    case systemMaterialDark = 18
    /// A thick material, always dark.
    case systemThickMaterialDark = 19
    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// Creates an effect of a style.
  public init(style: Style) {
    self.style = style
  }
}
