import Foundation
import TatamiDrawing
import TatamiGeometry

extension UITextField {
  /// The radius of a rounded border, in points.
  static let radius: CGFloat = 6

  /// Draws border, selection and text.
  func drawField() {
    drawBorder()
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let rect = currentTextRect
    context.saveGState()
    context.clip(to: rect.shrunk(by: -Caret.width, 0))
    if hasText {
      if isEditing { drawMarks(in: rect) }
      drawText(in: rect)
    } else {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
    context.restoreGState()
  }

  private func drawBorder() {
    let pixel = 1 / max(1, traitCollection.displayScale)
    let rect = borderRect(forBounds: bounds).shrunk(by: pixel / 2, pixel / 2)
    guard look.border != .none, !rect.isEmpty else { return }
    let isRounded = look.border == .roundedRect
    let path =
      isRounded
      ? UIBezierPath(roundedRect: rect, cornerRadius: Self.radius) : UIBezierPath(rect: rect)
    if look.border != .line {
      (isEnabled ? UIColor.systemBackground : .secondarySystemBackground).setFill()
      path.fill()
    }
    path.lineWidth = look.border == .bezel ? 2 * pixel : pixel
    (look.border == .line ? UIColor.label : .systemGray3).setStroke()
    path.stroke()
  }

  /// Draws the selection, and lines under what an input method may change.
  private func drawMarks(in rect: CGRect) {
    let visible = Double(rect.minX)...Double(max(rect.minX, rect.maxX))
    if isFirstResponder {
      tintColor.withAlphaComponent(TextEditingController.highlightAlpha).setFill()
      for rect in textController.selectionRects(of: textController.editor.selection, in: visible) {
        UIGraphicsGetCurrentContext()?.fill(rect)
      }
    }
    guard let marked = textController.editor.marked else { return }
    tintColor.setFill()
    for rect in textController.selectionRects(of: marked, in: visible) {
      let line = CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1)
      UIGraphicsGetCurrentContext()?.fill(line)
    }
  }

  /// Draws the text: as it is scrolled while it is edited, else shortened where it is too long.
  func drawLine(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let isTooLong = CGFloat(textController.flow.size().width) > rect.width
    if isTooLong, !isEditing {
      let layout = look.shrinks ? shrunkLayout(width: rect.width) : shortLayout(width: rect.width)
      let y = top(of: CGFloat(layout.size.height), in: rect)
      return context.draw(layout, at: CGPoint(x: rect.minX, y: y))
    }
    let origin = textOrigin
    let span = Double(rect.minX - origin.x)...Double(max(rect.minX, rect.maxX) - origin.x)
    textController.draw(in: context, at: origin, span: span)
  }

  /// Lays out the start of the text with an ellipsis behind it.
  private func shortLayout(width: CGFloat, scale: Double = 1) -> TextLayout {
    var runs = textController.flow.firstRuns(width: Double(width) / scale)
    for index in runs.indices { runs[index].attributes.font.pointSize *= scale }
    var style = lineStyle
    style.lineBreakMode = .truncateTail
    let request = TextRequest(
      runs: runs,
      widthLimit: .points(Double(width)),
      maxLines: 1,
      style: style
    )
    return layer.runLoop.textShaping.layout(request)
  }

  /// Lays out the text in the largest size that fits, from that of its font downwards.
  private func shrunkLayout(width: CGFloat) -> TextLayout {
    let size = max(1, look.font.pointSize)
    let least = max(0.01, min(1, Double(look.minFontSize / size)))
    let fitting = Double(width) / max(1, textController.flow.size().width)
    return shortLayout(width: width, scale: max(least, min(1, fitting * 0.995)))
  }

  var placeholderText: NSAttributedString? {
    guard let text = look.placeholder, text.length > 0 else { return nil }
    return text
  }

  /// Lays out the placeholder.
  func placeholderLayout(_ text: NSAttributedString, width: TextRequest.Limit) -> TextLayout {
    var style = lineStyle
    style.lineBreakMode = .truncateTail
    let request = TextRequest(
      runs: text.runs(font: look.font, color: .placeholderText),
      widthLimit: width,
      maxLines: 1,
      style: style
    )
    return layer.runLoop.textShaping.layout(request)
  }

  func drawPlaceholderLine(in rect: CGRect) {
    guard let text = placeholderText, let context = UIGraphicsGetCurrentContext() else { return }
    let layout = placeholderLayout(text, width: .points(Double(max(0, rect.width))))
    let y = top(of: CGFloat(layout.size.height), in: rect)
    context.draw(layout, at: CGPoint(x: rect.minX, y: y))
  }
}

extension TextEditingController {
  /// The opacity of the tint behind selected characters.
  static let highlightAlpha: CGFloat = 0.2

  /// Draws the lines that reach into a stretch of the axis, in points from the text's start.
  func draw(in context: CGContext, at origin: CGPoint, span: ClosedRange<Double>) {
    for start in flow.starts(in: span) {
      let corner = flow.origin(of: start)
      var layout = flow.geometry(at: start).layout
      if axis == .vertical {
        layout.lines = layout.lines.filter {
          corner.y + $0.top <= span.upperBound && corner.y + $0.top + $0.height >= span.lowerBound
        }
      }
      context.draw(layout, at: CGPoint(x: origin.x + corner.x, y: origin.y + corner.y))
    }
  }
}

extension TextFlow {
  /// Returns as much of a line's start as is surely longer than a width.
  func firstRuns(width: Double) -> [TextRequest.Run] {
    var start = ChunkStart()
    var end = chunks[0].bytes
    while start.index + 1 < chunks.count, start.distance <= width {
      start = self.start(after: start)
      end = start.bytes + chunks[start.index].bytes
    }
    let part = text[text.utf8Range(0..<end)]
    return runs(of: part, units: 0)
  }
}
