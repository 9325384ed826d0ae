public import Foundation

/// A finger, pen or pointer on the screen.
@MainActor
open class UITouch: NSObject {
  /// Where a touch is in its life.
  public enum Phase: Int, Sendable {
    /// It has just come down.
    case began = 0
    /// It has moved.
    case moved = 1
    /// It rests since the last event.
    case stationary = 2
    /// It has been lifted.
    case ended = 3
    /// The system or a recogniser took it away.
    case cancelled = 4
    /// A pointer entered.
    case regionEntered = 5
    /// A pointer moved without pressing.
    case regionMoved = 6
    /// A pointer left.
    case regionExited = 7
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// A finger away from the screen.
    case indirect = 1
    /// A pen.
    case pencil = 2
    /// A mouse or trackpad.
    case indirectPointer = 3
  }

  /// When the touch was last changed, in seconds of the one clock (R2).
  open internal(set) var timestamp: TimeInterval = 0
  /// Where the touch is in its life.
  open internal(set) var phase = Phase.began
  /// How many times the finger has come down here in quick succession, from 1.
  open internal(set) var tapCount = 1
  /// What touches.
  open internal(set) var type = TouchType.direct
  /// The window that the touch began in.
  open internal(set) weak var window: UIWindow?
  /// The view that the touch began in and belongs to for life (S75).
  open internal(set) weak var view: UIView?
  /// The recognisers that follow the touch (S76).
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  var windowLocation = CGPoint.zero
  var previousWindowLocation = CGPoint.zero
  var firstWindowLocation = CGPoint.zero

  /// How far the touch is from where it began, in points.
  var travel: CGFloat { windowLocation.distance(to: firstWindowLocation) }

  private static var count = 0

  /// The number of the touch in the order of all touches.
  let number: Int
  /// What the view knows of the touch.
  var share = TouchShare.waiting
  /// Whether a recogniser keeps the touch to itself (S88).
  var isClaimed = false
  /// Whether the finger is up or the touch was taken away.
  var isOver = false
  /// Whether the event at hand has changed the touch.
  var isFresh = false

  override init() {
    Self.count += 1
    number = Self.count
  }

  /// Returns where the touch is, in a view's coordinates as they are now; nil: the window's (S72).
  open func location(in view: UIView?) -> CGPoint {
    convert(windowLocation, to: view)
  }

  /// Returns where the touch was before its last change.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousWindowLocation, to: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }
}
