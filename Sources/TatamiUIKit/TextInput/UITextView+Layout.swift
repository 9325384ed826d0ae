import Foundation
import TatamiDrawing
import TatamiGeometry

extension UITextView: TextEditingClient {
  var flowConfiguration: TextFlow.Configuration {
    flowConfiguration(width: bounds.width)
  }

  /// Returns how the text is laid out in a view so wide; without a width it is not wrapped.
  private func flowConfiguration(width: CGFloat) -> TextFlow.Configuration {
    let (font, color) = (look.usedFont, look.usedColor)
    let traits = traitCollection
    var style =
      textController.looks.firstParagraphStyle?.request
      ?? TextRequest.ParagraphStyle(alignment: look.alignment.value)
    if isRightToLeft, style.alignment == .natural, style.baseDirection == .automatic {
      style.baseDirection = .rightToLeft
    }
    if style.lineBreakMode != .charWrap { style.lineBreakMode = .wordWrap }
    return TextFlow.Configuration(
      axis: .vertical,
      width: width > 0 && width < 1e6 ? Double(max(1, width - sideSpace)) : 1e6,
      style: style,
      shaper: layer.runLoop.textShaping,
      attributes: { look in
        var attributes: TextAttributes?
        traits.performAsCurrent {
          attributes = TextAttributes(look.attributes, font: font, color: color)
        }
        return attributes ?? TextAttributes(font: font.descriptor)
      }
    )
  }

  /// The space left and right of the lines, in points.
  private var sideSpace: CGFloat {
    look.insets.left + look.insets.right + 2 * textContainer.lineFragmentPadding
  }

  var textOrigin: CGPoint {
    CGPoint(x: look.insets.left + textContainer.lineFragmentPadding, y: look.insets.top)
  }

  /// Returns the size of the text wrapped at a width; no width at all is no limit (S215).
  func fittingSize(width: CGFloat) -> CGSize {
    let isOwn = width == bounds.width && width > 0
    let flow = isOwn ? textController.flow : textController.makeFlow(flowConfiguration(width: width))
    var size = CGSize(flow.size())
    size.width += sideSpace
    size.height += look.insets.top + look.insets.bottom
    return size.roundedUp(toScale: traitCollection.displayScale)
  }

  /// Takes the size of the text over.
  func updateContentSize() {
    guard bounds.width > 0 else { return }
    let height = CGFloat(textController.flow.size().height) + look.insets.top + look.insets.bottom
    let size = CGSize(width: bounds.width, height: height)
      .roundedUp(toScale: traitCollection.displayScale)
    if contentSize != size { contentSize = size }
  }

  /// Brings what is in sight to the bounds.
  func placeText() {
    updateContentSize()
    if canvas.frame != bounds {
      canvas.frame = bounds
      canvas.setNeedsDisplay()
    }
    guard showsCaret else { return textController.caret.hide() }
    textController.caret.move(to: caretRect(for: UITextPosition(textController.editor.head)))
  }

  private var showsCaret: Bool {
    isEditing && isFirstResponder && textController.editor.selection.isEmpty
  }

  /// Draws text and selection anew and lets the caret blink anew.
  func redisplayText() {
    canvas.setNeedsDisplay()
    setNeedsLayout()
    guard showsCaret else { return textController.caret.hide() }
    textController.caret.show(caretRect(for: UITextPosition(textController.editor.head)), color: tintColor)
  }

  func updateDisplay() {
    if isFirstResponder {
      updateContentSize()
      scrollToHead()
    }
    redisplayText()
  }

  private func scrollToHead() {
    let rect = textController.caretRect(at: textController.editor.head)
    scrollRectToVisible(withSpace(rect), animated: false)
  }

  /// Returns a line's rectangle with the space around the text where it is the first or last.
  private func withSpace(_ rect: CGRect) -> CGRect {
    let bottom = contentSize.height - look.insets.bottom
    var rect = CGRect(x: 0, y: rect.minY, width: 0, height: rect.height)
    if rect.minY <= look.insets.top {
      rect.size.height += rect.minY
      rect.origin.y = 0
    }
    if rect.maxY >= bottom - 1 { rect.size.height = contentSize.height - rect.minY }
    return rect
  }

  func showCharacters(_ range: NSRange) {
    updateContentSize()
    let range = textController.text.wholeCharacters(range)
    let first = textController.caretRect(at: TextPlace(range.lowerBound))
    let last = textController.caretRect(at: TextPlace(range.upperBound, .upstream))
    scrollRectToVisible(withSpace(first.union(last)), animated: false)
  }

  func lookChanged() {
    textController.relayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Drawing

  /// Draws what is in sight: the selection, and the lines upon it.
  func drawLines(in visible: CGRect, _ context: CGContext) {
    guard !visible.isEmpty, visible.isFinite else { return }
    let span = Double(visible.minY)...Double(visible.maxY)
    if isFirstResponder {
      tintColor.withAlphaComponent(TextEditingController.highlightAlpha).setFill()
      for rect in textController.selectionRects(of: textController.editor.selection, in: span)
      where rect.intersects(visible) {
        context.fill(rect)
      }
    }
    let origin = textOrigin
    textController.draw(
      in: context,
      at: origin,
      span: span.lowerBound - Double(origin.y)...span.upperBound - Double(origin.y)
    )
    guard let marked = textController.editor.marked else { return }
    tintColor.setFill()
    for rect in textController.selectionRects(of: marked, in: span) {
      context.fill(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1))
    }
  }
}
