import Foundation

/// A gesture recognizer of fingers that move quickly in a direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A set of directions on the screen, independent of the layout direction.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bit mask of the directions.
    public let rawValue: UInt

    /// Creates directions from a bit mask.
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

  /// The directions that are recognized.
  open var direction = Direction.right
  /// The number of fingers that are required.
  open var numberOfTouchesRequired = 1

  private static let minTravel: CGFloat = 50  // points in the direction
  private static let maxDrift: CGFloat = 50  // points across the direction
  private static let maxDuration: TimeInterval = 0.5  // seconds

  private var beginTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.count == touches.count { beginTime = event.timestamp }
    if activeTouches.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard event.timestamp - beginTime <= Self.maxDuration else { return state = .failed }
    guard activeTouches.count == numberOfTouchesRequired else { return }
    if activeTouches.allSatisfy(hasSwiped) {
      state = .ended
    } else if activeTouches.contains(where: { $0.travel > Self.minTravel + Self.maxDrift }) {
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

  private static func isSwipe(_ travel: CGFloat, across drift: CGFloat) -> Bool {
    travel >= minTravel && abs(drift) <= min(travel, maxDrift)
  }
}
