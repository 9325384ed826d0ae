import Foundation
import TatamiGraphics
import TatamiViews

/// An interactive transition in progress.
struct CollectionTransition {
  var layout: UICollectionViewTransitionLayout
  var completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

// Interactive transitions between layouts.
extension UICollectionView {
  func startTransition(
    to next: UICollectionViewLayout,
    completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    if let running = transition?.layout {
      Diagnostics.report("an interactive transition is already in progress")
      return running
    }
    let old = layoutInUse
    let layout =
      delegate?
      .collectionView(self, transitionLayoutForOldLayout: old, newLayout: next)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: next)
    UIView.performWithoutAnimation { layOutElements() }
    old.prepareForTransition(to: next)
    next.prepareForTransition(from: old)
    transition = CollectionTransition(layout: layout, completion: completion)
    adopt(next)
    layoutInUse = layout
    adopt(layout)
    setNeedsLayout()
    return layout
  }

  /// Animates to the next layout, or back to the old one.
  func endTransition(isFinished: Bool) {
    guard let transition else {
      return Diagnostics.report("there is no interactive transition to end")
    }
    UIView.animate(
      withDuration: 0.3,
      animations: {
        transition.layout.transitionProgress = isFinished ? 1 : 0
        self.layoutIfNeeded()
      },
      completion: { [weak self] completed in
        self?.settle(transition, isFinished: isFinished)
        transition.completion?(completed, isFinished)
      }
    )
  }

  private func settle(_ transition: CollectionTransition, isFinished: Bool) {
    let (old, next) = (transition.layout.currentLayout, transition.layout.nextLayout)
    self.transition = nil
    transition.layout.collectionView = nil
    (isFinished ? old : next).collectionView = nil
    layoutInUse = isFinished ? next : old
    adopt(layoutInUse)
    UIView.performWithoutAnimation { layoutIfNeeded() }
    old.finalizeLayoutTransition()
    next.finalizeLayoutTransition()
  }
}
