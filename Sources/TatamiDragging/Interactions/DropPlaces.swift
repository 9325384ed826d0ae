package import Foundation
import TatamiGraphics
package import TatamiViews

/// The positions at which the items of a drop land in a list.
@MainActor
package final class DropPlaces {
  private enum Place {
    case rect(() -> CGRect?)
    case target(UIDragPreviewTarget)
  }

  private struct Landing {
    let item: UIDragItem
    let place: Place
    let animator: DragAnimator
  }

  private weak var container: UIView?
  private var landings: [Landing] = []
  private var isOver = false

  /// Creates places in a list.
  package init(in container: UIView) { self.container = container }

  /// Lets an item land in a rectangle of the list, which is asked for when the items land; without
  /// one, it lands by default.
  package func add(
    _ item: UIDragItem,
    in rect: @escaping () -> CGRect?
  ) -> any UIDragAnimating { add(item, .rect(rect)) }

  /// Lets an item land in a place.
  package func add(_ item: UIDragItem, at target: UIDragPreviewTarget) -> any UIDragAnimating {
    add(item, .target(target))
  }

  private func add(_ item: UIDragItem, _ place: Place) -> any UIDragAnimating {
    let animator = DragAnimator()
    guard !isOver else { return animator }
    landings.removeAll { $0.item === item }
    landings.append(Landing(item: item, place: place, animator: animator))
    return animator
  }

  /// Returns where an item lands.
  package func preview(
    of item: UIDragItem,
    default standard: UITargetedDragPreview
  ) -> UITargetedDragPreview {
    guard let landing = landings.first(where: { $0.item === item }), let container else {
      return standard
    }
    switch landing.place {
    case .target(let target): return standard.retargetedPreview(with: target)
    case .rect(let find):
      container.layoutIfNeeded()
      guard let rect = find(), !rect.isEmpty else { return standard }
      let target = UIDragPreviewTarget(
        container: container,
        center: CGPoint(x: rect.midX, y: rect.midY)
      )
      return UITargetedDragPreview(
        view: UIView(frame: CGRect(origin: .zero, size: rect.size)),
        parameters: standard.parameters,
        target: target
      )
    }
  }

  /// Runs what was added for an item along with its landing.
  package func run(_ item: UIDragItem, with animator: any UIDragAnimating) {
    for landing in landings where landing.item === item {
      animator.addAnimations { landing.animator.animate() }
      animator.addCompletion { _ in landing.animator.complete() }
    }
  }

  /// Ends the drop: what is added later does not land.
  package func end() {
    isOver = true
    landings = []
  }
}
