import Foundation
package import TatamiGraphics

/// What a font was made from, so that it can be made for another text size.
package struct FontOrigin: Sendable {
  var style: UIFont.TextStyle
  /// The font that was scaled; nil for the style's own.
  var base: UIFont?
  /// The largest size, in points; 0 is no limit.
  var maximumPointSize: CGFloat = 0
}

extension UIFont {
  /// Returns the font for the traits' text size; the font itself if it does not depend on it.
  package func compatible(with traits: UITraitCollection) -> UIFont {
    guard let origin else { return self }
    guard let base = origin.base else {
      return .preferredFont(forTextStyle: origin.style, compatibleWith: traits)
    }
    return UIFontMetrics(forTextStyle: origin.style)
      .scaledFont(for: base, maximumPointSize: origin.maximumPointSize, compatibleWith: traits)
  }
}
