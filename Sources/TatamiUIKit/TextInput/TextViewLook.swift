import Foundation

/// How a text view looks.
struct TextViewLook {
  var font: UIFont?
  var color: UIColor?
  var alignment = NSTextAlignment.natural
  var insets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

  /// The font that is used: the system's at 12 points where none is set.
  var usedFont: UIFont { font ?? .systemFont(ofSize: UIFont.smallSystemFontSize) }
  var usedColor: UIColor { color ?? .label }

  var attributes: [NSAttributedString.Key: Any] {
    [.font: usedFont, .foregroundColor: usedColor]
  }
}

/// The part of a text view that is in sight, with its lines and the selection.
///
/// It moves along with the bounds, so that only lines in sight are drawn however long the text.
final class TextCanvas: UIView {
  weak var textView: UITextView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// Draws the lines in sight.
  override func draw(_ rect: CGRect) {
    guard let textView, let context = UIGraphicsGetCurrentContext() else { return }
    context.translateBy(x: -frame.minX, y: -frame.minY)
    textView.drawLines(in: frame, context)
  }
}
