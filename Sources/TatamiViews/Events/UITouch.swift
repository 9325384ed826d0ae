public import Foundation

/// A touch of a finger, pencil or pointer on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phases of a touch.
  public enum Phase: Int, Sendable {
    /// The touch has begun.
    case began = 0
    /// The touch has moved.
    case moved = 1
    /// The touch has not moved since the last event.
    case stationary = 2
    /// The finger has been lifted.
    case ended = 3
    /// The system or a gesture recognizer has canceled the touch.
    case cancelled = 4
    /// A pointer has entered the window.
    case regionEntered = 5
    /// A pointer has moved without a pressed button.
    case regionMoved = 6
    /// A pointer has left the window.
    case regionExited = 7
  }

  /// The kinds of touches.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on a remote surface.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A mouse or trackpad.
    case indirectPointer = 3
  }

  /// The time of the last change, in seconds on the scale of `CACurrentMediaTime()`.
  open package(set) var timestamp: TimeInterval = 0
  /// The phase of the touch.
  open package(set) var phase = Phase.began
  /// The number of consecutive taps at this location, this touch included; at least 1.
  open internal(set) var tapCount = 1
  /// The kind of the touch.
  open package(set) var type = TouchType.direct
  /// The window that the touch began in.
  open package(set) weak var window: UIWindow?
  /// The view that the touch began in, which receives the touch until its end.
  open internal(set) weak var view: UIView?
  /// The gesture recognizers that track the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The buttons of the pointer that were pressed when the touch began; empty for other touches.
  package var buttonMask: UIEvent.ButtonMask = []
  package var windowLocation = CGPoint.zero
  package var previousWindowLocation = CGPoint.zero
  var firstWindowLocation = CGPoint.zero

  /// The distance from the location where the touch began, in points.
  var travel: CGFloat { windowLocation.distance(to: firstWindowLocation) }

  private static var count = 0

  /// The serial number of the touch; touches that began earlier have smaller ones.
  let number: Int
  /// The part of the touch that the view has received.
  var delivery = ViewDelivery.pending
  /// Whether a recognizer has claimed the touch, which cancels it for the view (S88).
  package var isClaimed = false
  /// Whether the touch has ended or was canceled.
  package var isOver = false
  /// Whether the current event has changed the touch.
  var hasChanged = false

  package override init() {
    Self.count += 1
    number = Self.count
  }

  /// Returns the location in the current coordinates of a view, or of the window if it is nil.
  open func location(in view: UIView?) -> CGPoint {
    convert(windowLocation, to: view)
  }

  /// Returns the location before the last change, in coordinates of a view or of the window.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousWindowLocation, to: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }
}
