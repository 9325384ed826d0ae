import Foundation
import TatamiControls
import TatamiGraphics
import TatamiViews

/// The view of an alert or an action sheet: one card, or two if cancel stands apart.
final class AlertView: UIView {
  private let main: AlertGroupView
  private var cancel: AlertGroupView?
  private let style: UIAlertController.Style
  private var isInPopover = false
  /// The button under the finger.
  private var pressed: AlertActionView?
  private let choose: (UIAlertAction) -> Void

  init(_ style: UIAlertController.Style, choose: @escaping (UIAlertAction) -> Void) {
    (self.style, self.choose) = (style, choose)
    main = AlertGroupView(style, choose: choose)
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    addSubview(main)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows other content; text fields that are shown already stay in place, so that editing goes on.
  func show(_ content: AlertContent) {
    isInPopover = content.hidesCancel
    main.show(content, content.mainActions)
    showCancel(content)
    if let pressed, !groups.flatMap(\.rows).contains(pressed) { press(nil) }
    for action in content.actions {
      action.whenEnabledChanges = { [weak self] in self?.updateColors() }
    }
    updateFonts()
  }

  /// Shows the cancel action of an action sheet in a card of its own.
  private func showCancel(_ content: AlertContent) {
    let isApart = style == .actionSheet && !content.hidesCancel
    guard isApart, let action = content.cancelAction else {
      cancel?.removeFromSuperview()
      return cancel = nil
    }
    let group = cancel ?? AlertGroupView(style, choose: choose)
    group.backgroundColor = AlertMetrics.cancelColor
    group.show(AlertContent(style: style), [action])
    if cancel == nil { addSubview(group) }
    cancel = group
  }

  private var groups: [AlertGroupView] { [main, cancel].compactMap(\.self) }

  /// The element that assistive technologies read first: the title.
  var firstElement: UIView? {
    main.header.titleLabel.isHidden ? main : main.header.titleLabel
  }

  private func updateColors() {
    for row in groups.flatMap(\.rows) { row.updateColors() }
    if pressed?.action.isEnabled == false { press(nil) }
  }

  private func updateFonts() {
    for group in groups { group.updateFonts(traitCollection) }
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateFonts()
    superview?.setNeedsLayout()
  }

  // MARK: Layout

  /// Returns the height that shows everything at a width.
  func fittingHeight(_ width: CGFloat) -> CGFloat {
    let heights = groups.map { $0.height(forWidth: width) }.filter { $0 > 0 }
    return heights.reduce(0, +) + CGFloat(max(0, heights.count - 1)) * AlertMetrics.groupGap
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The arrow of a popover is no part of the safe area.
    let area = isInPopover ? bounds.inset(by: safeAreaInsets) : bounds
    let width = area.width
    var rest = area.height
    if let cancel {
      let height = min(cancel.height(forWidth: width), rest)
      rest -= height
      cancel.frame = CGRect(x: area.minX, y: area.minY + rest, width: width, height: height)
      rest = max(0, rest - AlertMetrics.groupGap)
    }
    main.frame = CGRect(x: area.minX, y: area.minY, width: width, height: rest)
    main.isHidden = rest == 0
  }

  // MARK: Touches

  private func row(at touch: UITouch) -> AlertActionView? {
    let hit = hitTest(touch.location(in: self), with: nil)
    let row = sequence(first: hit, next: \.?.superview).lazy.compactMap { $0 as? AlertActionView }
      .first
    return row.flatMap { $0.action.isEnabled ? $0 : nil }
  }

  private func press(_ row: AlertActionView?) {
    guard row !== pressed else { return }
    pressed?.isPressed = false
    pressed = row
    row?.isPressed = true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if pressed == nil, let touch = touches.first { press(row(at: touch)) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { press(row(at: touch)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let chosen = pressed
    press(nil)
    if let action = chosen?.action, action.isEnabled { choose(action) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { press(nil) }
}
