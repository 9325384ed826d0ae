import Foundation

/// Hands the events of a window to whom they concern.
@MainActor
enum EventDispatcher {
  /// Hands on an event: touches to the views they began in (S75), presses to their responder.
  static func send(_ event: UIEvent, in window: UIWindow) {
    if let presses = event as? UIPressesEvent {
      send(presses)
    } else {
      for touch in event.allTouches ?? [] where touch.phase == .began {
        touch.view = window.hitTest(touch.windowLocation, with: event)
      }
      send(touchesOf: event)
    }
  }

  private static func send(touchesOf event: UIEvent) {
    let touches = Dictionary(grouping: event.allTouches ?? []) { $0.view }
    for (view, touches) in touches {
      for (phase, touches) in Dictionary(grouping: touches, by: \.phase) {
        send(Set(touches), phase, to: view, event)
      }
    }
  }

  private static func send(
    _ touches: Set<UITouch>,
    _ phase: UITouch.Phase,
    to responder: UIResponder?,
    _ event: UIEvent
  ) {
    switch phase {
    case .began: responder?.touchesBegan(touches, with: event)
    case .moved: responder?.touchesMoved(touches, with: event)
    case .ended: responder?.touchesEnded(touches, with: event)
    case .cancelled: responder?.touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
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
