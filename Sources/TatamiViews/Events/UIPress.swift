public import Foundation

/// A press of a key or button.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phases of a press.
  public enum Phase: Int, Sendable {
    /// The press has begun.
    case began = 0
    /// The force of the press has changed.
    case changed = 1
    /// The press continues unchanged.
    case stationary = 2
    /// The key or button has been released.
    case ended = 3
    /// The system has canceled the press.
    case cancelled = 4
  }

  /// The key that is pressed; nil for buttons.
  open package(set) var key: UIKey?
  /// The phase of the press.
  open package(set) var phase = Phase.began
  /// The time of the last change, in seconds on the scale of `CACurrentMediaTime()`.
  open package(set) var timestamp: TimeInterval = 0
  /// The window that receives the press.
  open package(set) weak var window: UIWindow?
  /// The responder that received the beginning of the press.
  open internal(set) weak var responder: UIResponder?
}
