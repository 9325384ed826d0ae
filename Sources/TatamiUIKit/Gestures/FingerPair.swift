import Foundation

/// Two fingers: how far apart they are, and in which direction.
struct FingerPair {
  private let way: CGPoint

  /// How far apart the fingers are, in points, at least 1.
  var distance: CGFloat { max(1, hypot(way.x, way.y)) }

  /// The direction from one finger to the other, in radians.
  var angle: CGFloat { atan2(way.y, way.x) }

  /// Takes the first two fingers; nil without two.
  @MainActor
  init?(_ touches: [UITouch], at place: (UITouch) -> CGPoint) {
    guard touches.count >= 2 else { return nil }
    let (one, other) = (place(touches[0]), place(touches[1]))
    way = CGPoint(x: other.x - one.x, y: other.y - one.y)
  }

  /// The turn from another pair to this one, from -π to π.
  func turn(from other: FingerPair) -> CGFloat {
    (angle - other.angle).remainder(dividingBy: 2 * .pi)
  }
}

extension UIGestureRecognizer {
  /// The pairs of fingers before and after the event at hand; nil without two fingers.
  var pairs: (old: FingerPair, new: FingerPair)? {
    guard let old = FingerPair(activeTouches, at: \.previousWindowLocation),
      let new = FingerPair(activeTouches, at: \.windowLocation)
    else { return nil }
    return (old, new)
  }

  /// Follows two fingers and no more.
  func followPair(_ event: UIEvent) {
    for touch in activeTouches.dropFirst(2) { ignore(touch, for: event) }
  }

  /// Ends when no finger is left.
  func liftPair() {
    if activeTouches.isEmpty { state = isInProgress ? .ended : .failed }
  }
}
