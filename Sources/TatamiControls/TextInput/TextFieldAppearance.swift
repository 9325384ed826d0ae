import Foundation
import TatamiViews

/// The font, colors, border and placeholder of a text field.
struct TextFieldAppearance {
  static var defaultFont: UIFont { .systemFont(ofSize: UIFont.labelFontSize) }

  var font = TextFieldAppearance.defaultFont
  var color = UIColor.label
  var alignment = NSTextAlignment.natural
  var border = UITextField.BorderStyle.none
  var placeholder: AttributedText?
  var adjustsFontSize = false
  var minimumFontSize: CGFloat = 0
  /// The default attributes besides font and color.
  var otherAttributes: [NSAttributedString.Key: Any] = [:]

  var defaultAttributes: [NSAttributedString.Key: Any] {
    otherAttributes.merging([.font: font, .foregroundColor: color]) { $1 }
  }

  /// The space between the border and the text, in points.
  var insets: CGSize {
    switch border {
    case .none: .zero
    case .line: CGSize(width: 5, height: 4)
    case .bezel, .roundedRect: CGSize(width: 7, height: 7)
    }
  }
}
