import Foundation
import TatamiDrawing
import TatamiViews

extension UITextField {
  /// The radius of a rounded border, in points.
  static let radius: CGFloat = 6

  /// Draws the selection and the text, or the placeholder.
  func drawContent() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let rect = currentTextRect
    context.saveGState()
    context.clip(to: rect.shrunk(by: -Caret.width, 0))
    if hasText {
      if isEditing { drawSelection(in: rect, context) }
      drawText(in: rect)
    } else {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
    context.restoreGState()
  }

  /// Draws the border and its background.
  func drawBorder() {
    let pixel = 1 / max(1, traitCollection.displayScale)
    let rect = borderRect(forBounds: bounds).shrunk(by: pixel / 2, pixel / 2)
    guard appearance.border != .none, !rect.isEmpty else { return }
    let isRounded = appearance.border == .roundedRect
    let path =
      isRounded
      ? UIBezierPath(roundedRect: rect, cornerRadius: Self.radius) : UIBezierPath(rect: rect)
    if appearance.border != .line {
      (isEnabled ? UIColor.systemBackground : .secondarySystemBackground).setFill()
      path.fill()
    }
    path.lineWidth = appearance.border == .bezel ? 2 * pixel : pixel
    (appearance.border == .line ? UIColor.label : .systemGray3).setStroke()
    path.stroke()
  }

  private func drawSelection(in rect: CGRect, _ context: CGContext) {
    if isFirstResponder {
      textController.drawSelection(in: rect, context, tintColor: tintColor)
    }
    textController.drawMarkedText(in: rect, context, tintColor: tintColor)
  }

  /// Draws the text: scrolled during editing, otherwise truncated if it is too long.
  func drawLine(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let isTooLong = CGFloat(textController.flow.size().width) > rect.width
    guard isTooLong, !isEditing else { return textController.drawText(in: rect, context) }
    let layout =
      appearance.adjustsFontSize
      ? shrunkLayout(width: rect.width) : truncatedLayout(width: rect.width)
    let y = top(of: CGFloat(layout.size.height), in: rect)
    context.draw(layout, at: CGPoint(x: rect.minX, y: y))
  }

  /// Returns the layout of the start of the text, followed by an ellipsis.
  private func truncatedLayout(width: CGFloat, scale: Double = 1) -> TextLayout {
    var runs = textController.flow.leadingRuns(width: Double(width) / scale)
    for index in runs.indices { runs[index].attributes.font.pointSize *= scale }
    return singleLineLayout(runs, width: .points(Double(width)))
  }

  /// Returns the layout in the largest font size that fits, up to the field's own.
  private func shrunkLayout(width: CGFloat) -> TextLayout {
    let size = max(1, appearance.font.pointSize)
    let least = max(0.01, min(1, Double(appearance.minimumFontSize / size)))
    let fitting = Double(width) / max(1, textController.flow.size().width)
    return truncatedLayout(width: width, scale: max(least, min(1, fitting * 0.995)))
  }

  private func singleLineLayout(
    _ runs: [TextRequest.Run],
    width: TextRequest.Limit
  ) -> TextLayout {
    var style = lineStyle
    style.lineBreakMode = .truncateTail
    let request = TextRequest(runs: runs, widthLimit: width, maxLines: 1, style: style)
    return layer.runLoop.textShaping.layout(request)
  }

  // MARK: Placeholder

  /// The placeholder; nil if there is none or it is empty.
  var placeholderText: AttributedText? {
    guard let text = appearance.placeholder, !text.string.isEmpty else { return nil }
    return text
  }

  func placeholderLayout(_ text: AttributedText, width: TextRequest.Limit) -> TextLayout {
    singleLineLayout(
      text.requestRuns(font: appearance.font, color: .placeholderText),
      width: width
    )
  }

  func drawPlaceholderLine(in rect: CGRect) {
    guard let text = placeholderText, let context = UIGraphicsGetCurrentContext() else { return }
    let layout = placeholderLayout(text, width: .points(Double(max(0, rect.width))))
    let y = top(of: CGFloat(layout.size.height), in: rect)
    context.draw(layout, at: CGPoint(x: rect.minX, y: y))
  }
}
