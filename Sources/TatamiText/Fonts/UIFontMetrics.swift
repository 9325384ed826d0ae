public import Foundation

/// A scale for fonts and lengths that follows the user's preferred content size category.
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// The metrics of body text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// Returns a font scaled for the current traits' content size category.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// Returns a font scaled for the current traits' content size category, up to a point size.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font scaled for the traits' content size category.
  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns a font scaled for the traits' content size category, up to a point size; 0 for no
  /// limit.
  open func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let wanted = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    let size = maximumPointSize > 0 ? min(wanted, maximumPointSize) : wanted
    let scaling = FontScaling(style: style, base: font, maximumPointSize: maximumPointSize)
    return UIFont(font.withSize(size).descriptor, scaling: scaling)
  }

  /// Returns a length scaled for the current traits' content size category, in points.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length scaled like the style's font for the traits' content size category, rounded
  /// to pixels.
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let ratio = style.pointSize(in: traits.sizeCategory) / style.pointSize(in: .large)
    guard ratio != 1 else { return value }
    return (value * ratio).rounded(toScale: traits.pixelsPerPoint)
  }
}
