import Foundation
import TatamiDrawing

extension UIImage {
  /// Finds a symbol by its name; nil for an unknown one.
  ///
  /// The kit has 552 names of common symbols, which it shows as icons of Bootstrap Icons and two
  /// icon fonts. Another name is looked up without its parts `fill`, `circle`, `square` and `slash`.
  /// A symbol is a template: views show it in their tint color. Without the icons an empty image of
  /// the same size is shown, and reported once.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Finds a symbol by its name, in the size of a configuration; nil for an unknown name.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard let entry = SymbolEntry.named(name) else { return nil }
    let traits = configuration?.traitCollection ?? .current
    let settings = (configuration as? SymbolConfiguration)?.settings ?? SymbolSettings()
    let icon = SymbolLibrary.current.icon(of: entry)
    var appearance = ImageAppearance()
    appearance.flipsForRightToLeft = entry.isMirrored
    appearance.baselineOffset = 0
    self.init(SymbolPicture(icon, settings, traits: traits), appearance, traits: traits)
  }

  /// Finds a symbol by its name, in the size of traits; nil for an unknown name.
  public convenience init?(
    systemName name: String,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      systemName: name,
      withConfiguration: traitCollection.map(Configuration.init(traitCollection:))
    )
  }

  /// Finds a symbol by its name; the value is ignored, because no symbol has variable parts.
  public convenience init?(
    systemName name: String,
    variableValue value: Double,
    configuration: Configuration?
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  private convenience init(
    _ symbol: SymbolPicture,
    _ appearance: ImageAppearance,
    traits: UITraitCollection
  ) {
    var appearance = appearance
    if appearance.baselineOffset != nil { appearance.baselineOffset = symbol.baselineOffset }
    self.init(.symbol(symbol), scale: traits.pixelsPerPoint, appearance: appearance)
  }

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool { symbol != nil }

  /// The settings of a symbol; nil for other images.
  public var symbolConfiguration: SymbolConfiguration? {
    symbol.map { SymbolConfiguration($0.settings) }
  }

  /// The settings of a symbol; nil for other images.
  public var configuration: Configuration? { symbolConfiguration }

  /// Returns a symbol with the settings that a configuration specifies; other images are not changed.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol else { return self }
    var settings = symbol.settings
    if let other = configuration as? SymbolConfiguration { settings.apply(other.settings) }
    let traits = configuration.traitCollection ?? .current
    return UIImage(SymbolPicture(symbol.icon, settings, traits: traits), appearance, traits: traits)
  }

  /// Returns a symbol with the settings that a configuration specifies; nil for other images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbol == nil ? nil : withConfiguration(configuration)
  }

  /// Returns a symbol with preferred settings, where it specifies none, in the size of traits.
  ///
  /// Other images are not changed.
  package func resolved(
    _ preferred: SymbolConfiguration?,
    traits: UITraitCollection
  ) -> UIImage {
    guard let symbol else { return self }
    var settings = preferred?.settings ?? SymbolSettings()
    settings.apply(symbol.settings)
    let picture = SymbolPicture(symbol.icon, settings, traits: traits)
    return picture == symbol ? self : UIImage(picture, appearance, traits: traits)
  }

  /// The color of a symbol's own, which precedes the tint color; nil without one.
  package var symbolColor: UIColor? { symbol?.settings.colors.first }
}
