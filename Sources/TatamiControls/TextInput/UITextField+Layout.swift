package import Foundation
import TatamiDrawing
import TatamiGeometry
package import TatamiViews

extension UITextField {
  /// The side length of the clear button, in points.
  private static let clearSide: CGFloat = 19
  /// The space between the clear button and the border, in points.
  private static let clearGap: CGFloat = 5

  // MARK: Rectangles

  private var showsLeft: Bool {
    overlays.left != nil && overlays.leftMode.isShown(isEditing: isEditing)
  }
  private var showsRight: Bool {
    overlays.right != nil && overlays.rightMode.isShown(isEditing: isEditing)
  }
  private var showsClear: Bool {
    hasText && overlays.clearMode.isShown(isEditing: isEditing) && !showsRight
  }

  func defaultTextRect(_ bounds: CGRect) -> CGRect {
    let insets = appearance.insets
    var rect = borderRect(forBounds: bounds).shrunk(by: insets.width, min(insets.height, 2))
    if showsLeft { cut(leftViewRect(forBounds: bounds), from: &rect, at: .leading) }
    if showsRight { cut(rightViewRect(forBounds: bounds), from: &rect, at: .trailing) }
    // The space of the button is always reserved, so that the text does not move when the button
    // appears.
    if overlays.clearMode != .never, !showsRight {
      cut(clearButtonRect(forBounds: bounds), from: &rect, at: .trailing)
    }
    rect.size.width = max(0, rect.width)
    rect.size.height = max(0, rect.height)
    return rect
  }

  private enum Side {
    case leading, trailing
  }

  /// Removes the space of an overlay view from the text rectangle.
  private func cut(_ overlay: CGRect, from rect: inout CGRect, at side: Side) {
    let gap: CGFloat = appearance.border == .none ? 0 : 3
    if (side == .leading) != isRightToLeft {
      let left = max(rect.minX, overlay.maxX + gap)
      rect = CGRect(
        x: left,
        y: rect.minY,
        width: rect.width - (left - rect.minX),
        height: rect.height
      )
    } else {
      rect.size.width = min(rect.maxX, overlay.minX - gap) - rect.minX
    }
  }

  func defaultLeftRect(_ bounds: CGRect) -> CGRect {
    overlayRect(overlays.left?.bounds.size ?? .zero, .leading, gap: 0, in: bounds)
  }

  func defaultRightRect(_ bounds: CGRect) -> CGRect {
    overlayRect(overlays.right?.bounds.size ?? .zero, .trailing, gap: 0, in: bounds)
  }

  func defaultClearRect(_ bounds: CGRect) -> CGRect {
    let size = CGSize(width: Self.clearSide, height: Self.clearSide)
    return overlayRect(size, .trailing, gap: Self.clearGap, in: bounds)
  }

