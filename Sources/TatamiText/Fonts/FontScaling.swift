import Foundation
package import TatamiGraphics

/// The text style and the base font from which a scaled font was created, to scale it again for
/// another content size category.
struct FontScaling: Sendable {
  var style: UIFont.TextStyle
  /// The unscaled font; nil for the font of the text style.
  var base: UIFont?
  /// The maximum size, in points; 0 for no limit.
  var maximumPointSize: CGFloat = 0
}

extension UIFont {
  /// Returns the font scaled for the content size category of the traits; the font itself if it is
  /// not a scaled font.
  package func compatible(with traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    guard let base = scaling.base else {
      return .preferredFont(forTextStyle: scaling.style, compatibleWith: traits)
    }
    return UIFontMetrics(forTextStyle: scaling.style)
      .scaledFont(for: base, maximumPointSize: scaling.maximumPointSize, compatibleWith: traits)
  }
}
