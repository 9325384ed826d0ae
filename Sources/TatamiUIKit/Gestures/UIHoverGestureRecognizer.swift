import Foundation

/// Follows a pointer over a view: begins when it comes, changes, ends when it leaves.
@MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Notes that the pointer is over the view.
  func hover(at place: CGPoint) {
    attempt.lastCentroid = place
    state = isUnderWay ? .changed : .began
  }

  /// Notes that the pointer has left the view.
  func leave(at place: CGPoint) {
    attempt.lastCentroid = place
    state = .ended
  }
}
