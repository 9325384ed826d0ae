public import Foundation
public import TatamiControls
public import TatamiViews

extension UIListContentConfiguration {
  /// The appearance of an image.
  public struct ImageProperties: Hashable {
    /// The settings of symbols; nil for the size of the text's font.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of template images; nil for the tint color of the view.
    public var tintColor: UIColor?
    /// The function that derives the color of template images; nil for none.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size of the image, in points; 0 on an axis without a limit.
    public var maximumSize = CGSize.zero
    /// The size in which the image is centered, in points; 0 on an axis for the image's own length.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image keeps its colors while assistive settings invert colors; without effect.
    public var accessibilityIgnoresInvertColors = false

    /// The value that stands for the standard size of symbols in a reserved size.
    public static let standardDimension: CGFloat = -.greatestFiniteMagnitude
    /// The length that `standardDimension` stands for, in points.
    private static let standardLength: CGFloat = 28

    init() {}

    /// Returns the color of template images in a view with a tint color.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Returns a size of an image, scaled down to the largest size.
    func limited(_ size: CGSize) -> CGSize {
      guard size.width > 0, size.height > 0 else { return .zero }
      let horizontal = maximumSize.width > 0 ? maximumSize.width / size.width : 1
      let vertical = maximumSize.height > 0 ? maximumSize.height / size.height : 1
      let scale = min(1, horizontal, vertical)
      return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// Returns the size that the layout reserves for an image of a size.
    func reservedSize(for size: CGSize) -> CGSize {
      CGSize(
        width: Self.length(reservedLayoutSize.width, size.width),
        height: Self.length(reservedLayoutSize.height, size.height)
      )
    }

    private static func length(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
      if reserved == standardDimension { return standardLength }
      return reserved > 0 ? reserved : own
    }
  }

  /// The appearance of a text.
  public struct TextProperties: Hashable {
    /// The alignments of a text.
    public enum TextAlignment: Int, Sendable {
      /// The alignment of the layout direction.
      case natural = 0
      /// Centered lines.
      case center = 1
      /// Lines of full width.
      case justified = 2

      var textAlignment: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
      }
    }

    /// The transforms of letters.
    public enum TextTransform: Int, Sendable {
      /// No change.
      case none = 0
      /// Uppercase letters.
      case uppercase = 1
      /// Lowercase letters.
      case lowercase = 2
      /// Words that begin with an uppercase letter.
      case capitalized = 3

      func applied(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
      }
    }

    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// The function that derives the color; nil for none.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of lines.
    public var alignment = TextAlignment.natural
    /// The wrapping of lines and the truncation of text that does not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// Whether the font shrinks until the text fits.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale factor of a font that shrinks to fit; 0 for no limit.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may move closer together before a text is truncated.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the user's text size.
    public var adjustsFontForContentSizeCategory = true
    /// The transform of letters.
    public var transform = TextTransform.none
    /// The color in the normal state.
    private let normalColor: UIColor

    init(font: UIFont, color: UIColor) {
      (self.font, self.color, normalColor) = (font, color, color)
    }

    /// Returns the color, derived by the transformer.
    public func resolvedColor() -> UIColor {
      colorTransformer?(color) ?? color
    }

    /// Sets the color for a state unless the program has set one.
    mutating func update(isDisabled: Bool) {
      guard color == normalColor || color == .tertiaryLabel else { return }
      color = isDisabled ? .tertiaryLabel : normalColor
    }
  }
}
