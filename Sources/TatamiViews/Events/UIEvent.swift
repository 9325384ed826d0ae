public import Foundation

/// An action of the user: touches, presses, scrolling or pointer movement.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// Kinds of events.
  public enum EventType: Int, Sendable {
    /// Touches on the screen.
    case touches = 0
    /// Motion of the device, such as shaking.
    case motion = 1
    /// Remote control commands, such as headphone buttons.
    case remoteControl = 2
    /// Presses of keys or buttons.
    case presses = 3
    /// Scrolling by a wheel or by two fingers on a trackpad.
    case scroll = 10
    /// A pointer movement without a pressed button.
    case hover = 11
    /// A pinch or rotation on a trackpad.
    case transform = 14
  }

  /// The kind of the event.
  open internal(set) var type: EventType
  /// The time of the event, in seconds on the scale of `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval
  /// The modifier keys that are held down.
  open package(set) var modifierFlags: UIKeyModifierFlags = []
  /// The buttons that are held down, or were during a click that ends; empty without a pointer.
  open var buttonMask: ButtonMask {
    (allTouches ?? []).reduce(into: []) { $0.formUnion($1.buttonMask) }
  }
  /// The window of the event.
  package weak var window: UIWindow?

  package init(type: EventType, timestamp: TimeInterval, window: UIWindow?) {
    self.type = type
    self.timestamp = timestamp
    self.window = window
  }

  /// The touches of the event; nil for other kinds of events.
  open package(set) var allTouches: Set<UITouch>?

  /// Returns the touches that belong to a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  /// Returns the touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// Returns the touches that a gesture recognizer tracks.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains(gesture) == true }
  }
}