  private func overlayRect(
    _ size: CGSize,
    _ side: Side,
    gap: CGFloat,
    in bounds: CGRect
  ) -> CGRect {
    let isAtLeft = (side == .leading) != isRightToLeft
    return CGRect(
      x: isAtLeft ? bounds.minX + gap : bounds.maxX - gap - size.width,
      y: bounds.minY + (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }

  /// The text rectangle for the current editing state.
  var currentTextRect: CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  // MARK: Sizes

  func naturalSize() -> CGSize {
    var size = CGSize(textController.flow.size())
    if !hasText, let placeholder = placeholderText {
      size = CGSize(placeholderLayout(placeholder, width: .unbounded).size)
    }
    let insets = appearance.insets
    size.width += 2 * insets.width + Caret.width
    for (isShown, view) in [(showsLeft, overlays.left), (showsRight, overlays.right)]
    where isShown {
      size.width += view?.bounds.width ?? 0
    }
    if overlays.clearMode != .never { size.width += Self.clearSide + Self.clearGap }
    let line = max(size.height, appearance.font.lineHeight)
    size.height = line + 2 * insets.height
    return size.roundedUp(toScale: traitCollection.displayScale)
  }

  // MARK: Subviews

  /// Returns the new overlay view of one side after removing the old one.
  func replace(_ old: UIView?, with new: UIView?) -> UIView? {
    if old !== new { old?.removeFromSuperview() }
    return new
  }

  /// The views that are shown beside the text, which assistive technologies read after the field.
  package var viewsBesideText: [UIView] {
    [overlays.left, overlays.clearButton, overlays.right].compactMap { view in
      view?.superview === self ? view : nil
    }
  }

  /// Shows and places the overlay views.
  func placeOverlays() {
    place(overlays.left, isShown: showsLeft, at: leftViewRect(forBounds: bounds))
    place(overlays.right, isShown: showsRight, at: rightViewRect(forBounds: bounds))
    if overlays.clearMode != .never, overlays.clearButton == nil {
      overlays.clearButton = makeClearButton()
    }
    place(overlays.clearButton, isShown: showsClear, at: clearButtonRect(forBounds: bounds))
  }

  private func place(_ view: UIView?, isShown: Bool, at rect: CGRect) {
    guard let view else { return }
    guard isShown else { return view.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
    if view.frame != rect { view.frame = rect }
  }

  private func makeClearButton() -> ClearButton {
    let button = ClearButton()
    button.addAction(
      UIAction { [weak self] _ in self?.clearButtonPressed() },
      for: .touchUpInside
    )
    return button
  }
}

// MARK: - Line of text

extension UITextField: TextEditingClient {
  var flowConfiguration: TextFlow.Configuration {
    TextFlow.Configuration(
      axis: .horizontal,
      width: 0,
      style: lineStyle,
      shaper: layer.runLoop.textShaping,
      resolve: attributeResolver(font: appearance.font, color: appearance.color)
    )
  }

  /// The paragraph style of the line; natural text follows the direction of the interface.
  var lineStyle: TextRequest.ParagraphStyle {
    var style = TextRequest.ParagraphStyle(
      alignment: appearance.alignment.value,
      lineBreakMode: .clip
    )
    if isRightToLeft, style.alignment == .natural { style.baseDirection = .rightToLeft }
    return style
  }

  var textOrigin: CGPoint {
    let rect = currentTextRect
    let size = textController.flow.size()
    let free = rect.width - CGFloat(size.width) - Caret.width
    let x = free >= 0 ? free * leftShare : -scroll
    return CGPoint(x: rect.minX + x, y: top(of: CGFloat(size.height), in: rect))
  }

  /// Returns the top of a line for the vertical alignment, rounded to a pixel.
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

  /// The share of the free width to the left of the line.
  private var leftShare: CGFloat {
    switch appearance.alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: textController.flow.isRightToLeft ? 1 : 0
    }
  }

  /// Scrolls the line so that the caret is visible, without scrolling past its ends.
  func scrollToCaret() {
    let rect = currentTextRect
    let flow = textController.flow
    let width = CGFloat(flow.size().width) + Caret.width
    guard width > rect.width else { return self.scroll = 0 }
    var scroll = scroll
    let head = textController.displayed(textController.editor.head)
    let x = CGFloat(flow.caret(at: head).minX)
    if x < scroll { scroll = x }
    if x + Caret.width > scroll + rect.width { scroll = x + Caret.width - rect.width }
    self.scroll = max(0, min(scroll, width - rect.width))
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved inward, to an empty rectangle at most, never to a
  /// null one.
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

extension UITextField: TextBaselines {
  package var lineHeight: CGFloat? { appearance.font.lineHeight }

  package func baselines(in size: CGSize) -> Baselines {
    let rect = textRect(forBounds: CGRect(origin: .zero, size: size))
    let baseline = top(of: appearance.font.lineHeight, in: rect) + appearance.font.ascender
    return Baselines(first: baseline, last: baseline)
  }
}
