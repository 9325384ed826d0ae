import Foundation

/// Hands the events of a window to whom they concern.
@MainActor
enum EventDispatcher {
  /// Hands on an event: touches to recognisers and views, presses to their responder.
  static func send(_ event: UIEvent, in window: UIWindow) {
    if let presses = event as? UIPressesEvent {
      KeyDispatcher(window: window).send(presses)
    } else if let event = event as? PointerEvent {
      window.pointerDispatcher.send(event)
    } else {
      window.touchDispatcher.send(event)
    }
  }
}
