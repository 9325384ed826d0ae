import Foundation
import TatamiControls
import TatamiGraphics
import TatamiViews

/// A card with a header and actions, each of which scrolls if there is not enough room.
final class AlertGroupView: UIView {
  let header: AlertHeaderView
  private(set) var rows: [AlertActionView] = []
  private let headerScroll = UIScrollView()
  private let actionScroll = UIScrollView()
  private let headerLine = UIView()
  private var lines: [UIView] = []
  private let style: UIAlertController.Style
  private let choose: (UIAlertAction) -> Void

  init(_ style: UIAlertController.Style, choose: @escaping (UIAlertAction) -> Void) {
    (self.style, self.choose) = (style, choose)
    header = AlertHeaderView(style)
    super.init(frame: .zero)
    backgroundColor = AlertMetrics.cardColor
    layer.cornerRadius = AlertMetrics.cornerRadius
    clipsToBounds = true
    for scroll in [headerScroll, actionScroll] {
      scroll.contentInsetAdjustmentBehavior = .never
      addSubview(scroll)
    }
    headerScroll.addSubview(header)
    headerLine.backgroundColor = .separator
    addSubview(headerLine)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows other texts and actions; the rows of actions that are shown already are kept.
  func show(_ content: AlertContent, _ actions: [UIAlertAction]) {
    header.show(content)
    var unused = rows
    rows = actions.map { action in
      let index = unused.firstIndex { $0.action === action }
      return index.map { unused.remove(at: $0) } ?? AlertActionView(action, style, choose: choose)
    }
    for row in rows { row.isBold = content.isBold(row.action) }
    for view in unused + lines { view.removeFromSuperview() }
    lines = rows.dropFirst().map { _ in UIView() }
    for line in lines { line.backgroundColor = .separator }
    for view in rows + lines { actionScroll.addSubview(view) }
  }

  private var metrics: AlertMetrics { AlertMetrics(style: style, traits: traitCollection) }

  /// Updates the fonts for traits, which may not have reached this view yet.
  func updateFonts(_ traits: UITraitCollection) {
    header.updateFonts(traits)
    for row in rows { row.updateFonts(traits) }
    setNeedsLayout()
  }

  // MARK: Layout

  /// Whether the actions are side by side at a width: two whose titles fit, unless the text size is
  /// one for accessibility (N168, N256).
  private func areSideBySide(_ width: CGFloat) -> Bool {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    return style == .alert && rows.count == 2 && !isLarge
      && rows.allSatisfy { $0.fittingWidth <= width / 2 }
  }

  private func actionHeights(_ width: CGFloat) -> [CGFloat] {
    rows.map { $0.height(forWidth: width) }
  }

  /// Returns the height of all actions at a width.
  private func actionsHeight(_ width: CGFloat) -> CGFloat {
    if areSideBySide(width) { return actionHeights(width / 2).max() ?? 0 }
    return actionHeights(width).reduce(0, +)
  }

  /// Returns the height without scrolling at a width.
  func height(forWidth width: CGFloat) -> CGFloat {
    header.height(forWidth: width) + actionsHeight(width)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    let content = header.height(forWidth: width)
    let actions = actionsHeight(width)
    // The actions get at least half of the height that is missing.
    let shown = min(actions, max(height - content, height / 2))
    let top = height - shown
    place(headerScroll, CGRect(x: 0, y: 0, width: width, height: top), content)
    header.frame = CGRect(x: 0, y: 0, width: width, height: content)
    place(actionScroll, CGRect(x: 0, y: top, width: width, height: shown), actions)
    headerLine.frame = CGRect(x: 0, y: top, width: width, height: metrics.hairline)
    headerLine.isHidden = header.isEmpty || rows.isEmpty
    placeRows(width)
  }

  private func place(_ scroll: UIScrollView, _ frame: CGRect, _ height: CGFloat) {
    scroll.frame = frame
    scroll.contentSize = CGSize(width: frame.width, height: height)
    scroll.isScrollEnabled = height > frame.height + metrics.hairline
  }

  private func placeRows(_ width: CGFloat) {
    if areSideBySide(width) { return placeSideBySide(width) }
    var y: CGFloat = 0
    for (index, height) in actionHeights(width).enumerated() {
      rows[index].frame = CGRect(x: 0, y: y, width: width, height: height)
      if index > 0 {
        lines[index - 1].frame = CGRect(x: 0, y: y, width: width, height: metrics.hairline)
      }
      y += height
    }
  }

  /// Places cancel, or else the first action, at the leading side (N168, N255).
  private func placeSideBySide(_ width: CGFloat) {
    let height = actionsHeight(width)
    let half = CGRect(x: 0, y: 0, width: width / 2, height: height)
    let isReversed = rows[1].action.style == .cancel
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (first, second) = isReversed != isMirrored ? (rows[1], rows[0]) : (rows[0], rows[1])
    first.frame = half
    second.frame = half.offsetBy(dx: width / 2, dy: 0)
    lines[0].frame = CGRect(x: width / 2, y: 0, width: metrics.hairline, height: height)
  }
}
