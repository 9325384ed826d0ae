public import Foundation

/// Recognises fingers that move over a view (S90).
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers it takes at least.
  open var minimumNumberOfTouches = 1
  /// How many fingers are followed at most.
  open var maximumNumberOfTouches = Int.max
  /// Which kinds of scrolling without touching move the view, too.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  private static let slop: CGFloat = 10  // points; S90

  var movement = Movement()

  /// Returns how far the fingers have moved since they came down, along a view's axes.
  open func translation(in view: UIView?) -> CGPoint {
    convert(vector: movement.translation, to: view)
  }

  /// Sets how far the fingers have moved; they go on from there.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    movement.translation = convert(vector: translation, from: view)
  }

  /// Returns the speed over the latest samples, in points per second along a view's axes.
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
    if isUnderWay {
      state = .changed
    } else if activeTouches.count >= minimumNumberOfTouches,
      movement.translation.distance(to: .zero) >= Self.slop
    {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    movement.rest(at: event.timestamp)
    let count = activeTouches.count
    guard count == 0 || isUnderWay && count < minimumNumberOfTouches else { return }
    state = isUnderWay ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.isEmpty { state = .cancelled }
  }

  open override func reset() {
    movement = Movement()
  }

  /// How far the middle of the fingers has moved with this event.
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
