public import Foundation

/// A gesture recognizer of two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer, TouchPairRecognizer {
  /// The distance between the fingers relative to their initial distance; may be set.
  open var scale: CGFloat = 1
  /// The velocity of the scale, per second.
  open var velocity: CGFloat { movement.velocity.x }

  var movement = Movement()
  private var spread: CGFloat = 0

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
    scale = 1
    spread = 0
    movement = Movement()
  }

  func apply(from old: TouchPair, to new: TouchPair) -> CGFloat {
    let oldScale = scale
    scale *= new.distance / old.distance
    spread += new.distance - old.distance
    return scale - oldScale
  }

  func apply(scale factor: CGFloat, rotation: CGFloat) -> CGFloat {
    let oldScale = scale
    scale *= factor
    return scale - oldScale
  }

  func travel(of pair: TouchPair) -> CGFloat { abs(spread) }
}
