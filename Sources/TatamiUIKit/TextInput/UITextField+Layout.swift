import Foundation
import TatamiDrawing
import TatamiGeometry

extension UITextField {
  /// The side of the clear button, in points.
  private static let clearSide: CGFloat = 19
  /// The space between the clear button and the border, in points.
  private static let clearGap: CGFloat = 5

  // MARK: Rectangles

  var showsLeft: Bool { sides.left != nil && sides.leftMode.shows(isEditing: isEditing) }
  var showsRight: Bool { sides.right != nil && sides.rightMode.shows(isEditing: isEditing) }
  var showsClear: Bool { hasText && sides.clearMode.shows(isEditing: isEditing) && !showsRight }

  func defaultTextRect(_ bounds: CGRect) -> CGRect {
    let insets = look.insets
    var rect = borderRect(forBounds: bounds).shrunk(by: insets.width, min(insets.height, 2))
    if showsLeft { cut(&rect, leftViewRect(forBounds: bounds), atStart: .start) }
    if showsRight { cut(&rect, rightViewRect(forBounds: bounds), atStart: .end) }
    // The place of the button is kept free, so that the text does not jump when it appears.
    if sides.clearMode != .never, !showsRight {
      cut(&rect, clearButtonRect(forBounds: bounds), atStart: .end)
    }
    rect.size.width = max(0, rect.width)
    rect.size.height = max(0, rect.height)
    return rect
  }

  private enum Side {
    case start, end
  }

  /// Takes the place of something beside the text away from the text.
  private func cut(_ rect: inout CGRect, _ taken: CGRect, atStart side: Side) {
    let gap: CGFloat = look.border == .none ? 0 : 3
    if (side == .start) != isRightToLeft {
      let left = max(rect.minX, taken.maxX + gap)
      rect = CGRect(
        x: left,
        y: rect.minY,
        width: rect.width - (left - rect.minX),
        height: rect.height
      )
    } else {
      rect.size.width = min(rect.maxX, taken.minX - gap) - rect.minX
    }
  }

  func defaultLeftRect(_ bounds: CGRect) -> CGRect {
    sideRect(sides.left?.bounds.size ?? .zero, .start, gap: 0, in: bounds)
  }

  func defaultRightRect(_ bounds: CGRect) -> CGRect {
    sideRect(sides.right?.bounds.size ?? .zero, .end, gap: 0, in: bounds)
  }

  func defaultClearRect(_ bounds: CGRect) -> CGRect {
    let size = CGSize(width: Self.clearSide, height: Self.clearSide)
    return sideRect(size, .end, gap: Self.clearGap, in: bounds)
  }

