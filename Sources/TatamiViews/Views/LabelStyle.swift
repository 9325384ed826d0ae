import Foundation

/// The appearance of a label.
struct LabelStyle {
  var font: UIFont = .systemFont(ofSize: UIFont.labelFontSize)
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
}
