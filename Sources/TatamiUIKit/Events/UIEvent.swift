public import Foundation

/// Something the user did.
@MainActor
open class UIEvent: NSObject {
  /// Kinds of events.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches = 0
    /// Shaking.
    case motion = 1
    /// Headphone buttons.
    case remoteControl = 2
    /// Keys.
    case presses = 3
    /// A wheel or two fingers on a trackpad.
    case scroll = 10
    /// A pointer that moves without pressing.
    case hover = 11
    /// Two fingers on a trackpad that spread or turn.
    case transform = 14
  }

  /// The kind.
  open internal(set) var type: EventType
  /// When it happened, in seconds of the one clock (R2).
  open internal(set) var timestamp: TimeInterval
  /// The modifier keys held.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The window it happened in.
  weak var window: UIWindow?

  init(type: EventType, timestamp: TimeInterval, window: UIWindow?) {
    self.type = type
    self.timestamp = timestamp
    self.window = window
  }

  /// All touches of the event, none for other kinds.
  open internal(set) var allTouches: Set<UITouch>?

  /// Returns the touches that belong to a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  /// Returns the touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// Returns the touches that a recogniser follows.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains(gesture) == true }
  }
}
