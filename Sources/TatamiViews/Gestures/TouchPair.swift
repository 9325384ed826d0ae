import Foundation

/// The vector between two touches: its length and its direction.
struct TouchPair {
  private let vector: CGPoint

  /// The distance between the touches, in points, at least 1.
  var distance: CGFloat { max(1, hypot(vector.x, vector.y)) }

  /// The direction from the first touch to the second, in radians.
  var angle: CGFloat { atan2(vector.y, vector.x) }

  /// Creates the pair of the first two touches; nil for fewer than two.
  @MainActor
  init?(_ touches: [UITouch], at location: (UITouch) -> CGPoint) {
    guard touches.count >= 2 else { return nil }
    let (first, second) = (location(touches[0]), location(touches[1]))
    vector = CGPoint(x: second.x - first.x, y: second.y - first.y)
  }

  /// Returns the rotation from another pair to this one, in radians from -π to π.
  func rotation(from other: TouchPair) -> CGFloat {
    (angle - other.angle).remainder(dividingBy: 2 * .pi)
  }
}
