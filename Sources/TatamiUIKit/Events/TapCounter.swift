import Foundation

/// Counts how often a finger comes down in one place in quick succession.
@MainActor
struct TapCounter {
  /// The longest time from lifting a finger until it comes down again, in seconds.
  static let longestPause: TimeInterval = 0.35
  private static let nearness: CGFloat = 40  // points

  private var lastPlace = CGPoint.zero
  private var lastTime = -TimeInterval.infinity
  private var lastCount = 0

  /// Returns the number of the tap that a touch begins, from 1.
  mutating func count(of touch: UITouch) -> Int {
    let isAgain =
      touch.timestamp - lastTime <= Self.longestPause
      && touch.windowLocation.distance(to: lastPlace) <= Self.nearness
    return isAgain ? lastCount + 1 : 1
  }

  /// Remembers a touch that has been lifted.
  mutating func lift(_ touch: UITouch) {
    lastPlace = touch.firstWindowLocation
    lastTime = touch.timestamp
    lastCount = touch.tapCount
  }
}
