public import Foundation

/// Recognises two fingers that move apart or together.
@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much farther apart the fingers are than when they came down; may be set.
  open var scale: CGFloat = 1
  /// The speed of the scale, per second.
  open var velocity: CGFloat { movement.velocity.x }

  private static let slop: CGFloat = 10  // points between the fingers

  private var movement = Movement()
  private var spread: CGFloat = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    followPair(event)
    movement.rest(at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pairs else { return }
    let old = scale
    scale *= pairs.new.distance / pairs.old.distance
    spread += pairs.new.distance - pairs.old.distance
    movement.move(by: CGPoint(x: scale - old, y: 0), at: event.timestamp)
    if isInProgress { state = .changed } else if abs(spread) >= Self.slop { state = .began }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    movement.rest(at: event.timestamp)
    liftPair()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    scale = 1
    spread = 0
    movement = Movement()
  }
}
