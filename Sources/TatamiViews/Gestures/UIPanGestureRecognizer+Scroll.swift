import Foundation

extension UIPanGestureRecognizer {
  /// Returns whether a wheel or trackpad may drive the recognizer at this time.
  func acceptsScroll(_ type: UIScrollTypeMask) -> Bool {
    !allowedScrollTypesMask.intersection(type).isEmpty
      && attempt.state == .possible && !isUndecided
  }

  func beginScroll(_ event: PointerEvent) {
    attempt.lastCentroid = event.location
    movement = Movement()
    movement.rest(at: event.timestamp)
    state = .began
  }

  func scroll(by step: CGPoint, _ event: PointerEvent) {
    guard isInProgress, attempt.touches.isEmpty else { return }
    attempt.lastCentroid = event.location
    movement.move(by: step, at: event.timestamp)
    state = .changed
  }

  func endScroll(_ event: PointerEvent) {
    guard isInProgress, attempt.touches.isEmpty else { return }
    movement.rest(at: event.timestamp)
    state = .ended
  }
}
