public import Foundation
import TatamiDrawing

extension UIFont {
  /// The purpose of a text, which decides about its font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Makes a style from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The largest titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// First titles.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Second titles.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Third titles.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings, heavier than text.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Lines below headings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Text that stands out.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Notes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Second captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The point sizes from the smallest category to the largest, as Apple publishes them.
    private static let sizes: [TextStyle: [CGFloat]] = [
      .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    /// Returns the point size in a category; an unknown style is text, an unknown category large.
    package func pointSize(in category: UIContentSizeCategory) -> CGFloat {
      let usual = 3
      guard let sizes = Self.sizes[self] ?? Self.sizes[.body] else { return UIFont.labelFontSize }
      return sizes[category.step ?? usual]
    }

    /// How heavy the style's font is.
    package var weight: Weight { self == .headline ? .semibold : .regular }
  }

  /// Returns the font for a purpose, in the size of the current traits' category.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font for a purpose, in the size of the traits' category.
  public class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = style.pointSize(in: (traitCollection ?? .current).sizeCategory)
    let font = systemFont(ofSize: size, weight: style.weight)
    return UIFont(font.descriptor, from: FontOrigin(style: style))
  }
}

/// Scales fonts and lengths to the user's text size.
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// Metrics that scale like text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Makes metrics that scale like a style's font.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// Returns a font scaled to the current traits' category.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// Returns a font scaled to the current traits' category, up to a point size.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font scaled to the traits' category.
  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns a font scaled to the traits' category, up to a point size; 0 is no limit.
  open func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let wanted = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    let size = maximumPointSize > 0 ? min(wanted, maximumPointSize) : wanted
    let origin = FontOrigin(style: style, base: font, maximumPointSize: maximumPointSize)
    return UIFont(font.withSize(size).descriptor, from: origin)
  }

  /// Returns a length scaled to the current traits' category, in points.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length scaled as the style's font is in the traits' category, in whole pixels.
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let ratio = style.pointSize(in: traits.sizeCategory) / style.pointSize(in: .large)
    guard ratio != 1 else { return value }
    let scale =
      traits.displayScale > 0 ? traits.displayScale : UITraitCollection.default.displayScale
    return (value * ratio).rounded(toScale: scale)
  }
}

extension UITraitCollection {
  /// The user's text size; the usual one where nothing is said.
  fileprivate var sizeCategory: UIContentSizeCategory {
    preferredContentSizeCategory.step == nil ? .large : preferredContentSizeCategory
  }
}
