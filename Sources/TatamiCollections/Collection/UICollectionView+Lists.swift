import Foundation
import TatamiViews

/// The views that a collection view has for its list sections.
@MainActor
struct CollectionLists {
  /// The view behind all elements.
  var background: UIView?
  /// The cell whose actions are shown.
  var swipe: CollectionSwipe?
  var recognizer: UIPanGestureRecognizer?
}

// The background and the swipe actions of list sections.
extension UICollectionView {
  /// Shows the first list section's background, and recognizes swipes if a section has actions.
  func updateLists() {
    let state = (layoutInUse as? UICollectionViewCompositionalLayout)?.state
    let configuration = state?.listStyle?.configuration
    if state?.hasSwipeActions == true { attachSwipeRecognizer() }
    updateSwipe()
    guard let color = configuration?.backgroundColor, backgroundView == nil else {
      lists.background?.removeFromSuperview()
      return lists.background = nil
    }
    let view = lists.background ?? UIView()
    if view.superview == nil {
      view.isUserInteractionEnabled = false
      UIView.performWithoutAnimation { insertSubview(view, at: 0) }
      lists.background = view
    }
    if view.frame != bounds { view.frame = bounds }
    if view.backgroundColor !== color { view.backgroundColor = color }
  }
}
