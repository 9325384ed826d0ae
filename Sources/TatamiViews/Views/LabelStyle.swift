import Foundation

/// The appearance of a label.
struct LabelStyle {
  var font: UIFont = Self.standardFont
  var adjustsFontForContentSizeCategory = false
  var textColor: UIColor = .label
  var highlightedTextColor: UIColor?
  var isHighlighted = false
  var isEnabled = true
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var textAlignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var numberOfLines = 1
  var adjustsFontSizeToFitWidth = false
  var minimumScaleFactor: CGFloat = 0
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var preferredMaxLayoutWidth: CGFloat = 0

  /// The font of labels without one of their own, shared by all of them.
  private static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// Takes over the attributes that the first character of a text has.
  mutating func take(_ content: LabelContent) {
    guard case .attributed = content else { return }
    font = content.firstValue(.font) ?? font
    textColor = content.firstValue(.foregroundColor) ?? textColor
    let paragraph: NSParagraphStyle? = content.firstValue(.paragraphStyle)
    textAlignment = paragraph?.alignment ?? textAlignment
    lineBreakMode = paragraph?.lineBreakMode ?? lineBreakMode
  }
}
