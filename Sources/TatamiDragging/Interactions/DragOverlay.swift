import Foundation
import TatamiControls
import TatamiGraphics
import TatamiViews

/// The previews of a drag in front of a window, which follow the touch.
final class DragOverlay: UIView {
  /// An item with its preview.
  struct Entry {
    let item: UIDragItem
    /// The origin of the item; nil for no preview.
    let lift: UITargetedDragPreview?
    /// The view that is shown; nil for none.
    var view: LiftedView?
    /// The center where the item was lifted, from the touch, in points.
    var home = CGPoint.zero
  }

  /// The scale of lifted items.
  private static let liftScale: CGFloat = 1.04
  /// The largest number of previews that are shown, the first ones.
  private static let mostPreviews = 4
  /// The distance between the items of a stack, in points.
  private static let stackStep: CGFloat = 5

  private(set) var entries: [Entry] = []
  /// The items, from the location of the touch.
  let stack = UIView()
  private let badge = DragBadge()
  /// The window in front of which the items are.
  private weak var screen: UIWindow?
  /// Whether the previews are in the window.
  private(set) var isShown = false

  /// Creates an overlay without items.
  init(in window: UIWindow) {
    screen = window
    super.init(frame: window.bounds)
    isOpaque = false
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stack.isOpaque = false
    addSubview(stack)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Lift

  /// Adds an item behind the others.
  func add(_ item: UIDragItem, _ preview: UITargetedDragPreview?) {
    var entry = Entry(item: item, lift: preview)
    if let preview, entries.count < Self.mostPreviews {
      let view = LiftedView(
        of: preview.view,
        content: nil,
        parameters: preview.parameters,
        isOutlined: true
      )
      setShadow(of: view)
      stack.insertSubview(view, at: 0)
      entry.view = view
    }
    entries.append(entry)
  }

  private func setShadow(of view: LiftedView) {
    view.layer.shadowOpacity = 0.25
    view.layer.shadowRadius = 12
    view.layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  /// Places the items where they come from; the touch is in the coordinates of the window.
  func grab(at point: CGPoint) {
    stack.center = point
    guard let screen else { return }
    for (index, entry) in entries.enumerated() {
      guard let view = entry.view, let lift = entry.lift else { continue }
      let frame = lift.frame(in: screen)
      entries[index].home = CGPoint(x: frame.midX - point.x, y: frame.midY - point.y)
      view.center = entries[index].home
      view.layoutIfNeeded()
    }
  }

  /// Shows the items in front of the window.
  func show() {
    guard !isShown, let screen else { return }
    isShown = true
    frame = screen.bounds
    screen.addSubview(self)
  }

  /// Lifts the items; a closure receives the animator.
  func lift(_ willAnimate: (DragAnimator) -> Void) {
    let animator = DragAnimator()
    willAnimate(animator)
    for entry in entries { entry.view?.hideSource() }
    UIView.animate(
      withDuration: 0.25,
      delay: 0,
      options: .allowUserInteraction,
      animations: { [self] in
        for view in entries.compactMap(\.view) { view.transform = Self.lifted }
        animator.animate()
      },
      completion: { _ in animator.complete() }
    )
  }

  private static let lifted = CGAffineTransform(scaleX: liftScale, y: liftScale)

  /// Places the first item where a context menu has shown it, in the coordinates of the window.
  func takeOver(_ frame: CGRect) {
    guard let view = entries.first?.view else { return }
    view.center = CGPoint(x: frame.midX - stack.center.x, y: frame.midY - stack.center.y)
    let scale = frame.width / max(1, view.bounds.width)
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  // MARK: Drag

  /// Gathers the items below the touch, and shows their sources again.
  func beginDrag() {
    show()
    for index in entries.indices {
      entries[index].view?.showSource()
      replacePreview(at: index)
    }
    badge.alpha = 0
    stack.addSubview(badge)
    let side: CGFloat = isRightToLeft ? -1 : 1
    let first = entries.first?.home ?? .zero
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { [self] in
      for (index, entry) in entries.enumerated() {
        let step = Self.stackStep * CGFloat(index)
        entry.view?.center = CGPoint(x: first.x + side * step, y: first.y + step)
        entry.view?.transform = Self.lifted
      }
    }
  }

  /// Shows the preview that an item provides in place of the lifted one.
  private func replacePreview(at index: Int) {
    guard index < Self.mostPreviews, let provider = entries[index].item.previewProvider else {
      return
    }
    let old = entries[index].view
    let preview = provider()
    guard let preview else {
      old?.removeFromSuperview()
      entries[index].view = nil
      return
    }
    let view = LiftedView(
      of: preview.view,
      content: nil,
      parameters: preview.parameters,
      isOutlined: true
    )
    setShadow(of: view)
    let (x, y) = (view.bounds.width / 2, view.bounds.height / 2)
    let home = entries[index].home
    entries[index].home = CGPoint(x: max(-x, min(home.x, x)), y: max(-y, min(home.y, y)))
    view.center = entries[index].home
    view.layoutIfNeeded()
    if let old {
      stack.insertSubview(view, aboveSubview: old)
      old.removeFromSuperview()
    } else {
      stack.insertSubview(view, at: 0)
    }
    entries[index].view = view
  }

  /// Moves the items with the touch, in the coordinates of the window.
  func move(to point: CGPoint) {
    screen?.bringSubviewToFront(self)
    stack.center = point
    placeBadge()
  }

  // MARK: Badge

  /// Shows what a drop would do and how many items there are.
  func showBadge(_ operation: UIDropOperation, count: Int) {
    badge.show(operation, count: count)
    placeBadge()
  }

  private func placeBadge() {
    guard let front = entries.first?.view else { return }
    let size = badge.bounds.size
    let corner = isRightToLeft ? front.frame.minX : front.frame.maxX
    let (x, y) = (stack.center.x + corner, stack.center.y + front.frame.minY)
    let (left, top) = (size.width / 2 + 4, size.height / 2 + 4)
    badge.center = CGPoint(
      x: max(left, min(x, bounds.width - left)) - stack.center.x,
      y: max(top, min(y, bounds.height - top)) - stack.center.y
    )
  }

  /// Hides the badge.
  func hideBadge() { badge.show(.cancel, count: 0) }
}
