import Foundation

/// An event of keys or buttons that are pressed or released.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// The presses of the event.
  open package(set) var allPresses: Set<UIPress> = []
}
