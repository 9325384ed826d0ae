import Foundation
import TatamiViews

/// The font, color, alignment and insets of a text view.
struct TextViewAppearance {
  var font: UIFont?
  var color: UIColor?
  var alignment = NSTextAlignment.natural
  var insets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

  /// The font, or the default: the system font at 12 points.
  var resolvedFont: UIFont { font ?? .systemFont(ofSize: UIFont.smallSystemFontSize) }
  /// The color, or the default: the label color.
  var resolvedColor: UIColor { color ?? .label }

  var attributes: [NSAttributedString.Key: Any] {
    [.font: resolvedFont, .foregroundColor: resolvedColor]
  }
}
