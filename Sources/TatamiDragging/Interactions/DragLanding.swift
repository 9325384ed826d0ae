import Foundation
import TatamiControls
import TatamiGraphics
import TatamiViews

/// The end of a drag: its items move to where they land.
@MainActor
final class DragLanding {
  /// The position at which an item lands.
  struct Place {
    /// The preview at the position; nil to fade.
    let preview: UITargetedDragPreview?
    /// Receives the animator before the item moves.
    let willAnimate: (DragAnimator) -> Void
  }

  private static let duration: TimeInterval = 0.3

  private let overlay: DragOverlay
  private let isDrop: Bool

  init(_ overlay: DragOverlay, isDrop: Bool) { (self.overlay, self.isDrop) = (overlay, isDrop) }

  /// Moves each item to the place that a closure returns; nil lets it fade.
  func run(
    _ place: (UIDragItem, UITargetedDragPreview) -> Place?,
    completion: @escaping () -> Void
  ) {
    overlay.hideBadge()
    let animators = overlay.entries.map { prepare($0, place) }
    UIView.animate(
      withDuration: Self.duration,
      animations: {
        for animator in animators { animator.animate() }
      },
      completion: { [overlay] _ in
        for entry in overlay.entries { entry.view?.showSource() }
        overlay.removeFromSuperview()
        for animator in animators { animator.complete() }
        completion()
      }
    )
  }

  private func prepare(
    _ entry: DragOverlay.Entry,
    _ place: (UIDragItem, UITargetedDragPreview) -> Place?
  ) -> DragAnimator {
    let animator = DragAnimator()
    let standard = standard(entry)
    let found = standard.flatMap { place(entry.item, $0) }
    found?.willAnimate(animator)
    guard let view = entry.view else { return animator }
    let target = found?.preview
    animator.addAnimations { [self] in
      guard let target, let frame = frame(of: target) else { return view.alpha = 0 }
      let center = overlay.stack.center
      view.center = CGPoint(x: frame.midX - center.x, y: frame.midY - center.y)
      view.transform = CGAffineTransform(
        scaleX: frame.width / max(1, view.bounds.width),
        y: frame.height / max(1, view.bounds.height)
      )
      view.layer.shadowOpacity = 0
      if isDrop, target === standard { view.alpha = 0 }
    }
    return animator
  }

  /// Returns where an item lands by default: where it comes from, or smaller where it is.
  private func standard(_ entry: DragOverlay.Entry) -> UITargetedDragPreview? {
    guard isDrop else { return entry.lift }
    let center = overlay.stack.center
    let middle =
      entry.view.map { CGPoint(x: center.x + $0.center.x, y: center.y + $0.center.y) } ?? center
    let target = UIDragPreviewTarget(
      container: overlay,
      center: middle,
      transform: CGAffineTransform(scaleX: 0.4, y: 0.4)
    )
    return UITargetedDragPreview(
      view: entry.lift?.view ?? entry.view ?? UIView(),
      parameters: entry.lift?.parameters ?? UIDragPreviewParameters(),
      target: target
    )
  }

  /// Returns the place of a preview in the overlay; nil if it is in another window or in none.
  private func frame(of preview: UITargetedDragPreview) -> CGRect? {
    guard let window = overlay.window, preview.target.container.window === window else {
      return nil
    }
    return preview.frame(in: overlay)
  }
}
