import Foundation

/// Routes the events of a window to the dispatchers for their kinds.
@MainActor
enum EventDispatcher {
  /// Delivers an event: touches to recognizers and views, presses to a responder.
  static func send(_ event: UIEvent, in window: UIWindow) {
    if let presses = event as? UIPressesEvent {
      KeyDispatcher(window: window).send(presses)
    } else if let event = event as? PointerEvent {
      window.pointerDispatcher.send(event)
    } else if let event = event as? TransformEvent {
      window.pointerDispatcher.send(event)
    } else {
      window.touchDispatcher.send(event)
    }
  }
}
