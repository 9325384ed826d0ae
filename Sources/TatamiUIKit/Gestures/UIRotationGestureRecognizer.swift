public import Foundation

/// Recognises two fingers that turn around each other.
@MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned since they came down, in radians; may be set.
  open var rotation: CGFloat = 0
  /// The speed of the turn, in radians per second.
  open var velocity: CGFloat { movement.velocity.x }

  private static let slop: CGFloat = 10  // points of the way that a finger has gone around

  private var movement = Movement()
  private var turn: CGFloat = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    followPair(event)
    movement.rest(at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pairs else { return }
    let step = pairs.new.turn(from: pairs.old)
    rotation += step
    turn += step
    movement.move(by: CGPoint(x: step, y: 0), at: event.timestamp)
    if isInProgress {
      state = .changed
    } else if abs(turn) * pairs.new.distance / 2 >= Self.slop {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    movement.rest(at: event.timestamp)
    liftPair()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    rotation = 0
    turn = 0
    movement = Movement()
  }
}
