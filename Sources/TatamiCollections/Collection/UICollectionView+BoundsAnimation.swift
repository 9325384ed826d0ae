import Foundation
import TatamiControls
import TatamiViews

// Changes of the bounds inside of animations.
extension UICollectionView {
  /// Shows the elements of the present bounds; the layout takes part if their change is animated.
  func showChangedBounds() {
    guard let old = pass.animatedBounds else { return showElements() }
    pass.animatedBounds = nil
    let (layout, before) = (layoutInUse, Set(live.keys))
    layout.prepare(forAnimatedBoundsChange: old)
    adoptTargetOffset()
    animateDisappearingElements()
    showElements()
    for (element, view) in live where !before.contains(element) {
      guard let start = layout.initialAttributes(of: element),
        let end = layout.attributes(of: element)
      else { continue }
      UIView.performWithoutAnimation { view.show(start) }
      view.show(end)
    }
    layout.finalizeAnimatedBoundsChange()
  }

  private func adoptTargetOffset() {
    let target = offset(proposing: contentOffset)
    if target != contentOffset { contentOffset = clampedOffset(target) }
  }

  /// Moves views that the new bounds do not show to their final attributes, if there are any.
  private func animateDisappearingElements() {
    let wanted = visibleAttributes(layoutInUse.scrolledAttributes(in: bounds), in: bounds)
    for (element, view) in live where wanted.attributes[element] == nil {
      guard let end = layoutInUse.finalAttributes(of: element) else { continue }
      live[element] = nil
      UIView.animate(
        withDuration: UIView.inheritedAnimationDuration,
        animations: { view.show(end) },
        completion: { [weak self] _ in self?.discard(view, as: element) }
      )
    }
  }
}
