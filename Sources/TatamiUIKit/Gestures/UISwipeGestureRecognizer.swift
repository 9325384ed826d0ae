import Foundation

/// Recognises fingers that move quickly in a direction; once for each time they come down.
@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions on the screen, whatever the direction of reading.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the directions.
    public let rawValue: UInt

    /// Makes directions from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that count.
  open var direction = Direction.right
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1

  private static let leastTravel: CGFloat = 50  // points along the direction
  private static let mostDrift: CGFloat = 50  // points across
  private static let longestTime: TimeInterval = 0.5  // seconds

  private var beginTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.count == touches.count { beginTime = event.timestamp }
    if activeTouches.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard event.timestamp - beginTime <= Self.longestTime else { return state = .failed }
    guard activeTouches.count == numberOfTouchesRequired else { return }
    if activeTouches.allSatisfy(hasSwiped) {
      state = .ended
    } else if activeTouches.contains(where: { $0.travel > Self.leastTravel + Self.mostDrift }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  private func hasSwiped(_ touch: UITouch) -> Bool {
    let x = touch.windowLocation.x - touch.firstWindowLocation.x
    let y = touch.windowLocation.y - touch.firstWindowLocation.y
    return direction.contains(.right) && Self.isSwipe(x, across: y)
      || direction.contains(.left) && Self.isSwipe(-x, across: y)
      || direction.contains(.down) && Self.isSwipe(y, across: x)
      || direction.contains(.up) && Self.isSwipe(-y, across: x)
  }

  private static func isSwipe(_ way: CGFloat, across drift: CGFloat) -> Bool {
    way >= leastTravel && abs(drift) <= min(way, mostDrift)
  }
}
