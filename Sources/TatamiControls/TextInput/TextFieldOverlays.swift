import Foundation
import TatamiViews

/// The overlay views beside the text of a text field, with their view modes.
@MainActor
struct TextFieldOverlays {
  var left: UIView?
  var leftMode = UITextField.ViewMode.never
  var right: UIView?
  var rightMode = UITextField.ViewMode.never
  var clearMode = UITextField.ViewMode.never
  var clearButton: ClearButton?
}

/// The button that clears a text field.
final class ClearButton: UIControl {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
    accessibilityLabel = "Clear text"
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  /// Draws a cross in a circle.
  override func draw(_ rect: CGRect) {
    let side = min(bounds.width, bounds.height)
    let circle = CGRect(
      x: bounds.midX - side / 2,
      y: bounds.midY - side / 2,
      width: side,
      height: side
    ).insetBy(dx: 1.5, dy: 1.5)
    (isHighlighted ? UIColor.systemGray : .systemGray2).setFill()
    UIBezierPath(ovalIn: circle).fill()
    let cross = UIBezierPath()
    let arm = circle.insetBy(dx: circle.width * 0.32, dy: circle.height * 0.32)
    cross.move(to: CGPoint(x: arm.minX, y: arm.minY))
    cross.addLine(to: CGPoint(x: arm.maxX, y: arm.maxY))
    cross.move(to: CGPoint(x: arm.maxX, y: arm.minY))
    cross.addLine(to: CGPoint(x: arm.minX, y: arm.maxY))
    cross.lineWidth = 1.5
    cross.lineCapStyle = .round
    UIColor.systemBackground.setStroke()
    cross.stroke()
  }
}
