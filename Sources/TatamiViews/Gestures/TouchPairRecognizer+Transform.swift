import Foundation

// Pinches and rotations of a trackpad, which have no touches.
extension TouchPairRecognizer {
  /// Whether a trackpad may drive the recognizer at this time.
  var acceptsTransform: Bool { attempt.state == .possible && !isUndecided }

  /// Prepares for a movement, which is recognized when it changes the recognizer's value.
  func prepareTransform(_ event: TransformEvent) {
    attempt.lastCentroid = event.location
    movement = Movement()
    movement.rest(at: event.timestamp)
  }

  /// Applies a part of a movement.
  func transform(by scale: CGFloat, _ rotation: CGFloat, _ event: TransformEvent) {
    guard attempt.touches.isEmpty, isInProgress || acceptsTransform else { return }
    attempt.lastCentroid = event.location
    let change = apply(scale: scale, rotation: rotation)
    movement.move(by: CGPoint(x: change, y: 0), at: event.timestamp)
    if isInProgress {
      state = .changed
    } else if change != 0 {
      state = .began
    }
  }

  /// Ends a movement.
  func endTransform(_ event: TransformEvent) {
    guard isInProgress, attempt.touches.isEmpty else { return }
    movement.rest(at: event.timestamp)
    state = .ended
  }
}
