import Foundation
import TatamiViews

/// The subview that draws the selection and the text or the placeholder of a text field.
///
/// Text in a view of its own, as in UIKit, stays visible if a subclass overrides the field's
/// `draw(_:)` without calling the superclass.
final class TextFieldCanvas: UIView {
  weak var field: UITextField?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let field, let context = UIGraphicsGetCurrentContext() else { return }
    context.translateBy(x: -frame.minX, y: -frame.minY)
    field.drawContent()
  }
}
