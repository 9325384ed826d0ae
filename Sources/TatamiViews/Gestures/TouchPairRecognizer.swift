import Foundation

/// A gesture recognizer of two touches: pinch or rotation.
///
/// A protocol rather than a superclass, because UIKit has no public class between these recognizers
/// and `UIGestureRecognizer`.
@MainActor
protocol TouchPairRecognizer: UIGestureRecognizer {
  /// The movement of the recognizer's value, along x.
  var movement: Movement { get set }

  /// Applies a movement of the touches to the recognizer's value; returns the change.
  func apply(from old: TouchPair, to new: TouchPair) -> CGFloat

  /// Applies a pinch and a rotation of a trackpad to the recognizer's value; returns the change.
  func apply(scale: CGFloat, rotation: CGFloat) -> CGFloat

  /// Returns the distance that the touches have traveled since they began, in points.
  func travel(of pair: TouchPair) -> CGFloat
}

extension TouchPairRecognizer {
  /// Tracks the first two touches and ignores further ones.
  func beginTouches(_ event: UIEvent) {
    for touch in activeTouches.dropFirst(2) { ignore(touch, for: event) }
    movement.rest(at: event.timestamp)
  }

  /// Updates the value; recognition begins once the touches have traveled far enough.
  func moveTouches(_ event: UIEvent) {
    guard let old = TouchPair(activeTouches, at: \.previousWindowLocation),
      let new = TouchPair(activeTouches, at: \.windowLocation)
    else { return }
    movement.move(by: CGPoint(x: apply(from: old, to: new), y: 0), at: event.timestamp)
    if isInProgress {
      state = .changed
    } else if travel(of: new) >= GestureSlop.distance {
      state = .began
    }
  }

  /// Ends or fails when the last touch has ended.
  func endTouches(_ event: UIEvent) {
    movement.rest(at: event.timestamp)
    if activeTouches.isEmpty { state = isInProgress ? .ended : .failed }
  }
}
