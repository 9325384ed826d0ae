import Foundation
import TatamiGraphics
import TatamiViews

/// The preview beside a context menu: the pressed view as it looks, or the view of a controller.
final class MenuPreview: UIView {
  /// The origin or the destination of the preview.
  var targeted: UITargetedPreview
  /// Whether the preview grows at the end.
  var popsOut = false
  private let controller: UIViewController?
  private let lifted: LiftedView
  /// The frame beside the menu.
  private var placed = CGRect.zero
  private var isLifted = false

  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - targeted: The view that was pressed.
  ///   - controller: The controller whose view is shown in place of it; nil for none.
  init(_ targeted: UITargetedPreview, _ controller: UIViewController?) {
    (self.targeted, self.controller) = (targeted, controller)
    let view = targeted.view
    lifted = LiftedView(
      of: view,
      content: controller?.view,
      parameters: targeted.parameters,
      isOutlined: controller == nil
    )
    super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
    lifted.layer.shadowOpacity = 0.25
    lifted.layer.shadowRadius = 20
    lifted.layer.shadowOffset = CGSize(width: 0, height: 6)
    addSubview(lifted)
    isAccessibilityElement = controller == nil && view.isAccessibilityElement
    accessibilityLabel = view.accessibilityLabel
    accessibilityElementsHidden = controller == nil
  }

  required init?(coder: NSCoder) { nil }

  /// Returns where the preview comes from, in the coordinates of the interaction's view.
  func sourceBounds(in view: UIView) -> CGRect { targeted.frame(in: view) }

  override func layoutSubviews() {
    super.layoutSubviews()
    lifted.frame = bounds
    lifted.layoutIfNeeded()
  }

  // MARK: Placement

  /// The size beside the menu, if there is enough room.
  private func wantedSize(in room: CGRect) -> CGSize {
    guard let controller else { return bounds.size }
    let preferred = controller.preferredContentSize
    return CGSize(
      width: preferred.width > 0 ? preferred.width : room.width,
      height: preferred.height > 0 ? preferred.height : room.height * 0.6
    )
  }

  /// Chooses the frame beside a menu, inside the safe area; returns it.
  ///
  /// - Parameters:
  ///   - menu: The size of the menu.
  ///   - source: Where the preview comes from.
  ///   - safeArea: The part of the window that nothing covers.
  func place(for menu: CGSize, source: CGRect, safeArea: CGRect) -> CGRect {
    let room = MenuPlacement.room(in: safeArea)
    let wanted = wantedSize(in: room)
    let gap = MenuPlacement.gap
    let most = max(room.height * 0.3, room.height - gap - menu.height)
    let scale = min(
      1,
      room.width / max(1, wanted.width),
      min(most, room.height) / max(1, wanted.height)
    )
    let size = CGSize(width: wanted.width * scale, height: wanted.height * scale)
    var frame = CGRect(
      x: source.midX - size.width / 2,
      y: source.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    frame.origin.x = min(max(room.minX, frame.minX), room.maxX - frame.width)
    frame.origin.y = min(max(room.minY, frame.minY), room.maxY - frame.height)
    let fitsBelow = frame.maxY + gap + menu.height <= room.maxY
    let fitsAbove = controller == nil && frame.minY - gap - menu.height >= room.minY
    if !fitsBelow, !fitsAbove {
      frame.origin.y = max(room.minY, room.maxY - menu.height - gap - frame.height)
    }
    placed = frame
    if isLifted { show(frame) }
    return frame
  }

  private func show(_ frame: CGRect) {
    if controller != nil, bounds.size != frame.size, transform.isIdentity {
      bounds.size = frame.size
    }
    let scale = frame.width / max(1, bounds.width)
    transform = CGAffineTransform(scaleX: scale, y: scale)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  // MARK: Animation

  /// Shows the preview where it comes from, and hides what it shows there.
  func prepare(over source: CGRect) {
    if controller != nil {
      bounds.size = placed.size
      alpha = 0
      controller?.beginAppearanceTransition(true, animated: true)
    } else {
      lifted.hideSource()
    }
    show(source)
    layoutIfNeeded()
  }

  /// Moves the preview beside the menu.
  func lift() {
    isLifted = true
    alpha = 1
    show(placed)
  }

  /// Moves the preview to where it goes at the end.
  func lower(to source: CGRect) {
    isLifted = false
    controller?.beginAppearanceTransition(false, animated: true)
    if popsOut {
      transform = transform.scaledBy(x: 1.3, y: 1.3)
    } else {
      show(source)
    }
    if controller != nil || popsOut { alpha = 0 }
  }

  /// Hides the preview because it is dragged away, and shows its source.
  func handOver() {
    isHidden = true
    lifted.showSource()
  }

  /// Shows again what was hidden.
  func finish() {
    controller?.endAppearanceTransition()
    if let controller, lifted.contains(controller.view) { controller.view.removeFromSuperview() }
    lifted.showSource()
  }
}
