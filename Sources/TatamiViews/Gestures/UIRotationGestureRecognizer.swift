public import Foundation

/// A gesture recognizer of two fingers that rotate around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer, TouchPairRecognizer {
  /// The rotation since the fingers touched the view, in radians; may be set.
  open var rotation: CGFloat = 0
  /// The velocity of the rotation, in radians per second.
  open var velocity: CGFloat { movement.velocity.x }

  var movement = Movement()
  private var totalRotation: CGFloat = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    beginTouches(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    moveTouches(event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    endTouches(event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    rotation = 0
    totalRotation = 0
    movement = Movement()
  }

  func apply(from old: TouchPair, to new: TouchPair) -> CGFloat {
    let step = new.rotation(from: old)
    rotation += step
    totalRotation += step
    return step
  }

  func apply(scale: CGFloat, rotation step: CGFloat) -> CGFloat {
    rotation += step
    return step
  }

  /// The length of the arc that each touch has traveled.
  func travel(of pair: TouchPair) -> CGFloat { abs(totalRotation) * pair.distance / 2 }
}
