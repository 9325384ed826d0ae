public import Foundation

/// A gesture recognizer of fingers that move over a view.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers that are tracked.
  open var maximumNumberOfTouches = Int.max
  /// The kinds of scroll events that the recognizer handles in addition to touches.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  var movement = Movement()

  /// Returns the distance that the fingers have moved, along the axes of a view, in points.
  open func translation(in view: UIView?) -> CGPoint {
    convert(vector: movement.translation, to: view)
  }

  /// Sets the translation; later movements add to it.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    movement.translation = convert(vector: translation, from: view)
  }

  /// Returns the velocity of the fingers, along the axes of a view, in points per second.
  open func velocity(in view: UIView?) -> CGPoint {
    convert(vector: movement.velocity, to: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let extra = activeTouches.dropFirst(max(0, maximumNumberOfTouches))
    for touch in extra where touches.contains(touch) { ignore(touch, for: event) }
    movement.rest(at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    movement.move(by: meanStep, at: event.timestamp)
    if isInProgress {
      state = .changed
    } else if activeTouches.count >= minimumNumberOfTouches,
      movement.translation.distance(to: .zero) >= GestureSlop.distance
    {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    movement.rest(at: event.timestamp)
    let count = activeTouches.count
    guard count == 0 || isInProgress && count < minimumNumberOfTouches else { return }
    state = isInProgress ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.isEmpty { state = .cancelled }
  }

  open override func reset() {
    movement = Movement()
  }

  /// The movement of the fingers' center with the current event.
  private var meanStep: CGPoint {
    let touches = activeTouches
    let count = CGFloat(max(1, touches.count))
    return touches.reduce(CGPoint.zero) {
      CGPoint(
        x: $0.x + ($1.windowLocation.x - $1.previousWindowLocation.x) / count,
        y: $0.y + ($1.windowLocation.y - $1.previousWindowLocation.y) / count
      )
    }
  }
}
