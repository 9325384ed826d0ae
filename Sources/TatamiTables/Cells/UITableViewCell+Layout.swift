import Foundation
import TatamiControls
import TatamiListContent
import TatamiViews

extension UITableViewCell {
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The width of the margin behind the accessories, in points.
  private var trailingMargin: CGFloat { max(CellMetrics.side, directionalLayoutMargins.trailing) }

  /// Returns the frame of the content view in a size.
  func contentFrame(in size: CGSize) -> CGRect {
    let controls = controls.widths(in: self)
    let indentation = CGFloat(max(0, cellState.indentationLevel)) * cellState.indentationWidth
    let leading = min(size.width, controls.leading + indentation)
    var trailing = controls.trailing
    if !accessories.shown.isEmpty {
      let margin = controls.trailing > 0 ? 0 : trailingMargin
      trailing += margin + accessories.width + CellMetrics.accessoryGap
    }
    let width = max(0, size.width - leading - trailing)
    let frame = CGRect(x: leading, y: 0, width: width, height: size.height)
    return isMirrored ? frame.mirrored(in: CGRect(origin: .zero, size: size)) : frame
  }

  // MARK: Measuring

  /// Whether the content determines a height.
  var hasContent: Bool {
    content.isConfigured || contentView.hasConstraintsInside || !labels.isEmpty
  }

  /// Returns the height that fits the content in a width, in points.
  func fittingHeight(in width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    let size = CGSize(width: width, height: bounds.height)
    let frame = contentFrame(in: size)
    if content.isConfigured || contentView.hasConstraintsInside {
      return content.fittingHeight(in: frame, of: size)
    }
    guard !labels.isEmpty, style != .value2 else { return CellMetrics.height }
    return labels.layout(style: style, margins: contentMargins(in: frame, width: width))
      .frames(width: frame.width, height: nil).height
  }

  /// The margins of labels in the content view, left to right.
  private func contentMargins(in frame: CGRect, width: CGFloat) -> UIEdgeInsets {
    let margins = directionalLayoutMargins
    let reachesEdge = accessories.shown.isEmpty && controls.widths(in: self).trailing == 0
    return UIEdgeInsets(
      top: margins.top,
      left: margins.leading,
      bottom: margins.bottom,
      right: reachesEdge ? margins.trailing : CellMetrics.contentTrailing
    )
  }

  // MARK: Placing

  /// Places all parts of the cell.
  func layoutParts() {
    contentView.frame = contentFrame(in: bounds.size)
    for view in [content.backgroundView, backgrounds.normal, backgrounds.shown] {
      view?.frame = bounds
    }
    placeAccessories()
    if !content.isConfigured, !labels.isEmpty { placeLabels() }
    separators.place(in: self, leading: textStart)
  }

  private func placeLabels() {
    let margins = contentMargins(in: contentView.frame, width: bounds.width)
    if style == .value2 { return placeColumns(margins) }
    let layout = labels.layout(style: style, margins: margins)
    let frames = layout.frames(width: contentView.bounds.width, height: bounds.height)
    labels.place(frames, in: self)
  }

  /// Places the labels of the style with a narrow column of right-aligned texts.
  private func placeColumns(_ margins: UIEdgeInsets) {
    let bounds = contentView.bounds
    var frames = ListContentLayout.Frames()
    frames.text = CGRect(
      x: margins.left,
      y: 0,
      width: CellMetrics.value2Column,
      height: bounds.height
    )
    labels.text?.textAlignment = isMirrored ? .left : .right
    let start = frames.text.maxX + CellMetrics.value2Gap
    frames.secondary = CGRect(
      x: start,
      y: 0,
      width: max(0, bounds.width - margins.right - start),
      height: bounds.height
    )
    labels.place(frames, in: self)
  }

  private func placeAccessories() {
    let widths = controls.widths(in: self)
    var end = bounds.width - (widths.trailing > 0 ? widths.trailing : trailingMargin)
    for view in accessories.shown.reversed() {
      place(view, minX: end - view.bounds.width)
      end -= view.bounds.width + CellMetrics.accessorySpacing
    }
    if let edit = controls.edit { place(edit, minX: trailingMargin - 1) }
    if let reorder = controls.reorder {
      place(reorder, minX: bounds.width - trailingMargin - reorder.bounds.width)
    }
  }

  /// Centers a view vertically at a distance from the leading edge.
  private func place(_ view: UIView, minX: CGFloat) {
    let scale = max(1, traitCollection.displayScale)
    let y = ((bounds.height - view.bounds.height) / 2 * scale).rounded() / scale
    let frame = CGRect(origin: CGPoint(x: minX, y: y), size: view.bounds.size)
    view.frame = isMirrored ? frame.mirrored(in: bounds) : frame
  }

  /// The distance of the text from the leading edge, in points.
  private var textStart: CGFloat {
    var start = directionalLayoutMargins.leading
    if let view = contentView as? UIListContentView {
      view.layoutIfNeeded()
      let text = view.textFrame
      if text.width > 0 { start = isMirrored ? view.bounds.maxX - text.maxX : text.minX }
    } else if let text = labels.text, text.frame.width > 0, style != .value2 {
      start = isMirrored ? contentView.bounds.maxX - text.frame.maxX : text.frame.minX
    }
    let frame = contentView.frame
    return start + (isMirrored ? bounds.width - frame.maxX : frame.minX)
  }
}
