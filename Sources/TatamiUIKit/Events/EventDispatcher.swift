import Foundation

/// Hands the events of a window to whom they concern.
@MainActor
enum EventDispatcher {
  /// Hands on an event: touches to recognisers and views, presses to their responder.
  static func send(_ event: UIEvent, in window: UIWindow) {
    if let presses = event as? UIPressesEvent {
      send(presses)
    } else if let event = event as? PointerEvent {
      window.pointerDispatcher.send(event)
    } else {
      window.touchDispatcher.send(event)
    }
  }

  private static func send(_ event: UIPressesEvent) {
    for press in event.allPresses {
      switch press.phase {
      case .began: press.responder?.pressesBegan([press], with: event)
      case .changed: press.responder?.pressesChanged([press], with: event)
      case .ended: press.responder?.pressesEnded([press], with: event)
      case .cancelled: press.responder?.pressesCancelled([press], with: event)
      case .stationary: break
      }
    }
  }
}
