public import Foundation
public import TatamiViews

extension UIContentUnavailableConfiguration {
  /// The appearance of an image.
  public struct ImageProperties: Hashable {
    /// The settings of symbols; nil for those of the image.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of template images; nil for the tint color of the view.
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size of the image, in points; 0 on an axis without a limit.
    public var maximumSize = CGSize.zero
    /// Whether the image keeps its colors while assistive settings invert colors; without effect.
    public var accessibilityIgnoresInvertColors = false

    init() {}

    /// Returns a size of an image, scaled down to the largest size.
    func limited(_ size: CGSize) -> CGSize {
      guard size.width > 0, size.height > 0 else { return .zero }
      let horizontal = maximumSize.width > 0 ? maximumSize.width / size.width : 1
      let vertical = maximumSize.height > 0 ? maximumSize.height / size.height : 1
      let scale = min(1, horizontal, vertical)
      return CGSize(width: size.width * scale, height: size.height * scale)
    }
  }

  /// The appearance of a text.
  public struct TextProperties: Hashable {
    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
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

    init(font: UIFont, color: UIColor) {
      (self.font, self.color) = (font, color)
    }

    /// Shows a text in a label.
    @MainActor
    func show(_ text: AttributedText?, in label: UILabel, isCentered: Bool) {
      label.isHidden = text?.string.isEmpty ?? true
      label.removeAttributedText()
      label.font = font
      label.textColor = color
      label.textAlignment = isCentered ? .center : .natural
      label.lineBreakMode = lineBreakMode
      label.numberOfLines = numberOfLines
      label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
      label.minimumScaleFactor = minimumScaleFactor
      label.adjustsFontForContentSizeCategory = true
      label.show(text)
    }
  }

  /// The behavior of a button.
  public struct ButtonProperties: Hashable {
    /// The action; nil for none.
    public var primaryAction: UIAction?
    /// The menu, which opens at once without an action; nil for none.
    public var menu: UIMenu?
    /// Whether the button reacts.
    public var isEnabled = true

    init() {}
  }
}
