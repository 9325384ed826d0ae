import Foundation
import TatamiViews

/// The subview that draws the visible lines and the selection of a text view.
///
/// It covers the bounds during scrolling, so that only visible lines are drawn, regardless of the
/// text's length.
final class TextCanvas: UIView {
  weak var textView: UITextView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// Draws the text again where it differs from what is drawn, after the layout of the text view.
  func redisplay() {
    layer.setNeedsDisplayOfDifference()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.displayDifference()
  }

  override func draw(_ rect: CGRect) {
    guard let textView, let context = UIGraphicsGetCurrentContext() else { return }
    context.translateBy(x: -frame.minX, y: -frame.minY)
    textView.drawLines(in: frame, context)
  }
}
