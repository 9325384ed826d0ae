import Foundation

/// A gesture recognizer of a hovering pointer, from entering a view to leaving it.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Recognizes that the pointer has entered the view or moved over it.
  func hover(at location: CGPoint) {
    attempt.lastCentroid = location
    state = isInProgress ? .changed : .began
  }

  /// Recognizes that the pointer has left the view.
  func exit(at location: CGPoint) {
    attempt.lastCentroid = location
    state = .ended
  }
}