  private func sideRect(_ size: CGSize, _ side: Side, gap: CGFloat, in bounds: CGRect) -> CGRect {
    let isAtLeft = (side == .start) != isRightToLeft
    return CGRect(
      x: isAtLeft ? bounds.minX + gap : bounds.maxX - gap - size.width,
      y: bounds.minY + (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }

  /// Where the text stands now.
  var currentTextRect: CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  // MARK: Sizes

  func naturalSize() -> CGSize {
    var size = CGSize(textController.flow.size())
    if !hasText, let placeholder = placeholderText {
      size = CGSize(placeholderLayout(placeholder, width: .unbounded).size)
    }
    let insets = look.insets
    size.width += 2 * insets.width + Caret.width
    for (isShown, view) in [(showsLeft, sides.left), (showsRight, sides.right)] where isShown {
      size.width += view?.bounds.width ?? 0
    }
    if sides.clearMode != .never { size.width += Self.clearSide + Self.clearGap }
    let line = max(size.height, look.font.lineHeight)
    size.height = line + 2 * insets.height
    return size.roundedUp(toScale: traitCollection.displayScale)
  }

  // MARK: Subviews

  /// Returns a view for one side, put in place of another.
  func replace(_ old: UIView?, with new: UIView?) -> UIView? {
    if old !== new { old?.removeFromSuperview() }
    return new
  }

  /// Shows and places the views beside the text.
  func placeSides() {
    place(sides.left, isShown: showsLeft, at: leftViewRect(forBounds: bounds))
    place(sides.right, isShown: showsRight, at: rightViewRect(forBounds: bounds))
    if sides.clearMode != .never, sides.clearButton == nil { sides.clearButton = makeClearButton() }
    place(sides.clearButton, isShown: showsClear, at: clearButtonRect(forBounds: bounds))
  }

  private func place(_ view: UIView?, isShown: Bool, at rect: CGRect) {
    guard let view else { return }
    guard isShown else { return view.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
    if view.frame != rect { view.frame = rect }
  }

  private func makeClearButton() -> ClearButton {
    let button = ClearButton()
    button.addAction(UIAction { [weak self] _ in self?.clearButtonPressed() }, for: .touchUpInside)
    return button
  }

  /// Places the caret; it is shown while there is no selection.
  func placeCaret() {
    guard isEditing, isFirstResponder, textController.editor.selection.isEmpty else {
      return textController.caret.hide()
    }
    textController.caret.move(to: caretRect(for: UITextPosition(textController.editor.head)))
  }
}

// MARK: - The line of text

extension UITextField: TextEditingClient {
  var flowConfiguration: TextFlow.Configuration {
    let (font, color) = (look.font, look.color)
    let traits = traitCollection
    return TextFlow.Configuration(
      axis: .horizontal,
      width: 0,
      style: lineStyle,
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

  /// How lines are set: read in the interface's direction where nothing else is said.
  var lineStyle: TextRequest.ParagraphStyle {
    var style = TextRequest.ParagraphStyle(alignment: look.alignment.value, lineBreakMode: .clip)
    if isRightToLeft, style.alignment == .natural { style.baseDirection = .rightToLeft }
    return style
  }

  /// Where the laid out line begins, in the field's coordinates.
  var textOrigin: CGPoint {
    let rect = currentTextRect
    let size = textController.flow.size()
    let free = rect.width - CGFloat(size.width) - Caret.width
    let x = free >= 0 ? free * leftShare : -scroll
    return CGPoint(x: rect.minX + x, y: top(of: CGFloat(size.height), in: rect))
  }

  /// Returns the top of something as tall as a line, by the vertical alignment, on a pixel.
  func top(of height: CGFloat, in rect: CGRect) -> CGFloat {
    let free = rect.height - height
    let share: CGFloat =
      switch contentVerticalAlignment {
      case .center, .fill: 0.5
      case .top: 0
      case .bottom: 1
      }
    let scale = max(1, traitCollection.displayScale)
    return rect.minY + (free * share).rounded(toScale: scale)
  }

  /// The share of the free width that lies left of the line.
  private var leftShare: CGFloat {
    switch look.alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: isLineRightToLeft ? 1 : 0
    }
  }

  /// Whether the line is read from right to left.
  var isLineRightToLeft: Bool { textController.flow.chunks.first?.isRightToLeft ?? isRightToLeft }

  /// Scrolls the line so that the caret is in sight, and no further than it reaches.
  func scrollToCaret() {
    let rect = currentTextRect
    let width = CGFloat(textController.flow.size().width) + Caret.width
    guard width > rect.width else { return scroll = 0 }
    let x = CGFloat(textController.flow.caret(at: textController.displayed(textController.editor.head)).minX)
    if x < scroll { scroll = x }
    if x + Caret.width > scroll + rect.width { scroll = x + Caret.width - rect.width }
    scroll = max(0, min(scroll, width - rect.width))
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved inwards; it gets empty, but never null.
  func shrunk(by x: CGFloat, _ y: CGFloat) -> CGRect {
    guard isFinite else { return .zero }
    let inset = CGSize(width: Swift.min(x, width / 2), height: Swift.min(y, height / 2))
    return CGRect(
      x: minX + inset.width,
      y: minY + inset.height,
      width: width - 2 * inset.width,
      height: height - 2 * inset.height
    )
  }
}
