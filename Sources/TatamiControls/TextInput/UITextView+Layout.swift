package import Foundation
import TatamiDrawing
import TatamiGeometry
package import TatamiViews

extension UITextView: TextEditingClient {
  var flowConfiguration: TextFlow.Configuration {
    flowConfiguration(width: bounds.width)
  }

  /// Returns the configuration for a view width; without a width, lines do not wrap.
  private func flowConfiguration(width: CGFloat) -> TextFlow.Configuration {
    var style =
      textController.attributeRuns.firstParagraphStyle?.request
      ?? TextRequest.ParagraphStyle(alignment: appearance.alignment.value)
    // The interface's direction applies only to paragraphs without letters (S217).
    if isRightToLeft, style.alignment == .natural, style.baseDirection == .automatic {
      style.baseDirection = .automaticOrRightToLeft
    }
    if style.lineBreakMode != .charWrap { style.lineBreakMode = .wordWrap }
    let isOwnWidth = textContainer.widthTracksTextView
    let space = isOwnWidth ? horizontalSpace : 2 * textContainer.lineFragmentPadding
    let width = isOwnWidth ? width : textContainer.size.width
    var configuration = TextFlow.Configuration(
      axis: .vertical,
      width: width > 0 && width < 1e6 ? Double(max(1, width - space)) : 1e6,
      style: style,
      shaper: layer.runLoop.textShaping,
      resolve: attributeResolver(
        font: appearance.resolvedFont,
        color: appearance.resolvedColor
      )
    )
    textContainer.limit(&configuration)
    return configuration
  }

  /// Connects the container with the layout manager and the view.
  func connectTextContainer() {
    textContainer.widthTracksTextView = true
    textContainer.onChange = { [weak self] in self?.appearanceDidChange() }
    textContainer.viewSize = { [weak self] in self?.innerSize }
    textContainer.layoutManager = layoutManager
    layoutManager.container = textContainer
    layoutManager.text = { [weak self] in self?.laidOutText }
    layoutManager.storage = { [weak self] in self?.textStorage }
  }

  /// The size inside of the insets.
  private var innerSize: CGSize {
    let insets = appearance.insets
    return CGSize(
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom)
    )
  }

  /// The total space to the left and right of the lines, in points.
  private var horizontalSpace: CGFloat {
    appearance.insets.left + appearance.insets.right + 2 * textContainer.lineFragmentPadding
  }

  /// The text with its lines, in the coordinates of the text container.
  var laidOutText: LaidOutText {
    LaidOutText(
      textController.text,
      textController.flow,
      width: textContainer.size.width,
      padding: textContainer.lineFragmentPadding
    )
  }

  var textOrigin: CGPoint {
    CGPoint(
      x: appearance.insets.left + textContainer.lineFragmentPadding,
      y: appearance.insets.top
    )
  }

  /// Returns the size of the text wrapped at a width; zero means no limit (S215).
  func fittingSize(width: CGFloat) -> CGSize {
    let isCurrentWidth = width == bounds.width && width > 0
    let flow =
      isCurrentWidth
      ? textController.flow : textController.makeFlow(flowConfiguration(width: width))
    var size = CGSize(flow.size())
    size.width += horizontalSpace
    size.height += appearance.insets.top + appearance.insets.bottom
    return size.roundedUp(toScale: traitCollection.displayScale)
  }

  /// Sets the content size to the size of the text.
  private func updateContentSize() {
    guard bounds.width > 0 else { return }
    let insets = appearance.insets
    let height = CGFloat(textController.flow.size().height) + insets.top + insets.bottom
    let size = CGSize(width: bounds.width, height: height)
      .roundedUp(toScale: traitCollection.displayScale)
    if contentSize != size { contentSize = size }
  }

  /// Places the canvas over the visible part of the text, and the caret.
  func placeText() {
    updateContentSize()
    if canvas.frame != bounds {
      canvas.frame = bounds
      canvas.setNeedsDisplay()
    }
    placeCaret()
  }

  /// Draws the text and the selection again and restarts the blinking of the caret.
  func redisplayText() {
    canvas.redisplay()
    setNeedsLayout()
    showCaret()
  }

  func updateDisplay() {
    if isFirstResponder {
      updateContentSize()
      scrollToCaret()
    }
    redisplayText()
  }

  private func scrollToCaret() {
    let rect = textController.caretRect(at: textController.editor.head)
    scrollRectToVisible(includingInsets(rect), animated: false)
  }

  /// Returns the rectangle of lines, extended by the insets at the first and the last line.
  private func includingInsets(_ rect: CGRect) -> CGRect {
    let bottom = contentSize.height - appearance.insets.bottom
    var rect = CGRect(x: 0, y: rect.minY, width: 0, height: rect.height)
    if rect.minY <= appearance.insets.top {
      rect.size.height += rect.minY
      rect.origin.y = 0
    }
    if rect.maxY >= bottom - 1 { rect.size.height = contentSize.height - rect.minY }
    return rect
  }

  func scrollToVisible(_ range: NSRange) {
    updateContentSize()
    let range = textController.text.wholeCharacters(range)
    let first = textController.caretRect(at: CaretPosition(range.lowerBound))
    let last = textController.caretRect(at: CaretPosition(range.upperBound, .upstream))
    scrollRectToVisible(includingInsets(first.union(last)), animated: false)
  }

  // MARK: Drawing

  /// Draws the visible part of the text over its selection.
  func drawLines(in visible: CGRect, _ context: CGContext) {
    guard !visible.isEmpty, visible.isFinite else { return }
    if isFirstResponder {
      textController.drawSelection(in: visible, context, tintColor: tintColor)
    }
    textController.drawText(in: visible, context)
    textController.drawMarkedText(in: visible, context, tintColor: tintColor)
  }
}

extension UITextView: TextBaselines {
  package var lineHeight: CGFloat? { appearance.resolvedFont.lineHeight }

  package func baselines(in size: CGSize) -> Baselines {
    let bottom = fittingSize(width: size.width).height - appearance.insets.bottom
    let font = appearance.resolvedFont
    return Baselines(first: appearance.insets.top + font.ascender, last: bottom + font.descender)
  }
}
