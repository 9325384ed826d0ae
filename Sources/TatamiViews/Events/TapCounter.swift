import Foundation

/// Counts taps that follow each other quickly at nearly the same location.
@MainActor
struct TapCounter {
  /// The longest time between the end of one tap and the beginning of the next, in seconds.
  static let maxInterval: TimeInterval = 0.35
  private static let maxDistance: CGFloat = 40  // points

  private var lastLocation = CGPoint.zero
  private var lastTime = -TimeInterval.infinity
  private var lastCount = 0

  /// Returns the number of the tap, from 1, that begins with a touch.
  func count(of touch: UITouch) -> Int {
    let isRepeated =
      touch.timestamp - lastTime <= Self.maxInterval
      && touch.windowLocation.distance(to: lastLocation) <= Self.maxDistance
    return isRepeated ? lastCount + 1 : 1
  }

  /// Records the end of a touch.
  mutating func end(_ touch: UITouch) {
    lastLocation = touch.firstWindowLocation
    lastTime = touch.timestamp
    lastCount = touch.tapCount
  }
}
