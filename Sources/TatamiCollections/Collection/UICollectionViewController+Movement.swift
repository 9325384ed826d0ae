import Foundation
import TatamiViews

// The standard gesture for interactive movement.
extension UICollectionViewController {
  /// Adds the gesture to the loaded collection view, or removes it.
  func updateMovementGesture() {
    guard let view = viewIfLoaded as? UICollectionView else { return }
    if installsStandardGestureForInteractiveMovement {
      if movementGesture.view !== view { view.addGestureRecognizer(movementGesture) }
    } else {
      movementGesture.view?.removeGestureRecognizer(movementGesture)
    }
  }

  /// Moves the pressed item with the touch.
  func moveItem(by gesture: UILongPressGestureRecognizer) {
    guard let view = collectionView else { return }
    let touch = gesture.location(in: view)
    switch gesture.state {
    case .began:
      guard let path = view.indexPathForItem(at: touch) else { return }
      view.beginInteractiveMovementForItem(at: path)
    case .changed: view.updateInteractiveMovementTargetPosition(touch)
    case .ended: view.endInteractiveMovement()
    case .cancelled: view.cancelInteractiveMovement()
    case .possible, .failed: break
    }
  }
}
